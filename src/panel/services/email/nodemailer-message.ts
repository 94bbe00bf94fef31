import type { Mailbox, OutgoingEmail } from './email-transport.ts'

/** An email in nodemailer's terms. Addresses are always objects; line breaks never reach a header. */
export function nodemailerMessage(email: OutgoingEmail, from: Mailbox) {
  const host = from.address.split('@').at(-1) ?? 'localhost'
  return {
    from: plain(from),
    to: plain(email.to),
    ...(email.replyTo && { replyTo: plain(email.replyTo) }),
    subject: oneLine(email.subject),
    text: email.text,
    html: email.html,
    messageId: `<${email.id}@${host}>`,
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
