import { formatPhone } from '#rules/people/phone.ts'
import type { Settings } from '../../config/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type MessageReceived = {
  kind: 'message-received'
  full_name: string
  email: string
  phone: string
  message: string
}

/** A visitor's message, sent to support. A reply to this email goes to the visitor. */
export function messageReceived(mail: MessageReceived, settings: Settings): WrittenMail {
  return writeLetter(
    {
      subject: `Message from ${mail.full_name}`,
      heading: 'A visitor sent you a message',
      paragraphs: [mail.message],
      rows: [
        ['Name', mail.full_name],
        ['Email', mail.email],
        ['Phone', formatPhone(mail.phone)]
      ]
    },
    settings
  )
}
