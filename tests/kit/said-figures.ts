import { monthName } from '#rules/time/month-name.ts'

const MONTHS = Array.from(
  { length: 12 },
  (_, index) => `2026-${String(index + 1).padStart(2, '0')}` as const
)

type Language = 'en' | 'fr'

const AMOUNTS = {
  en: /(?:CAD |\$)(\d[\d,]*)(?:\.(\d\d))?/g,
  fr: /(\d[\d\u00A0]*)(?:,(\d\d))?\u00A0\$/g
}
const PERCENTS = { en: /(\d+(?:\.\d+)?)%/g, fr: /(\d+(?:,\d+)?)\u00A0%/g }

/** The amounts, days and percentages that a text says in a language, in one notation, sorted. */
export function figuresIn(text: string, language: Language): string[] {
  const amounts = [...text.matchAll(AMOUNTS[language])].map(
    ([, whole = '', cents = '00']) => `$${whole.replaceAll(/[,\u00A0]/g, '')}.${cents}`
  )
  const percents = [...text.matchAll(PERCENTS[language])].map(
    ([, rate = '']) => `${rate.replace(',', '.')}%`
  )
  return [...amounts, ...percents, ...daysIn(text, language)].sort()
}

function daysIn(text: string, language: Language): string[] {
  const names = MONTHS.map((month) => monthName(month, language).split(' ')[0] ?? '')
  const numberOf = (name: string) => String(names.indexOf(name) + 1)
  const month = `(${names.join('|')})`
  if (language === 'fr') {
    const days = [...text.matchAll(new RegExp(`(\\d{1,2})(?:er)? ${month} (\\d{4})`, 'g'))]
    return days.map(([, day = '', name = '', year = '']) => `${year}/${numberOf(name)}/${day}`)
  }
  const long = [...text.matchAll(new RegExp(`${month} (\\d{1,2}), (\\d{4})`, 'g'))]
  const short = [...text.matchAll(/(\d\d)-(\d\d)-(\d{4}) \d/g)]
  return [
    ...long.map(([, name = '', day = '', year = '']) => `${year}/${numberOf(name)}/${day}`),
    ...short.map(([, of = '', day = '', year = '']) => `${year}/${Number(of)}/${Number(day)}`)
  ]
}
