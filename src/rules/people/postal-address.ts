import { readPostalCode } from './postal-code.ts'

/** What a postal address has, in its order. */
export const POSTAL_PARTS = ['street', 'city', 'province', 'postalCode'] as const
export type PostalPart = (typeof POSTAL_PARTS)[number]

type Entered = { lines: readonly string[]; city: string; province: string }

const POSTAL_CODE = /(?<![\p{L}\d])[a-z]\d[a-z][ -]?\d[a-z]\d(?![\p{L}\d])/iu
const HALF_CODE_AT_END = / [a-z]\d[a-z]$/i
const PROVINCE_AT_END =
  /(?:^|[ (])(AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Colombie-Britannique|Manitoba|New Brunswick|Nouveau-Brunswick|Newfoundland and Labrador|Terre-Neuve-et-Labrador|Nova Scotia|Nouvelle-[EÉ]cosse|Northwest Territories|Territoires du Nord-Ouest|Nunavut|Ontario|Prince Edward Island|[IÎ]le-du-Prince-[EÉ]douard|Qu[eé]bec|Saskatchewan|Yukon)[).]?$/iu
const UNIT = /^(?:suite|ste|unit|apt|apartment|floor|bureau|local|app)\b/i
/** '120 Queen Street West', 'PO Box 12', 'C.P. 12', or a counter of the post office. */
const STREET = /^(?=.*\d).*\p{L}{2}|^C\.? ?P\.? ?\d|^(?:general delivery|poste restante)/iu
const CIVIC_NUMBER = /^\d+(?:[ -]?[a-z]|-\d+)?$/i

/**
 * The postal address that Canada's anti-spam law asks for in a commercial email, on one line, and what
 * it lacks. The lines may name the city, the province and the postal code themselves.
 */
export function postalAddress({ city, lines, province }: Entered): {
  line: string
  missing: PostalPart[]
  /** What is known of each part; the unit is the street's. */
  parts: Record<PostalPart, string>
} {
  const text = partsOf(lines.join()).join(', ')
  const postalCode = readPostalCode(POSTAL_CODE.exec(text)?.[0] ?? '') ?? ''
  const parts = partsOf(text.replace(POSTAL_CODE, ''))
  const at = parts.findLastIndex((part) => PROVINCE_AT_END.test(part))
  const [, named = ''] = PROVINCE_AT_END.exec(parts[at] ?? '') ?? []
  const places =
    at < 0 ? parts : partsOf(parts.with(at, parts[at]!.replace(PROVINCE_AT_END, '')).join())
  const cityAt = places.findLastIndex(
    (part, place) => place > 0 && !isUnit(part) && !/\d/.test(part)
  )
  const hasCity = cityAt >= 0
  const has: Record<PostalPart, boolean> = {
    street: places.some(isStreet),
    city: hasCity || city.trim() !== '',
    province: named !== '' || province !== '',
    postalCode: postalCode !== ''
  }
  const end = [named || province, postalCode].filter(Boolean).join(' ')
  const street = places.filter((_, place) => place !== cityAt).join(', ')
  const town = places[cityAt] ?? city.trim()
  // A suite that was entered after the city belongs to the street.
  const isInOrder = hasCity && named !== '' && !isUnit(places.at(-1) ?? '')
  return {
    line: isInOrder ? text : [street, town, end].filter(Boolean).join(', '),
    missing: POSTAL_PARTS.filter((part) => !has[part]),
    parts: {
      street,
      city: town,
      province: named || province,
      postalCode
    }
  }
}

function partsOf(text: string): string[] {
  const parts = text.split(',').flatMap((part) => part.trim() || [])
  const at = parts.findIndex((part) => CIVIC_NUMBER.test(part))
  const street = parts[at + 1]
  // French sets a comma after the number of a house: '12, rue des Ormes'.
  if (at < 0 || street === undefined || parts.slice(0, at).some(isStreet)) return parts
  return parts.toSpliced(at, 2, `${parts[at]}, ${street}`)
}

function isStreet(part: string): boolean {
  return !isUnit(part) && STREET.test(part.replace(HALF_CODE_AT_END, ''))
}

function isUnit(part: string): boolean {
  return UNIT.test(part)
}
