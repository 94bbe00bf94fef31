/** What an email says. Its plain text and its HTML are both rendered from this. */
export type EmailContent = {
  subject: string
  heading: string
  greeting?: string
  paragraphs: readonly string[]
  /** Facts in two columns, as on a receipt. */
  rows?: readonly (readonly [label: string, value: string])[]
  button?: EmailButton
  /** Small print at the end. */
  note?: string
}

export type EmailButton = { label: string; url: string }
