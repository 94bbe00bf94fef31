import { SEQUENCE_DAY_MAX } from '#rules/leads/sequences.ts'
import { dashboardClaims } from '../claims/dashboard.ts'
import type { Translated } from '../language.ts'

/** Sequences of emails in the dashboard. */
const en = {
  title: 'Sequences',
  lede: dashboardClaims.en.sequences,
  add: 'New sequence',
  theSequences: 'your sequences',
  theSequence: 'this sequence',
  none: 'No sequences yet',
  noneHint:
    'Write a few emails for people who have just written to you: one at once, one after three days, one after ten.',
  noWebsite: 'Sequences start with a website',
  setUp: 'Set up your website',
  untitled: 'Untitled',
  columns: {
    name: 'Sequence',
    state: 'State',
    steps: 'Emails',
    people: 'In it now',
    sent: 'Sent',
    answered: 'Answered',
    stopped: 'Stopped'
  },
  on: 'On',
  off: 'Off',
  name: 'Name',
  nameHint: 'Only you see it.',
  language: 'Language of the emails',
  languages: { en: 'English', fr: 'French' },
  start: 'Who it starts for',
  startHint:
    'It starts when a verified message of a type you’ve ticked arrives, if it’s in the language of the emails and the person hasn’t written in the last six months. Tick nothing to add people only by hand, from their page.',
  kinds: 'Messages',
  kindNames: {
    contact: 'Contact form',
    home: 'Question about a home',
    homes: 'Several homes',
    showing: 'Showing',
    valuation: 'Home valuation',
    callback: 'Callback'
  },
  oneAtATime: 'A person is in one sequence at a time. If two match, the older one starts.',
  stops:
    'A person leaves when they reply or write again, when you answer them here or move them to another stage, and when they unsubscribe. Emails are sent between 9 a.m. and 8 p.m. your local time, one a day at most.',
  mailbox:
    'Replies go straight to your mailbox, so we can’t see them. If someone replies there, press Stop on their page.',
  emails: 'Emails',
  email: (number: number) => `Email ${number}`,
  day: 'Days after the start',
  dayHint: '0 is the day on which they wrote.',
  dayWrong: `Please enter a whole number of days, from 0 to ${SEQUENCE_DAY_MAX}.`,
  subject: 'Subject',
  body: 'Message',
  addEmail: 'Add an email',
  removeEmail: (number: number) => `Remove email ${number}`,
  remove: 'Remove',
  preview: 'Preview',
  previewOf: (number: number) => `Preview email ${number}`,
  test: 'Send a test',
  testOf: (number: number) => `Send a test of email ${number} to yourself`,
  testing: 'Sending…',
  tested: (to: string) => `A test is on its way to ${to}.`,
  turnOn: 'Turn on',
  turningOn: 'Turning on…',
  turnedOn: 'Your sequence is on.',
  turnOff: 'Turn off',
  turningOff: 'Turning off…',
  turnedOff: 'Your sequence is off.',
  turnOffTitle: 'Turn this sequence off?',
  turnOffNobody: 'Nobody is in it at the moment.',
  turnOffText: (people: number) =>
    people === 1
      ? 'The 1 person in it will be removed and won’t get the remaining emails.'
      : `The ${people} people in it will be removed and won’t get the remaining emails.`,
  saveChanges: 'Save changes',
  saveChangesHint:
    'Your changes take effect once you save them, for every email not sent yet. Until then, previews and tests show what is saved.',
  savingChanges: 'Saving…',
  delete: 'Delete sequence',
  deleteTitle: 'Delete this sequence?',
  deleteText: 'It can’t be brought back.',
  notSaved: 'This sequence isn’t saved yet. Please check the message above.',
  results: 'Results',
  resultNames: {
    people: 'In it now',
    sent: 'Sent',
    answered: 'Answered',
    finished: 'Got every email',
    stopped: 'Stopped',
    unsubscribed: 'Unsubscribed'
  },
  conflict: {
    title: 'This sequence was also saved elsewhere',
    text: 'Nothing was overwritten. Which version do you want to keep?',
    mine: 'Keep what is typed here',
    theirs: 'Use the other version'
  }
}

const fr: typeof en = {
  title: 'Séquences',
  lede: dashboardClaims.fr.sequences,
  add: 'Nouvelle séquence',
  theSequences: 'vos séquences',
  theSequence: 'cette séquence',
  none: 'Aucune séquence pour le moment',
  noneHint:
    'Écrivez quelques courriels pour les personnes qui viennent de vous écrire : un tout de suite, un après trois jours, un après dix.',
  noWebsite: 'Il faut d’abord un site Web',
  setUp: 'Configurer votre site Web',
  untitled: 'Sans titre',
  columns: {
    name: 'Séquence',
    state: 'État',
    steps: 'Courriels',
    people: 'En cours',
    sent: 'Envoyés',
    answered: 'Réponses',
    stopped: 'Arrêtées'
  },
  on: 'Activée',
  off: 'Désactivée',
  name: 'Nom',
  nameHint: 'Vous seul le voyez.',
  language: 'Langue des courriels',
  languages: { en: 'Anglais', fr: 'Français' },
  start: 'Pour qui elle commence',
  startHint:
    'Un message vérifié d’un type coché la fait commencer, s’il est dans la langue des courriels et si la personne n’a pas écrit depuis six mois. Ne cochez rien pour n’ajouter des personnes qu’à la main, depuis leur page.',
  kinds: 'Messages',
  kindNames: {
    contact: 'Formulaire de contact',
    home: 'Question sur une propriété',
    homes: 'Plusieurs propriétés',
    showing: 'Visite',
    valuation: 'Évaluation',
    callback: 'Rappel'
  },
  oneAtATime:
    'Une personne suit une seule séquence à la fois. Si deux conviennent, la plus ancienne commence.',
  stops:
    'Une personne en sort quand elle répond ou écrit de nouveau, quand vous lui répondez ici ou changez son étape, et quand elle se désabonne. Les courriels partent entre 9 h et 20 h à votre heure, un par jour au plus.',
  mailbox:
    'Les réponses arrivent directement dans votre boîte de réception : nous ne les voyons pas. Si quelqu’un y répond, appuyez sur Arrêter dans sa page.',
  emails: 'Courriels',
  email: (number) => `Courriel ${number}`,
  day: 'Jours après le début',
  dayHint: '0 est le jour de son message.',
  dayWrong: `Entrez un nombre entier de jours, de 0 à ${SEQUENCE_DAY_MAX}.`,
  subject: 'Objet',
  body: 'Message',
  addEmail: 'Ajouter un courriel',
  removeEmail: (number) => `Retirer le courriel ${number}`,
  remove: 'Retirer',
  preview: 'Aperçu',
  previewOf: (number) => `Aperçu du courriel ${number}`,
  test: 'Envoyer un essai',
  testOf: (number) => `Envoyer un essai du courriel ${number} à vous-même`,
  testing: 'Envoi en cours…',
  tested: (to) => `Un essai est en route vers ${to}.`,
  turnOn: 'Activer',
  turningOn: 'Activation…',
  turnedOn: 'Votre séquence est activée.',
  turnOff: 'Désactiver',
  turningOff: 'Désactivation…',
  turnedOff: 'Votre séquence est désactivée.',
  turnOffTitle: 'Désactiver cette séquence?',
  turnOffNobody: 'Personne n’y est en ce moment.',
  turnOffText: (people) =>
    people > 1
      ? `Les ${people} personnes qui la suivent en seront retirées et ne recevront pas les courriels restants.`
      : `La personne qui la suit en sera retirée et ne recevra pas les courriels restants.`,
  saveChanges: 'Enregistrer les changements',
  saveChangesHint:
    'Vos changements s’appliquent une fois enregistrés, à chaque courriel pas encore envoyé. D’ici là, les aperçus et les essais montrent ce qui est enregistré.',
  savingChanges: 'Enregistrement…',
  delete: 'Supprimer la séquence',
  deleteTitle: 'Supprimer cette séquence?',
  deleteText: 'Elle ne pourra pas être récupérée.',
  notSaved: 'Cette séquence n’est pas encore enregistrée. Vérifiez le message ci-dessus.',
  results: 'Résultats',
  resultNames: {
    people: 'En cours',
    sent: 'Envoyés',
    answered: 'Réponses',
    finished: 'Tout reçu',
    stopped: 'Arrêtées',
    unsubscribed: 'Désabonnés'
  },
  conflict: {
    title: 'Cette séquence a aussi été enregistrée ailleurs',
    text: 'Rien n’a été remplacé. Quelle version voulez-vous garder?',
    mine: 'Garder ce qui est saisi ici',
    theirs: 'Prendre l’autre version'
  }
}

export const sequenceMessages: Translated<typeof en> = { en, fr }
