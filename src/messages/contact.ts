import type { Translated } from './language.ts'

const en = {
  another: 'Send another message',
  sendMessage: 'Send message',
  sendQuery: 'Send query',
  sending: 'Sending…',
  sent: 'Message sent successfully. We will contact you as early as possible.'
}

const fr: typeof en = {
  another: 'Envoyer un autre message',
  sendMessage: 'Envoyer le message',
  sendQuery: 'Envoyer la question',
  sending: 'Envoi…',
  sent: 'Le message a été envoyé. Nous communiquerons avec vous le plus tôt possible.'
}

export const contactMessages: Translated<typeof en> = { en, fr }
