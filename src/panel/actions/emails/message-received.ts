import { messageReceivedMessages } from '#messages/emails/message-received.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { formatPhone } from '#rules/people/phone.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type MessageReceived = {
  kind: 'message-received'
  full_name: string
  email: string
  phone: string
  message: string
}

/** A visitor's message, sent to support. A reply to this email goes to the visitor. */
export function messageReceived(received: MessageReceived): EmailContent {
  const t = inReadersLanguage(messageReceivedMessages)
  const labels = inReadersLanguage(sharedEmailMessages)
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
