/** Parses announcements as a person reads them: day, amount and card, without product code. */

export const SILENT = 'nothing is charged'
export type Claim = { day: string; amount: number; card: string }

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December'
const DAY = `(?:${MONTHS}) \\d{1,2}, \\d{4}`
const AMOUNT = 'CAD ([\\d,]+\\.\\d\\d)'
const ZONE = '(?: \\(Eastern Time\\))?'
const CARD = 'your [A-Za-z ]+ ending in (\\d{4})'

const SCHEDULED = new RegExp(
  `On (${DAY})${ZONE} your (?:free trial ends|plan renews), and we’ll charge ${AMOUNT} to ${CARD}\\.`
)
const RETRY = new RegExp(`We’ll try to charge ${AMOUNT} to ${CARD} on (${DAY})${ZONE}\\.`)
const OWED = new RegExp(
  `The amount due now is ${AMOUNT}, for (\\d+) months?\\. If it isn’t paid before (${DAY})${ZONE}, another month is added, bringing it to ${AMOUNT}\\.`
)
const ANY = /we’ll (?:charge|try)/i

/** The charge announced in a text; throws if its wording is unknown. */
export function claimOf(text: string): Claim | typeof SILENT {
  const scheduled = SCHEDULED.exec(text)
  if (scheduled) {
    const [, day = '', amount = '', card = ''] = scheduled
    return { day, card, amount: toCents(amount) }
  }
  const retry = RETRY.exec(text)
  if (retry) {
    const [, amount = '', card = '', day = ''] = retry
    return { day, card, amount: toCents(amount) }
  }
  if (ANY.test(text)) throw new Error(`an announcement that can't be read: ${text}`)
  return SILENT
}

/** The debt stated in a text, and what it will grow to. */
export function debtIn(text: string) {
  const match = OWED.exec(text)
  if (!match) return undefined
  const [, amount = '', months = '', growsOn = '', grown = ''] = match
  return { amount: toCents(amount), months: Number(months), growsOn, grown: toCents(grown) }
}

export function isAlike(one: Claim | typeof SILENT, other: Claim | typeof SILENT): boolean {
  if (one === SILENT || other === SILENT) return one === other
  return one.day === other.day && one.amount === other.amount && one.card === other.card
}

function toCents(amount: string): number {
  return Number(amount.replaceAll(/[,.]/g, ''))
}

export function cents(cad: number): number {
  return Math.round(cad * 100)
}

const toronto = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Toronto',
  dateStyle: 'long'
})

/** 'November 24, 2026'. */
export function dayInToronto(moment: string): string {
  return toronto.format(new Date(moment))
}
