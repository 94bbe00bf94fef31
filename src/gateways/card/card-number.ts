// Brand, grouping and checks of a card number as it is typed. Nothing here stores or sends one.

const BRANDS: readonly (readonly [brand: string, prefix: RegExp])[] = [
  ['Visa', /^4/],
  ['MasterCard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['American Express', /^3[47]/],
  ['Discover', /^(6011|64[4-9]|65)/],
  ['JCB', /^35(2[89]|[3-8])/],
  ['UnionPay', /^(62|81)/],
  ['Diners Club', /^(30[0-5]|36|38|39)/]
]

/** Lengths a brand's numbers may have; the last is the longest that can be typed. */
const LENGTHS: Record<string, readonly number[]> = {
  'American Express': [15],
  'Diners Club': [14, 16],
  UnionPay: [16, 19]
}
const USUAL_LENGTH = [16] as const

export function brandOf(digits: string): string {
  return BRANDS.find(([, prefix]) => prefix.test(digits))?.[0] ?? ''
}

export function lengthsOf(brand: string): readonly number[] {
  return LENGTHS[brand] ?? USUAL_LENGTH
}

export function cvcLengthOf(brand: string): number {
  return brand === 'American Express' ? 4 : 3
}

/** Groups the digits as printed on the card. */
export function groupNumber(digits: string): string {
  const brand = brandOf(digits)
  const short = brand === 'American Express' || (brand === 'Diners Club' && digits.length <= 14)
  const groups = short ? /^(\d{0,4})(\d{0,6})(\d*)$/ : /(\d{4})(?=\d)/g
  if (!short) return digits.replace(groups, '$1 ')
  return (digits.match(groups)?.slice(1) ?? [digits]).filter((group) => group !== '').join(' ')
}

/** The check digit at a card number's end. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits !== '' && sum % 10 === 0
}

/** '12 / 28' from the digits typed so far; a first digit above 1 is a month below ten. */
export function groupExpiry(digits: string): string {
  const month = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const four = month.slice(0, 4)
  return four.length > 2 ? `${four.slice(0, 2)} / ${four.slice(2)}` : four
}

export type ExpiryFault = 'incomplete' | 'month' | 'past'

/** What is wrong with 'MMYY', if anything. A card is valid to the end of its month. */
export function expiryFault(digits: string, now: Date): ExpiryFault | undefined {
  if (digits.length < 4) return 'incomplete'
  const month = Number(digits.slice(0, 2))
  if (month < 1 || month > 12) return 'month'
  return new Date(2000 + Number(digits.slice(2, 4)), month, 1) <= now ? 'past' : undefined
}
