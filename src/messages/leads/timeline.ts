import { ofInFrench } from '#rules/french-elision.ts'
import type { LeadDetail } from '#rules/leads/lead-events.ts'
import type { CameFrom } from '#rules/leads/lead-source.ts'
import type { PrivacyAnswer, PrivacyRequestKind } from '#rules/privacy/privacy-requests.ts'
import type { Translated } from '../language.ts'

/** A person's timeline. */
const en = {
  title: 'Timeline',
  note: 'Note',
  noteHint: 'They never see your notes.',
  addNote: 'Add note',
  adding: 'Adding…',
  noteAdded: 'Note added.',
  answer: 'Answer by email',
  older: 'Show older',
  loading: 'Loading…',
  by: (name: string) => `by ${name}`,
  from: 'Sent from',
  aboutHome: 'Home',
  aboutAddress: 'Property',
  when: 'Preferred time',
  cameFrom: {
    advertisement: 'Advertisement',
    link: 'Came from',
    note: 'Where you met',
    page: 'Page before'
  } satisfies Record<CameFrom['kind'], string>,
  directly: 'Directly, or their browser didn’t say',
  homePage: 'Home page',
  agreedTo: 'Agreed to',
  noConsent: 'Didn’t tick the box for other emails.',
  unverified: 'Not verified: it may be spam.',
  emailOut: (subject: string) => `You wrote: ${subject}`,
  emailIn: (subject: string) => `They replied: ${subject}`,
  task: (title: string) => `Task: ${title}`,
  taskDone: (title: string) => `Task done: ${title}`,
  taskReopened: (title: string) => `Task open again: ${title}`,
  taskChanged: (title: string) => `Task changed: ${title}`,
  taskDeleted: (title: string) => `Task deleted: ${title}`,
  stage: (from: string, to: string) => `Stage: ${from} → ${to}`,
  tagsAdded: (tags: string) => `Tagged: ${tags}`,
  tagsRemoved: (tags: string) => `Tag removed: ${tags}`,
  followUp: (day: string) => `Follow-up on ${day}`,
  followUpCleared: 'Follow-up cleared',
  details: (which: string) => `Details changed: ${which}`,
  detailNames: {
    name: 'name',
    email: 'email',
    phone: 'phone',
    language: 'language',
    address: 'property address',
    home: 'home of interest'
  } satisfies Record<LeadDetail, string>,
  expressConsent: 'Express consent recorded',
  clientConsent: 'Implied consent as a client, for two years',
  inquiryConsent: 'Implied consent from their inquiry, for six months',
  confirmedReal: 'Confirmed as a real person',
  unverifiedAgain: 'Unverified again',
  withdrawnByAgent: 'Consent withdrawn',
  withdrawnByVisitor: 'They withdrew their consent',
  assigned: (name: string) => `Assigned to ${name}`,
  assignedToNobody: 'No longer assigned',
  merged: (name: string) => `Merged with ${name}`,
  separated: (name: string) => `Separated from ${name}`,
  groupEmail: (subject: string) => `Group email: ${subject}`,
  bounced: (address: string) => `Emails to ${address} are bouncing`,
  files: (names: string) => `Files: ${names}`,
  automatic: 'Automatic reply',
  agreedAgain: 'On your website, they agreed to receive emails',
  privacyRequests: {
    access: 'They asked for a copy of their data',
    correction: 'They asked for a correction of their data',
    deletion: 'They asked for a deletion of their data'
  } satisfies Record<PrivacyRequestKind, string>,
  privacyAnswers: {
    sent: 'sent',
    corrected: 'corrected',
    erased: 'erased',
    declined: 'declined'
  } satisfies Record<PrivacyAnswer, string>
}

const fr: typeof en = {
  title: 'Historique',
  note: 'Note',
  noteHint: 'Cette personne ne voit jamais vos notes.',
  addNote: 'Ajouter la note',
  adding: 'Ajout…',
  noteAdded: 'Note ajoutée.',
  answer: 'Répondre par courriel',
  older: 'Afficher la suite',
  loading: 'Chargement…',
  by: (name) => `par ${name}`,
  from: 'Depuis la page',
  aboutHome: 'Propriété',
  aboutAddress: 'Propriété à évaluer',
  when: 'Moment souhaité',
  cameFrom: {
    advertisement: 'Publicité',
    link: 'Provenance',
    note: 'Lieu de rencontre',
    page: 'Page précédente'
  },
  directly: 'Directement, ou inconnue',
  homePage: 'Page d’accueil',
  agreedTo: 'Accord donné',
  noConsent: 'N’a pas coché la case pour d’autres courriels.',
  unverified: 'Non vérifié : c’est peut-être du pourriel.',
  emailOut: (subject) => `Vous avez écrit : ${subject}`,
  emailIn: (subject) => `Réponse reçue : ${subject}`,
  task: (title) => `Tâche : ${title}`,
  taskDone: (title) => `Tâche terminée : ${title}`,
  taskReopened: (title) => `Tâche rouverte : ${title}`,
  taskChanged: (title) => `Tâche modifiée : ${title}`,
  taskDeleted: (title) => `Tâche supprimée : ${title}`,
  stage: (from, to) => `Étape : ${from} → ${to}`,
  tagsAdded: (tags) => `Étiquette ajoutée : ${tags}`,
  tagsRemoved: (tags) => `Étiquette retirée : ${tags}`,
  followUp: (day) => `Suivi le ${day}`,
  followUpCleared: 'Suivi retiré',
  details: (which) => `Coordonnées modifiées : ${which}`,
  detailNames: {
    name: 'nom',
    email: 'courriel',
    phone: 'téléphone',
    language: 'langue',
    address: 'adresse de la propriété',
    home: 'propriété convoitée'
  },
  expressConsent: 'Consentement exprès noté',
  clientConsent: 'Consentement tacite à titre de client, pour deux ans',
  inquiryConsent: 'Consentement tacite découlant de sa demande, pour six mois',
  confirmedReal: 'Vraie personne : confirmé',
  unverifiedAgain: 'De nouveau non vérifiée',
  withdrawnByAgent: 'Consentement retiré',
  withdrawnByVisitor: 'La personne a retiré son consentement',
  assigned: (name) => `Confiée à ${name}`,
  assignedToNobody: 'Confiée à personne',
  merged: (name) => `Fusionnée avec ${name}`,
  separated: (name) => `Séparée ${ofInFrench(name)}`,
  groupEmail: (subject) => `Courriel groupé : ${subject}`,
  bounced: (address) => `Les courriels à ${address} reviennent`,
  files: (names) => `Fichiers : ${names}`,
  automatic: 'Réponse automatique',
  agreedAgain: 'La personne a accepté les courriels sur votre site Web',
  privacyRequests: {
    access: 'A demandé une copie de ses données',
    correction: 'A demandé une rectification de ses données',
    deletion: 'A demandé une suppression de ses données'
  },
  privacyAnswers: {
    sent: 'envoyée',
    corrected: 'faite',
    erased: 'faite',
    declined: 'refusée'
  }
}

export const timelineMessages: Translated<typeof en> = { en, fr }
