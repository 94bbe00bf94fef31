import type { Translated } from './language.ts'

const en = {
  another: 'Send another message',
  sendMessage: 'Send message',
  sendQuery: 'Send query',
  sending: 'Sending…',
  sent: 'Message sent successfully. We will contact you as early as possible.'
}

export const contactMessages: Translated<typeof en> = { en }
