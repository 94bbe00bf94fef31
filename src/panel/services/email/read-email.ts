import PostalMime from 'postal-mime'

type ReadEmail = { to: string; subject: string; date: string; text: string; html: string }

/** Reads an email that the outbox wrote. */
export async function readEmail(source: string): Promise<ReadEmail> {
  const { headers, html = '', subject = '', text = '', to = [] } = await PostalMime.parse(source)
  return {
    to: to.map(({ address = '', name }) => (name ? `${name} <${address}>` : address)).join(', '),
    subject,
    date: headers.find(({ key }) => key === 'date')?.value ?? '',
    text,
    html
  }
}
