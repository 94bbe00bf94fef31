/** '2026-11-01' as 'November 1, 2026' or '1er novembre 2026'. */
export function formatDate(locale: 'en-CA' | 'fr-CA', iso: string): string {
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso)
  )
  return locale === 'fr-CA' ? text.replace(/^1 /, '1er ') : text
}
