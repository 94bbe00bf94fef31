/** 'October 2026' or 'octobre 2026' of '2026-10'. */
export function monthName(month: string, language: 'en' | 'fr'): string {
  return format(month, language, { month: 'long', year: 'numeric' })
}

/** 'October' or 'octobre' of '2026-10'; short, 'Oct' or 'oct.'. */
export function monthAlone(
  month: string,
  language: 'en' | 'fr',
  length: 'long' | 'short' = 'long'
): string {
  return format(month, language, { month: length })
}

function format(month: string, language: 'en' | 'fr', parts: Intl.DateTimeFormatOptions): string {
  const locale = `${language}-CA`
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`)
  )
}
