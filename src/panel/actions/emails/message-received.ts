import { messageReceivedMessages } from '#messages/emails/message-received.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Language } from '#messages/language.ts'
import { formatPhone } from '#rules/people/phone.ts'
import type { EmailContent } from './email-content.ts'

export type MessageReceived = {
  kind: 'message-received'
  full_name: string
  email: string
  phone: string
  message: string
  language: Language
}

/** A visitor's message, sent to support. A reply to this email goes to the visitor. */
export function messageReceived(received: MessageReceived): EmailContent {
  const { language } = received
  const t = messageReceivedMessages[language]
  const labels = sharedEmailMessages[language]
  return {
    subject: t.subject(received.full_name),
    heading: t.heading,
    paragraphs: [received.message],
    rows: [
      [labels.name, received.full_name],
      [labels.email, received.email],
      [labels.phone, formatPhone(received.phone)]
    ]
  }
}
