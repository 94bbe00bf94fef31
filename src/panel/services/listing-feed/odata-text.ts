/** A text as OData writes it in a filter: in single quotes, an apostrophe doubled. */
export function quoteOData(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** Encoded for a query string; `+` for a space would be a plus sign to some servers. */
export function queryString(options: Record<string, string>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}
