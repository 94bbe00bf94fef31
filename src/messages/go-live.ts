import { formBrokenMessages } from './emails/form-broken.ts'
import { dashboardClaims } from './claims/dashboard.ts'
import type { Translated } from './language.ts'

const claims = dashboardClaims.en

const en = {
  title: claims.goLive,
  /** Completes 'We couldn’t load …'. */
  loading: 'your next steps',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  allDone: claims.youAreLive,
  allDoneText: claims.everythingDone,

  emailTitle: 'Confirm your email',
  emailText: (email: string) => `Open the link in the email we sent to ${email}.`,
  sendLink: 'Send a new link',
  linkSent: 'A new link is on its way to you.',
  photoTitle: 'Add your photo',
  photoText:
    'Your website doesn’t have your photo yet. Add one in the website builder, then publish.',
  addPhoto: 'Open the builder',
  domainTitle: 'Point your domain to your website',
  domainText:
    'Your website opens first. Once it’s open, Your domain, below, has two ways to choose from: follow one, then press DNS Check.',
  domainGuide: 'Show me how',
  agreementTitle: 'Sign your board’s data agreement',
  agreementText: claims.agreementFirst,
  agreementGuide: 'The guide',
  agreementGuideText: ' goes through every line.',
  signed: 'I’ve signed it',
  boardExample: 'TRREB',
  save: 'Save',
  saving: 'Saving…',
  agreementSaved: 'Your agreement is saved.',
  leadTitle: claims.firstLead,
  leadText: claims.testLead,
  leadSentText: claims.testLeadSent,
  leadProblem: formBrokenMessages.en.steps,
  leadProblemNext: 'We’ve logged this for our team. Please send the test again in a few minutes.',
  leadSent: 'A test lead is on its way to you. Open the link in it.',
  leadReceived: claims.leadsReachYou,
  sendLead: 'Send a test lead',
  sendLeadAgain: 'Send it again',
  sending: 'Sending…',

  stepsDone: (count: number) => (count === 1 ? 'One step is done' : `${count} steps are done`),
  emailDone: (day: string | undefined) => `You confirmed your email${on(day)}.`,
  photoDone: 'Your photo is on your website.',
  domainDone: 'Your domain points to your website.',
  agreementDone: (board: string, day: string | undefined) =>
    `You signed your agreement with ${board}${on(day)}.`,
  leadDone: (day: string | undefined) => `A test lead reached you${on(day)}.`
}

const french = dashboardClaims.fr

const fr: typeof en = {
  title: french.goLive,
  loading: 'vos prochaines étapes',
  progress: (done, all) => `${done} sur ${all}`,
  allDone: french.youAreLive,
  allDoneText: french.everythingDone,

  emailTitle: 'Confirmez votre adresse courriel',
  emailText: (email) => `Ouvrez le lien du courriel que nous avons envoyé à ${email}.`,
  sendLink: 'Envoyer un nouveau lien',
  linkSent: 'Nous vous envoyons un nouveau lien.',
  photoTitle: 'Ajoutez votre photo',
  photoText:
    'Votre photo n’est pas encore sur votre site Web. Ajoutez-en une dans l’éditeur de site Web, puis publiez.',
  addPhoto: 'Ouvrir l’éditeur',
  domainTitle: 'Faites pointer votre domaine vers votre site Web',
  domainText:
    'Votre site Web ouvre d’abord. Deux façons de faire paraissent ensuite plus bas, sous « Votre domaine » : suivez-en une, puis appuyez sur « Vérifier le DNS ».',
  domainGuide: 'Me montrer comment',
  agreementTitle: 'Signez l’entente sur les données de votre chambre immobilière',
  agreementText: french.agreementFirst,
  agreementGuide: 'Le guide',
  agreementGuideText: ' l’explique ligne par ligne.',
  signed: 'Je l’ai signée',
  boardExample: 'APCIQ',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  agreementSaved: 'Votre entente est enregistrée.',
  leadTitle: french.firstLead,
  leadText: french.testLead,
  leadSentText: french.testLeadSent,
  leadProblem: formBrokenMessages.fr.steps,
  leadProblemNext:
    'Le problème est signalé à notre équipe. Envoyez l’essai de nouveau dans quelques minutes.',
  leadSent: 'Nous vous envoyons une demande d’essai. Ouvrez le lien qu’elle contient.',
  leadReceived: french.leadsReachYou,
  sendLead: 'Envoyer une demande d’essai',
  sendLeadAgain: 'L’envoyer de nouveau',
  sending: 'Envoi…',

  stepsDone: (count) => (count === 1 ? 'Une étape est terminée' : `${count} étapes sont terminées`),
  emailDone: (day) => `Vous avez confirmé votre adresse courriel${le(day)}.`,
  photoDone: 'Votre photo est sur votre site Web.',
  domainDone: 'Votre domaine pointe vers votre site Web.',
  agreementDone: (board, day) => `Vous avez signé votre entente avec ${board}${le(day)}.`,
  leadDone: (day) => `Une demande d’essai vous est parvenue${le(day)}.`
}

export const goLiveMessages: Translated<typeof en> = { en, fr }

function on(day: string | undefined): string {
  return day === undefined ? '' : ` on ${day}`
}

function le(day: string | undefined): string {
  return day === undefined ? '' : ` le ${day}`
}
