import type { Translated } from '../language.ts'

const en = {
  heading: (name: string) => `${name} answered your email`,
  open: 'Open the conversation',
  note: 'Your reply to this email goes to the visitor. To have it on the timeline, answer in your dashboard.'
}

const fr: typeof en = {
  heading: (name) => `${name} a répondu à votre courriel`,
  open: 'Ouvrir la conversation',
  note: 'Votre réponse à ce courriel est envoyée au visiteur. Pour l’avoir dans l’historique, répondez depuis votre tableau de bord.'
}

export const leadReplyEmail: Translated<typeof en> = { en, fr }
