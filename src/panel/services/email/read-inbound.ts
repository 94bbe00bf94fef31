import PostalMime, { type Email, type Attachment } from 'postal-mime'
import { htmlText } from '#rules/content/html-text.ts'
import { type DeliveryStatus, hardBounceCode } from '#rules/leads/bounce.ts'
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
  report: EmailReport | undefined
}

/** `code` is the status that a bounce was reported with, such as 5.1.1. */
export type EmailReport = { kind: 'complained' } | { kind: 'bounced'; code: string }

/** Characters; a lead's timeline shows a tenth of it. */
const HTML_MAX = 200_000

/** @throws Error if it can't be read as an email. */
export async function readInbound(source: Uint8Array): Promise<InboundEmail> {
  const email = await PostalMime.parse(source)
  const { from, html = '', messageId, subject = '', text } = email
  if (!from?.address) throw new Error('no sender')
  return {
    messageId,
    from: { name: from.name, address: from.address },
    subject,
    text: text ?? htmlText(html.slice(0, HTML_MAX)),
    isAutomatic: isAutomatic(email),
    attachments: email.attachments.map(attachmentOf),
    report: await reportOf(email.attachments)
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
async function reportOf(attachments: readonly Attachment[]): Promise<EmailReport | undefined> {
  const fieldsIn = (type: string) =>
    attachments
      .filter(({ mimeType }) => mimeType === type)
      .map(({ content }) => readFields(content))
  const [feedback] = await Promise.all(fieldsIn('message/feedback-report'))
  if (feedback?.some((fields) => fields['feedback-type'] === 'abuse')) return { kind: 'complained' }
  const [status] = await Promise.all(fieldsIn('message/delivery-status'))
  const code = hardBounceCode((status ?? []).map(statusOf))
  return code === undefined ? undefined : { kind: 'bounced', code }
}

function statusOf({ action = '', status = '' }: Record<string, string>): DeliveryStatus {
  // A comment may follow the code.
  return { action, status: status.split(' ', 1)[0] ?? '' }
}

/** Each email of ours has one recipient; a report with more groups would only cost time. */
const GROUPS_MAX = 20

/** The groups of fields in a report: about the report itself, and about each recipient. They have an email's syntax. */
function readFields(content: Attachment['content']): Promise<Record<string, string>[]> {
  const text = bytesOf(content).toString().replaceAll('\r\n', '\n')
  const groups = text.split('\n\n', GROUPS_MAX).filter((group) => group.trim() !== '')
  return Promise.all(
    groups.map(async (group) => {
      const { headers } = await PostalMime.parse(group)
      return Object.fromEntries(headers.map(({ key, value }) => [key, value.trim().toLowerCase()]))
    })
  )
}

function bytesOf(content: Attachment['content']): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
}

function attachmentOf({ content, filename, mimeType }: Attachment): EmailAttachment {
  const bytes = bytesOf(content)
  return { filename: filename ?? 'attachment', type: mimeType, content: bytes.toString('base64') }
}
