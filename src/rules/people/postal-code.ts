/** A letter, a digit, a letter, one space or dash at most, then a digit, a letter and a digit. ASCII alone: 'ı' is not an I. */
const POSTAL_CODE = /^([A-Za-z][0-9][A-Za-z])[\p{Zs}\p{Pd}]?([0-9][A-Za-z][0-9])$/u
const AROUND = /^[\p{Zs}\p{Cf}\t]+|[\p{Zs}\p{Cf}\t]+$/gu

/** 'm5h2n2' as Canada Post writes it: 'M5H 2N2'. Undefined for anything else. */
export function readPostalCode(typed: string): string | undefined {
  const [, area, unit] = POSTAL_CODE.exec(typed.replace(AROUND, '')) ?? []
  return area && unit ? `${area} ${unit}`.toUpperCase() : undefined
}

/** The same, with what is not a postal code left as it was typed. */
export function formatPostalCode(typed: string): string {
  return readPostalCode(typed) ?? typed
}

/** Which provinces and territories a postal code's first letter stands for. Other letters are not in use. */
const PROVINCES_BY_LETTER: Record<string, readonly string[]> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT']
}

/** The shortcodes of the provinces that a postal code belongs to; undefined for anything else. */
export function provincesOf(postalCode: string): readonly string[] | undefined {
  const [letter] = readPostalCode(postalCode) ?? ''
  return letter === undefined ? undefined : (PROVINCES_BY_LETTER[letter] ?? [])
}

/**
 * Asks the person to look again at a postal code that is rarely in the chosen province; '' where nothing is odd. Never a
 * reason to refuse: some codes are used across a border.
 */
export function postalCodeHint(
  { postalCode, province }: { postalCode: string; province: string },
  names: readonly { name: string; shortcode: string }[]
): string {
  const usual = provincesOf(postalCode)
  if (!usual || province === '' || usual.includes(province)) return ''
  const named = names.filter(({ shortcode }) => usual.includes(shortcode)).map(({ name }) => name)
  return named.length > 0
    ? `This postal code is usually in ${named.join(' or ')}. Check the province.`
    : 'Canadian postal codes don’t start with this letter. Check the postal code.'
}
