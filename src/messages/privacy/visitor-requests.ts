import {
  ANSWER_DAYS,
  COPY_LINK_DAYS,
  type PrivacyAnswer,
  type PrivacyRequestKind
} from '#rules/privacy/privacy-requests.ts'
import type { Translated } from '../language.ts'

type Kinds = Record<PrivacyRequestKind, string>

/** Visitors’ requests about their data, in the dashboard. */
const en = {
  title: 'Visitors’ requests about their data',
  what: 'the requests',
  lede: `Visitors ask on your website, under “Your privacy choices”. The law gives you ${ANSWER_DAYS} days for each; we remind you by email a week and a day before.`,
  none: 'Nobody has asked yet.',
  kinds: {
    access: 'A copy of their data',
    correction: 'A correction',
    deletion: 'A deletion'
  } satisfies Kinds,
  from: (email: string) => `From ${email}`,
  erasedVisitor: 'From a visitor who has since been erased',
  asked: (at: string) => `Asked ${at}.`,
  due: (on: string, days: number) =>
    days === 1 ? `Due by ${on}: one day left.` : `Due by ${on}: ${days} days left.`,
  overdue: (on: string) => `Overdue since ${on}.`,
  answered: {
    sent: (at: string) => `Copy sent ${at}`,
    corrected: (at: string) => `Corrected ${at}`,
    erased: (at: string) => `Erased ${at}`,
    declined: (at: string) => `Declined ${at}`
  } satisfies Record<PrivacyAnswer, (at: string) => string>,
  by: (name: string) => `by ${name}`,
  log: 'Answered requests',
  open: 'Open the person',
  unknown: 'Nobody in your list has this address.',
  grant: {
    access: 'Send the copy',
    correction: 'Mark as corrected',
    deletion: 'Erase the person'
  } satisfies Kinds,
  explain: {
    access: `We email a link that works for ${COPY_LINK_DAYS} days. Behind it are their messages, your emails and notes about them, their choices and consents. Look at the person first: notes are part of the copy.`,
    correction:
      'Correct the person first, on their own page. The visitor is then told by email that it’s done.',
    deletion:
      'This erases the person for good, with messages, notes, tasks and emails, and tells them by email. If a law obliges you to keep a record of a sale, keep it elsewhere or decline.'
  } satisfies Kinds,
  everyone: (people: number) =>
    `${people} people in your list have this address. All of them will be erased.`,
  sending: 'Sending…',
  message: 'A few words to the visitor',
  decline: 'Decline',
  declineTitle: 'Decline the request',
  declineText:
    'You need a reason that the law recognizes, such as records of a sale that you have to keep. We email the visitor your reason and where they can complain.',
  reason: 'Your reason',
  done: {
    sent: 'The copy is on its way.',
    corrected: 'The visitor has been told that it’s corrected.',
    erased: 'The person has been erased, and we’ve let them know.',
    declined: 'The visitor has been told why.'
  } satisfies Record<PrivacyAnswer, string>,
  answer: 'Answer on the privacy page'
}

const fr: typeof en = {
  title: 'Demandes des visiteurs au sujet de leurs données',
  what: 'les demandes',
  lede: `Les visiteurs font leur demande sur votre site Web, sous « Vos choix de confidentialité ». La loi vous donne ${ANSWER_DAYS} jours pour chacune; nous vous le rappelons par courriel une semaine et un jour avant.`,
  none: 'Personne n’a encore rien demandé.',
  kinds: {
    access: 'Une copie de ses données',
    correction: 'Une rectification',
    deletion: 'Une suppression'
  },
  from: (email) => `De ${email}`,
  erasedVisitor: 'D’une personne dont les données ont été supprimées depuis',
  asked: (at) => `Demandée le ${at}.`,
  due: (on, days) =>
    days === 1
      ? `À faire d’ici le ${on} : il reste un jour.`
      : `À faire d’ici le ${on} : il reste ${days} jours.`,
  overdue: (on) => `En retard depuis le ${on}.`,
  answered: {
    sent: (at) => `Copie envoyée le ${at}`,
    corrected: (at) => `Rectification faite le ${at}`,
    erased: (at) => `Suppression faite le ${at}`,
    declined: (at) => `Demande refusée le ${at}`
  },
  by: (name) => `par ${name}`,
  log: 'Demandes traitées',
  open: 'Ouvrir la fiche',
  unknown: 'Vous n’avez personne avec cette adresse.',
  grant: {
    access: 'Envoyer la copie',
    correction: 'Marquer comme rectifiée',
    deletion: 'Supprimer ses données'
  },
  explain: {
    access: `Nous envoyons par courriel un lien qui fonctionne pendant ${COPY_LINK_DAYS} jours. On y trouve ses messages, vos courriels et vos notes à son sujet, ses choix et ses consentements. Regardez d’abord la fiche : les notes font partie de la copie.`,
    correction:
      'Rectifiez d’abord la personne dans sa fiche. Elle est ensuite avisée par courriel que c’est fait.',
    deletion:
      'Ceci supprime pour de bon les données de la personne : messages, notes, tâches et courriels. Elle en est avisée par courriel. Si une loi vous oblige à conserver le dossier d’une vente, conservez-le ailleurs ou refusez.'
  },
  everyone: (people) =>
    `${people} personnes de votre liste ont cette adresse. Leurs données seront toutes supprimées.`,
  sending: 'Envoi…',
  message: 'Quelques mots au visiteur',
  decline: 'Refuser',
  declineTitle: 'Refuser la demande',
  declineText:
    'Il vous faut une raison que la loi reconnaît, comme le dossier d’une vente que vous devez conserver. Le visiteur reçoit par courriel votre raison et l’adresse où porter plainte.',
  reason: 'Votre raison',
  done: {
    sent: 'La copie est en route.',
    corrected: 'Le visiteur est avisé que c’est rectifié.',
    erased: 'Les données de la personne sont supprimées, et elle en est avisée.',
    declined: 'Le visiteur est avisé de la raison.'
  },
  answer: 'Répondre dans la page Confidentialité'
}

export const visitorRequestMessages: Translated<typeof en> = { en, fr }
