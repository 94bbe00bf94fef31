import type { Mailbox, OutgoingEmail } from './email-transport.ts'

/** An email in nodemailer's terms. Addresses are always objects; line breaks never reach a header. */
export function nodemailerMessage(email: OutgoingEmail, from: Mailbox) {
  const host = from.address.split('@').at(-1) ?? 'localhost'
  return {
    from: plain({ ...from, name: email.fromName ?? from.name }),
    to: plain(email.to),
    ...(email.replyTo && { replyTo: plain(email.replyTo) }),
    subject: oneLine(email.subject),
    text: email.text,
    html: email.html,
    messageId: `<${email.id}@${host}>`,
    headers: {
      ...(!email.isPersonal && { 'Auto-Submitted': 'auto-generated' }),
      ...(email.unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${oneLine(email.unsubscribeUrl)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'
      })
    },
    ...(email.bounceTo !== undefined && {
      envelope: { from: email.bounceTo, to: email.to.address }
    }),
    attachments: (email.attachments ?? []).map(({ content, filename, type }) => ({
      content,
      contentType: type,
      encoding: 'base64' as const,
      filename: oneLine(filename)
    })),
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
