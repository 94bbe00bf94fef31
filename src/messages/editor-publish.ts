import { listOf } from './list.ts'
import type { Translated } from './language.ts'

const pageRemoved = 'Its page will be removed, and links to it will stop working.'

const en = {
  cancelling: 'Cancelling…',
  cancelSchedule: 'Cancel schedule',
  changeTime: 'Change time…',
  deleteDraft: {
    confirm: 'Delete draft',
    deleted: (title: string) => `“${title}” was deleted.`,
    deleting: 'Deleting…',
    notPublished: (moment: string) => ` It won’t be published on ${moment}.`,
    openElsewhere: (names: readonly string[]) =>
      ` ${listOf(names)} ${names.length > 1 ? 'have' : 'has'} it open.`,
    title: 'Delete this draft?',
    warning: (title: string) =>
      `“${title}” and all its versions will be deleted. This can’t be undone.`
  },
  notShownLastTime: 'This couldn’t be shown when the site was last published.',
  onTheSite: 'On the site',
  publishAgain: 'Publish again',
  publishChanges: 'Publish changes',
  publishing: 'Publishing…',
  publishNow: 'Publish now',
  republish: {
    confirm: 'Publish previous version',
    title: 'Publish the previous version?',
    warning: (moment: string | undefined) =>
      `The site will show the version ${moment ? `published on ${moment}` : 'that was last on it'} again. The text here stays as it is.`
  },
  run: {
    close: 'Close',
    done: 'Done.',
    failed: (reason: string) =>
      `The site couldn’t be published${reason && `: ${reason}`}. It still shows the previous version.`,
    label: 'Publishing',
    notShown: (kind: string, title: string) => `The ${kind} “${title}” couldn’t be shown.`,
    pagesChanged: (count: number, seconds: string) =>
      `${count === 1 ? 'One page' : `${count} pages`} changed in ${seconds} s.`,
    progress: (done: number, total: number) => `${done} of ${total}`,
    publishAgain: 'Publish again once this has been fixed.',
    shown: {
      before: 'The site still shows its previous version.',
      nothing: 'The site doesn’t show it.'
    },
    steps: {
      check: 'Checking pages',
      queued: 'Waiting to start',
      render: 'Building pages',
      snapshot: 'Fetching changes',
      switch: 'Going live'
    },
    willRetry: 'We’ll try again in a few minutes.',
    withProblems: 'Published with problems.'
  },
  schedule: {
    changeTime: 'Change time',
    chooseTime: 'Please choose a date and time.',
    editedSince: 'This was edited after it was scheduled. Which version should go live?',
    goesLiveOn: 'Goes live on',
    latestVersion: 'Latest version',
    scheduledVersion: 'Scheduled version',
    scheduling: 'Scheduling…',
    timePassed: 'This time has passed. Please choose a later one.',
    timeZone: (zone: string) => `Your time zone: ${zone}`,
    title: 'Schedule',
    version: 'Version'
  },
  scheduleButton: 'Schedule…',
  status: {
    changed: 'The site still shows the previous version.',
    live: 'The site shows this version.',
    notLive: 'This isn’t on the site.',
    notPublished: 'This hasn’t been published yet.',
    notShown: 'This was published, but the site couldn’t show it.',
    publishing: 'The site doesn’t show this version yet.',
    removing: 'The site still shows this until the change goes live.',
    scheduled: (moment: string) => `It goes live automatically on ${moment}.`,
    scheduledVersion: (moment: string) =>
      `The scheduled version goes live automatically on ${moment}.`
  },
  undo: {
    confirm: 'Undo last publish',
    title: 'Undo the last publish?',
    undoing: 'Undoing…',
    warning: (moment: string | undefined) =>
      `${moment ? `The site will show the version published on ${moment} again.` : 'This will be taken off the site again.'} The text here stays as it is.`
  },
  unpublish: {
    againAnyTime: 'You can publish it again at any time.',
    confirm: 'Unpublish',
    consequences: {
      faq: 'It will be removed from the FAQ.',
      policy: pageRemoved,
      post: pageRemoved,
      testimonial: 'It will be removed from the home page.'
    },
    scheduleCancelled: 'Its schedule will be cancelled too.',
    title: 'Take this off the site?',
    unpublishing: 'Unpublishing…'
  },
  viewOnSite: 'View on site'
}

const pageRemovedInFrench =
  'Sa page sera retirée, et les liens qui y mènent ne fonctionneront plus.'

const fr: typeof en = {
  cancelling: 'Annulation…',
  cancelSchedule: 'Annuler la programmation',
  changeTime: 'Changer le moment…',
  deleteDraft: {
    confirm: 'Supprimer le brouillon',
    deleted: (title) => `« ${title} » a été supprimé.`,
    deleting: 'Suppression…',
    notPublished: (moment) => ` La publication prévue le ${moment} n’aura pas lieu.`,
    openElsewhere: (names) =>
      ` ${listOf(names, 'and', 'fr')} ${names.length > 1 ? 'l’ont ouvert' : 'l’a ouvert'}.`,
    title: 'Supprimer ce brouillon?',
    warning: (title) =>
      `« ${title} » et toutes ses versions seront supprimés. Cette action est irréversible.`
  },
  notShownLastTime: 'Ce contenu n’a pas pu être affiché à la dernière publication du site.',
  onTheSite: 'Sur le site',
  publishAgain: 'Publier de nouveau',
  publishChanges: 'Publier les modifications',
  publishing: 'Publication…',
  publishNow: 'Publier maintenant',
  republish: {
    confirm: 'Publier la version précédente',
    title: 'Publier la version précédente?',
    warning: (moment) =>
      `Le site affichera de nouveau la version ${moment ? `publiée le ${moment}` : 'qui s’y trouvait en dernier'}. Le texte d’ici reste tel quel.`
  },
  run: {
    close: 'Fermer',
    done: 'Terminé.',
    failed: (reason) =>
      `Le site n’a pas pu être publié${reason && ` : ${reason}`}. Il affiche toujours la version précédente.`,
    label: 'Publication',
    notShown: (kind, title) => `Contenu non affiché (${kind}) : « ${title} ».`,
    pagesChanged: (count, seconds) =>
      `${count < 2 ? `${count} page modifiée` : `${count} pages modifiées`} en ${seconds} s.`,
    progress: (done, total) => `${done} sur ${total}`,
    publishAgain: 'Publiez de nouveau une fois le problème corrigé.',
    shown: {
      before: 'Le site affiche toujours sa version précédente.',
      nothing: 'Le site ne l’affiche pas.'
    },
    steps: {
      check: 'Vérification des pages',
      queued: 'En attente',
      render: 'Création des pages',
      snapshot: 'Lecture des modifications',
      switch: 'Mise en ligne'
    },
    willRetry: 'Nous réessaierons dans quelques minutes.',
    withProblems: 'Publié avec des problèmes.'
  },
  schedule: {
    changeTime: 'Changer le moment',
    chooseTime: 'Veuillez choisir une date et une heure.',
    editedSince:
      'Ce contenu a été modifié après avoir été programmé. Quelle version faut-il mettre en ligne?',
    goesLiveOn: 'Mise en ligne le',
    latestVersion: 'Version la plus récente',
    scheduledVersion: 'Version programmée',
    scheduling: 'Programmation…',
    timePassed: 'Ce moment est passé. Veuillez en choisir un plus tard.',
    timeZone: (zone) => `Votre fuseau horaire : ${zone}`,
    title: 'Programmer',
    version: 'Version'
  },
  scheduleButton: 'Programmer…',
  status: {
    changed: 'Le site affiche toujours la version précédente.',
    live: 'Le site affiche cette version.',
    notLive: 'Ce contenu n’est pas sur le site.',
    notPublished: 'Ce contenu n’a pas encore été publié.',
    notShown: 'Ce contenu a été publié, mais le site n’a pas pu l’afficher.',
    publishing: 'Le site n’affiche pas encore cette version.',
    removing: 'Le site affiche toujours ce contenu jusqu’à la mise en ligne de la modification.',
    scheduled: (moment) => `Mise en ligne automatique le ${moment}.`,
    scheduledVersion: (moment) =>
      `La version programmée sera mise en ligne automatiquement le ${moment}.`
  },
  undo: {
    confirm: 'Défaire la dernière publication',
    title: 'Défaire la dernière publication?',
    undoing: 'Annulation…',
    warning: (moment) =>
      `${moment ? `Le site affichera de nouveau la version publiée le ${moment}.` : 'Ce contenu sera de nouveau retiré du site.'} Le texte d’ici reste tel quel.`
  },
  unpublish: {
    againAnyTime: 'Vous pourrez le publier de nouveau en tout temps.',
    confirm: 'Retirer du site',
    consequences: {
      faq: 'La question sera retirée de la FAQ.',
      policy: pageRemovedInFrench,
      post: pageRemovedInFrench,
      testimonial: 'Le témoignage sera retiré de la page d’accueil.'
    },
    scheduleCancelled: 'Sa programmation sera annulée aussi.',
    title: 'Retirer ce contenu du site?',
    unpublishing: 'Retrait…'
  },
  viewOnSite: 'Voir sur le site'
}

export const editorPublishMessages: Translated<typeof en> = { en, fr }
