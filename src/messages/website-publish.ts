import type { Translated } from './language.ts'

/** Publishing a website, from the builder. */
const en = {
  label: 'On the web',
  open: 'Open website',
  publish: 'Publish',
  publishChanges: 'Publish changes',
  publishing: 'Publishing…',
  published: 'Your website is published.',
  unpublished: 'Your website is unpublished.',
  undone: 'The last publish was undone.',
  status: {
    unpublished: 'Visitors can’t see your website yet.',
    live: 'Visitors see this version.',
    changed: 'Visitors still see the version you published before.',
    scheduled: (moment: string) => `A version will be published on ${moment}.`,
    stopped: 'Your plan isn’t running, so visitors see a notice instead of your website.',
    suspended: 'Your website was taken offline. Please contact support.'
  },
  schedule: {
    open: 'Schedule…',
    change: 'Change time…',
    cancel: 'Cancel schedule',
    cancelling: 'Cancelling…',
    title: 'Publish later',
    submit: 'Schedule',
    busy: 'Scheduling…',
    at: 'Publish on',
    zone: (zone: string) => `Your time zone: ${zone}`,
    newest: 'The version that you see now will be published.',
    missing: 'Please choose a date and time.',
    passed: 'This time has passed. Please choose a later one.'
  },
  undo: {
    open: 'Undo last publish',
    title: 'Undo the last publish?',
    busy: 'Undoing…',
    before: 'Visitors will see the version you published before. Your draft stays as it is.',
    nothing: 'Your website will be unpublished again. Your draft stays as it is.'
  },
  unpublish: {
    open: 'Unpublish',
    title: 'Unpublish your website?',
    busy: 'Unpublishing…',
    text: 'Visitors will no longer see it. You can publish it again at any time.'
  },
  preview: {
    open: 'Preview link…',
    title: 'Preview link',
    text: 'Anyone with the link can see your draft for seven days. You can end all links at any time.',
    create: 'Create link',
    creating: 'Creating…',
    link: 'Link',
    copy: 'Copy link',
    expires: (moment: string) => `Works until ${moment}. We can’t show it again, so copy it now.`,
    active: (moment: string) => `There is a link that works until ${moment}.`,
    revoke: 'End all links',
    revoking: 'Ending…'
  },
  linksRevoked: 'The preview links no longer work.'
}

const fr: typeof en = {
  label: 'En ligne',
  open: 'Ouvrir le site Web',
  publish: 'Publier',
  publishChanges: 'Publier les modifications',
  publishing: 'Publication…',
  published: 'Votre site Web est publié.',
  unpublished: 'Votre site Web n’est plus publié.',
  undone: 'La dernière publication a été annulée.',
  status: {
    unpublished: 'Les visiteurs ne voient pas encore votre site Web.',
    live: 'Les visiteurs voient cette version.',
    changed: 'Les visiteurs voient encore la version publiée auparavant.',
    scheduled: (moment) => `Une version sera publiée le ${moment}.`,
    stopped:
      'Votre forfait n’est pas actif : les visiteurs voient un avis au lieu de votre site Web.',
    suspended: 'Votre site Web a été mis hors ligne. Veuillez communiquer avec le soutien.'
  },
  schedule: {
    open: 'Planifier…',
    change: 'Changer l’heure…',
    cancel: 'Annuler la planification',
    cancelling: 'Annulation…',
    title: 'Publier plus tard',
    submit: 'Planifier',
    busy: 'Planification…',
    at: 'Publier le',
    zone: (zone) => `Votre fuseau horaire : ${zone}`,
    newest: 'La version que vous voyez maintenant sera publiée.',
    missing: 'Veuillez choisir une date et une heure.',
    passed: 'Ce moment est passé. Veuillez en choisir un plus tard.'
  },
  undo: {
    open: 'Défaire la dernière publication',
    title: 'Défaire la dernière publication?',
    busy: 'Annulation…',
    before: 'Les visiteurs verront la version publiée auparavant. Votre brouillon reste tel quel.',
    nothing: 'Votre site Web ne sera plus publié. Votre brouillon reste tel quel.'
  },
  unpublish: {
    open: 'Retirer de la publication',
    title: 'Retirer votre site Web de la publication?',
    busy: 'Retrait…',
    text: 'Les visiteurs ne le verront plus. Vous pourrez le publier de nouveau en tout temps.'
  },
  preview: {
    open: 'Lien d’aperçu…',
    title: 'Lien d’aperçu',
    text: 'Toute personne qui a le lien peut voir votre brouillon pendant sept jours. Vous pouvez désactiver tous les liens en tout temps.',
    create: 'Créer un lien',
    creating: 'Création…',
    link: 'Lien',
    copy: 'Copier le lien',
    expires: (moment) =>
      `Fonctionne jusqu’au ${moment}. Nous ne pourrons plus l’afficher : copiez-le maintenant.`,
    active: (moment) => `Un lien fonctionne jusqu’au ${moment}.`,
    revoke: 'Désactiver tous les liens',
    revoking: 'Désactivation…'
  },
  linksRevoked: 'Les liens d’aperçu ne fonctionnent plus.'
}

export const websitePublishMessages: Translated<typeof en> = { en, fr }
