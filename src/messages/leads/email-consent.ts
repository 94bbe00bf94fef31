import type { SuppressionReason } from '#rules/leads/suppression.ts'
import type { Translated } from '../language.ts'

/** Until when a person may be sent commercial email, under CASL. */
const en = {
  title: 'Email consent',
  inquiry: (until: string) => `Implied consent from their inquiry, until ${until}.`,
  client: (until: string) => `Implied consent as your client, until ${until}.`,
  express: (since: string) => `Express consent since ${since}.`,
  none: 'You may not send them commercial email.',
  noneSince: (day: string) =>
    `You may not send them commercial email: consent withdrawn on ${day}.`,
  unverified:
    'You may not send them commercial email yet: their consent came with an unverified message.',
  stopped: {
    unsubscribed: (day: string) =>
      `You may not send them commercial email: they unsubscribed on ${day}.`,
    bounced: (day: string) =>
      `You may not send them commercial email: emails to their address bounced on ${day}.`,
    complained: (day: string) =>
      `You may not send them commercial email: they reported an email as spam on ${day}.`
  } satisfies Record<SuppressionReason, (day: string) => string>,
  answer: 'You can always answer their questions.',
  askTitle: (day: string) => `Ask for their consent by ${day}`,
  askText: 'After that day you may no longer send them commercial email.',
  askWrite: 'Write the email',
  askSubject: 'May I keep in touch?',
  askBody: (name: string) =>
    `Hello ${name},\n\nYou wrote to me a while ago. May I send you an email now and then about homes and the market? If so, just answer “yes”. You can change your mind at any time.\n`,
  record: 'Record consent',
  recordTitle: 'Record express consent',
  recordText: 'Keep the proof, such as a signed form or their email.',
  day: 'Date they agreed',
  how: 'How they agreed',
  howExample: 'For example: at the open house, on paper',
  recorded: 'Consent recorded.',
  withdraw: 'Withdraw consent',
  withdrawTitle: 'Withdraw their consent?',
  withdrawText:
    'They won’t be sent commercial email any more. You can record new consent if they agree again.',
  withdrawing: 'Withdrawing…',
  withdrawn: 'Consent withdrawn.'
}

const fr: typeof en = {
  title: 'Consentement aux courriels',
  inquiry: (until) => `Consentement tacite découlant de sa demande, jusqu’au ${until}.`,
  client: (until) => `Consentement tacite à titre de client, jusqu’au ${until}.`,
  express: (since) => `Consentement exprès depuis le ${since}.`,
  none: 'Aucun courriel commercial permis.',
  noneSince: (day) => `Aucun courriel commercial permis : consentement retiré le ${day}.`,
  unverified:
    'Aucun courriel commercial permis pour l’instant : son consentement vient d’un message non vérifié.',
  stopped: {
    unsubscribed: (day) => `Aucun courriel commercial permis : désabonnement le ${day}.`,
    bounced: (day) =>
      `Aucun courriel commercial permis : les courriels à cette adresse sont revenus le ${day}.`,
    complained: (day) =>
      `Aucun courriel commercial permis : un courriel a été signalé comme indésirable le ${day}.`
  },
  answer: 'Vous pouvez toujours répondre à ses questions.',
  askTitle: (day) => `Demandez un oui d’ici le ${day}`,
  askText: 'Après ce jour, vous ne pourrez plus lui envoyer de courriel commercial.',
  askWrite: 'Écrire le courriel',
  askSubject: 'Puis-je garder le contact?',
  askBody: (name) =>
    `Bonjour ${name},\n\nVous m’avez écrit il y a quelque temps. Puis-je vous envoyer un courriel à l’occasion au sujet de propriétés et du marché? Si oui, répondez simplement « oui ». Vous pourrez changer d’avis en tout temps.\n`,
  record: 'Noter un consentement',
  recordTitle: 'Noter un consentement exprès',
  recordText: 'Conservez la preuve, comme la feuille signée ou son courriel.',
  day: 'Jour de l’accord',
  how: 'Comment l’accord a été donné',
  howExample: 'Par exemple : à la visite libre',
  recorded: 'Consentement noté.',
  withdraw: 'Retirer le consentement',
  withdrawTitle: 'Retirer son consentement?',
  withdrawText:
    'Cette personne ne recevra plus de courriel commercial. Vous pourrez noter un nouveau consentement si elle accepte de nouveau.',
  withdrawing: 'Retrait…',
  withdrawn: 'Consentement retiré.'
}

export const emailConsentMessages: Translated<typeof en> = { en, fr }
