import PostalMime, { type Email, type Attachment } from 'postal-mime'
import { htmlText } from '#rules/content/html-text.ts'
import type { EmailAttachment } from './email-transport.ts'

/** An email that somebody sent to one of our addresses. */
export type InboundEmail = {
  messageId: string | undefined
  from: { name: string; address: string }
  subject: string
  text: string
  /** Sent by a program, such as an absence note. */
  isAutomatic: boolean
  attachments: EmailAttachment[]
  /** What the email reports about one of ours, if it is such a report. */
  report: 'bounced' | 'complained' | undefined
}

/** @throws Error if it can't be read as an email. */
export async function readInbound(source: Uint8Array): Promise<InboundEmail> {
  const email = await PostalMime.parse(source)
  const { from, html = '', messageId, subject = '', text } = email
  if (!from?.address) throw new Error('no sender')
  return {
    messageId,
    from: { name: from.name, address: from.address },
    subject,
    text: text ?? htmlText(html),
    isAutomatic: isAutomatic(email),
    attachments: email.attachments.map(attachmentOf),
    report: reportOf(email.attachments)
  }
}

function headerOf({ headers }: Email, name: string): string {
  return (
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  )
}

/** RFC 3834, and what absence notes had before it. */
function isAutomatic(email: Email): boolean {
  const submitted = headerOf(email, 'auto-submitted')
  const precedence = headerOf(email, 'precedence')
  return (
    (submitted !== '' && submitted !== 'no') ||
    ['auto_reply', 'bulk', 'junk', 'list'].includes(precedence) ||
    headerOf(email, 'x-autoreply') !== ''
  )
}

/** Delivery reports (RFC 3464) of final failures, and feedback reports (RFC 5965). */
function reportOf(attachments: readonly Attachment[]): InboundEmail['report'] {
  const parts = attachments.map(({ content, mimeType }) => ({ mimeType, lines: linesOf(content) }))
  const feedback = parts.find(({ mimeType }) => mimeType === 'message/feedback-report')
  if (feedback?.lines.some((line) => line === 'feedback-type: abuse')) return 'complained'
  const status = parts.find(({ mimeType }) => mimeType === 'message/delivery-status')
  const isFinal =
    status?.lines.includes('action: failed') === true &&
    status.lines.some((line) => line.startsWith('status: 5.'))
  return isFinal ? 'bounced' : undefined
}

function linesOf(content: Attachment['content']): string[] {
  const text =
    typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString()
  return text.split(/\r?\n/).map((line) => line.trim().toLowerCase().replace(/:\s+/, ': '))
}

function attachmentOf({ content, filename, mimeType }: Attachment): EmailAttachment {
  const bytes =
    typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
  return { filename: filename ?? 'attachment', type: mimeType, content: bytes.toString('base64') }
}
