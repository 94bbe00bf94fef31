import type { Mailbox, OutgoingMail } from './email-transport.ts'

/** A mail as nodemailer takes it. Addresses are always objects; line breaks never reach a header. */
export function mailMessage(mail: OutgoingMail, from: Mailbox) {
  const host = from.address.split('@').at(-1) ?? 'localhost'
  return {
    from: plain(from),
    to: plain(mail.to),
    ...(mail.replyTo && { replyTo: plain(mail.replyTo) }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true
  }
}

function plain({ name, address }: Mailbox): Mailbox {
  return { name: oneLine(name), address: oneLine(address) }
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ').trim()
}
