import PostalMime, { type Address } from 'postal-mime'

type ReadEmail = {
  to: string
  replyTo: string
  subject: string
  date: string
  text: string
  html: string
}

/** Reads an email that the outbox wrote. */
export async function readEmail(source: string): Promise<ReadEmail> {
  const email = await PostalMime.parse(source)
  const { headers, html = '', replyTo = [], subject = '', text = '', to = [] } = email
  return {
    to: to.map(shown).join(', '),
    replyTo: replyTo.map(shown).join(', '),
    subject,
    date: headers.find(({ key }) => key === 'date')?.value ?? '',
    text,
    html
  }
}

function shown({ address = '', name }: Address): string {
  return name ? `${name} <${address}>` : address
}
