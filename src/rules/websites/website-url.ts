/** The address of an agent's website: its host under the panel's scheme and port. */
export function websiteUrl(host: string, siteUrl: string): string {
  const { port, protocol } = new URL(siteUrl)
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`
}
