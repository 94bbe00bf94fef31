import type { PostalPart } from '#rules/people/postal-address.ts'
import type { Translated } from '../language.ts'
import { listOf } from '../list.ts'
import { postalPartNames } from '../postal-address.ts'

/** Email campaigns in the dashboard. */
const en = {
  title: 'Campaigns',
  lede: 'Write once to many people. Only those who may receive commercial email get it.',
  add: 'New campaign',
  theCampaigns: 'your campaigns',
  theCampaign: 'this campaign',
  none: 'No campaigns yet',
  noneHint:
    'Write an email, choose who it’s for, and see how many people can receive it before you send it.',
  noWebsite: 'You need a website first',
  setUp: 'Set up your website',
  untitled: 'Untitled',
  columns: {
    name: 'Campaign',
    state: 'State',
    sent: 'Sent',
    answered: 'Replied',
    left: 'Unsubscribed'
  },
  states: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    sending: 'Sending',
    sent: 'Sent',
    cancelled: 'Cancelled',
    paused: 'Paused'
  },
  name: 'Name',
  nameHint: 'Only you see it.',
  subject: 'Subject',
  language: 'Language of the email',
  languages: { en: 'English', fr: 'French' },
  body: 'Message',
  placeholders: (slots: string) => `You can use ${slots}. We fill them in for each person.`,
  audience: 'Who it’s for',
  audienceHint: 'Leave everything unticked to write to everyone who may receive commercial email.',
  tags: 'Tags',
  stages: 'Stage',
  kinds: 'Source',
  kindNames: {
    contact: 'Contact form',
    home: 'Question about a home',
    homes: 'Several homes',
    showing: 'Showing',
    valuation: 'Home valuation',
    callback: 'Callback',
    search: 'Saved search',
    registration: 'Registration',
    manual: 'Added by hand',
    import: 'Imported'
  },
  readers: 'Their language',
  theAudience: 'the number of people',
  may: (count: number) =>
    count === 1 ? '1 person can receive it now.' : `${count} people can receive it now.`,
  leftOut: (count: number) => `${count} left out without valid consent.`,
  unverified: (count: number) =>
    count === 1
      ? '1 left out whose message is unverified. If this person is real, confirm it on their page.'
      : `${count} left out whose messages are unverified. If they’re real, confirm it on each person’s page.`,
  noEmail: (count: number) => `${count} without an email address.`,
  addressLacks: (lacks: readonly PostalPart[]) =>
    `By law, each email needs your full postal address. Before you can send, please add ${listOf(lacks.map((part) => postalPartNames.en[part]))} to your brokerage’s address, in your website’s details.`,
  openWebsite: 'Open your website',
  preview: 'Preview',
  thePreview: 'the preview',
  test: 'Send a test to yourself',
  testing: 'Sending…',
  tested: (to: string) => `A test is on its way to ${to}.`,
  schedule: {
    open: 'Schedule',
    title: 'Schedule this campaign',
    busy: 'Scheduling…',
    label: 'Send on',
    zone: (name: string) => `In ${name}`,
    passed: 'Please choose a time in the future.',
    missing: 'Please choose a date and a time.'
  },
  scheduled: 'Your campaign is scheduled.',
  planned: (at: string) => `It will be sent on ${at}.`,
  send: 'Send now',
  sending: 'Starting…',
  sendTitle: (count: number) =>
    count === 1 ? 'Send it to 1 person?' : `Send it to ${count} people?`,
  sendText: 'We check each person’s consent again as we send.',
  started: 'Your campaign is on its way.',
  cancel: { draft: 'Cancel schedule', sending: 'Stop sending' },
  cancelling: 'Stopping…',
  remove: 'Delete draft',
  removeTitle: 'Delete this draft?',
  removeText: 'It can’t be brought back.',
  notSaved: 'This campaign isn’t saved yet. Please check the message above.',
  results: 'Results',
  resultNames: {
    sent: 'Sent',
    waiting: 'Waiting',
    bounced: 'Bounced',
    failed: 'Not delivered',
    left_out: 'Left out',
    unsubscribed: 'Unsubscribed',
    answered: 'Replied'
  },
  answersUncounted: 'Replies go straight to your mailbox, so they aren’t counted here.',
  conflict: {
    title: 'This campaign was also saved elsewhere',
    text: 'Nothing was overwritten. Which version do you want to keep?',
    mine: 'Keep what I typed here',
    theirs: 'Use the other version'
  }
}

const fr: typeof en = {
  title: 'Campagnes',
  lede: 'Un même courriel à plusieurs personnes, envoyé seulement à celles dont le consentement le permet.',
  add: 'Nouvelle campagne',
  theCampaigns: 'vos campagnes',
  theCampaign: 'cette campagne',
  none: 'Aucune campagne pour le moment',
  noneHint:
    'Écrivez un courriel, choisissez à qui il s’adresse et voyez combien de personnes peuvent le recevoir avant de l’envoyer.',
  noWebsite: 'Il faut d’abord un site Web',
  setUp: 'Configurer votre site Web',
  untitled: 'Sans titre',
  columns: {
    name: 'Campagne',
    state: 'État',
    sent: 'Envoyés',
    answered: 'Réponses',
    left: 'Désabonnés'
  },
  states: {
    draft: 'Brouillon',
    scheduled: 'Planifiée',
    sending: 'En cours d’envoi',
    sent: 'Envoyée',
    cancelled: 'Annulée',
    paused: 'En pause'
  },
  name: 'Nom',
  nameHint: 'Il n’est visible que pour vous.',
  subject: 'Objet',
  language: 'Langue du courriel',
  languages: { en: 'Anglais', fr: 'Français' },
  body: 'Message',
  placeholders: (slots) => `Vous pouvez utiliser ${slots}. Ils sont remplis pour chaque personne.`,
  audience: 'À qui il s’adresse',
  audienceHint: 'Ne choisissez rien pour écrire à toutes les personnes à qui on peut écrire.',
  tags: 'Étiquettes',
  stages: 'Étape',
  kinds: 'Source',
  kindNames: {
    contact: 'Formulaire de contact',
    home: 'Question sur une propriété',
    homes: 'Plusieurs propriétés',
    showing: 'Visite',
    valuation: 'Évaluation',
    callback: 'Rappel',
    search: 'Recherche enregistrée',
    registration: 'Inscription au site',
    manual: 'Saisie à la main',
    import: 'Importée'
  },
  readers: 'Leur langue',
  theAudience: 'le nombre de personnes',
  may: (count) =>
    count > 1
      ? `${count} personnes peuvent le recevoir maintenant.`
      : `${count} personne peut le recevoir maintenant.`,
  leftOut: (count) => `Sans consentement valide : ${count}.`,
  unverified: (count) =>
    count > 1
      ? `Messages non vérifiés : ${count}. Si ce sont de vraies personnes, confirmez-le sur la page de chacune.`
      : `Message non vérifié : ${count}. Si c’est une vraie personne, confirmez-le sur sa page.`,
  noEmail: (count) => `Sans adresse courriel : ${count}.`,
  addressLacks: (lacks) =>
    `La loi exige votre adresse postale complète dans chaque courriel. Avant l’envoi, ajoutez ${listOf(
      lacks.map((part) => postalPartNames.fr[part]),
      'and',
      'fr'
    )} à l’adresse de votre agence, dans les coordonnées de votre site Web.`,
  openWebsite: 'Ouvrir votre site Web',
  preview: 'Aperçu',
  thePreview: 'l’aperçu',
  test: 'Vous envoyer un essai',
  testing: 'Envoi en cours…',
  tested: (to) => `Un essai est en route vers ${to}.`,
  schedule: {
    open: 'Planifier',
    title: 'Planifier cette campagne',
    busy: 'Planification…',
    label: 'Envoyer le',
    zone: (name) => `Heure : ${name}`,
    passed: 'Choisissez un moment à venir.',
    missing: 'Choisissez une date et une heure.'
  },
  scheduled: 'Votre campagne est planifiée.',
  planned: (at) => `Elle sera envoyée le ${at}.`,
  send: 'Envoyer maintenant',
  sending: 'Démarrage…',
  sendTitle: (count) =>
    count > 1 ? `L’envoyer à ${count} personnes?` : `L’envoyer à ${count} personne?`,
  sendText: 'Le consentement est vérifié de nouveau pour chaque personne au moment de l’envoi.',
  started: 'Votre campagne est en route.',
  cancel: { draft: 'Annuler la planification', sending: 'Arrêter l’envoi' },
  cancelling: 'Arrêt en cours…',
  remove: 'Supprimer le brouillon',
  removeTitle: 'Supprimer ce brouillon?',
  removeText: 'Il ne pourra pas être récupéré.',
  notSaved: 'Cette campagne n’est pas encore enregistrée. Vérifiez le message ci-dessus.',
  results: 'Résultats',
  resultNames: {
    sent: 'Envoyés',
    waiting: 'En attente',
    bounced: 'Revenus',
    failed: 'Non livrés',
    left_out: 'Laissés de côté',
    unsubscribed: 'Désabonnés',
    answered: 'Réponses'
  },
  answersUncounted:
    'Les réponses arrivent directement dans votre boîte de réception : elles ne sont pas comptées ici.',
  conflict: {
    title: 'Cette campagne a aussi été enregistrée ailleurs',
    text: 'Rien n’a été remplacé. Quelle version voulez-vous garder?',
    mine: 'Garder ce qui est saisi ici',
    theirs: 'Prendre l’autre version'
  }
}

export const campaignMessages: Translated<typeof en> = { en, fr }
