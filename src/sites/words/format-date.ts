type Locale = 'en-CA' | 'fr-CA'

/** '2026-11-01' as 'November 1, 2026' or '1er novembre 2026'. */
export const formatDate = (locale: Locale, iso: string): string =>
  write(locale, iso, { dateStyle: 'long' })

/** 'Saturday, November 28' or 'samedi 28 novembre'. */
export const formatWeekday = (locale: Locale, iso: string): string =>
  write(locale, iso, { weekday: 'long', month: 'long', day: 'numeric' })

function write(locale: Locale, iso: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    .formatToParts(new Date(iso))
    .map(({ type, value }) =>
      locale === 'fr-CA' && type === 'day' && value === '1' ? '1er' : value
    )
    .join('')
}
