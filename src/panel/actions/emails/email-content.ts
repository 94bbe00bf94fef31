/** What an email says. Its plain text and its HTML are both rendered from this. */
export type EmailContent = {
  subject: string
  /** An agent's letter has none. */
  heading?: string
  greeting?: string
  paragraphs: readonly string[]
  /** Sanitised HTML in place of paragraphs. */
  letter?: string
  /** Facts in two columns, as on a receipt. */
  rows?: readonly (readonly [label: string, value: string])[]
  button?: EmailButton
  /** Small print at the end. */
  note?: string
  /** Facts for programs that read emails, in the HTML's head. */
  meta?: Readonly<Record<string, string>>
  /** The agent who writes, in place of the product. */
  letterhead?: Letterhead
}

export type Letterhead = {
  /** The sender's name in the reader's inbox. */
  from: string
  name: string
  /** Below the letter. */
  lines: readonly string[]
  /** Below the lines. */
  links?: readonly EmailButton[]
}

export type EmailButton = { label: string; url: string }
