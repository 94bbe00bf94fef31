import { trimPasted } from './trim-pasted.ts'

/** A1A 1A1, with at most one space or dash. ASCII only: 'ı' is not an I. */
const POSTAL_CODE = /^([A-Za-z][0-9][A-Za-z])[\p{Zs}\p{Pd}]?([0-9][A-Za-z][0-9])$/u

/** 'm5h2n2' as Canada Post writes it: 'M5H 2N2'. Undefined for anything else. */
export function readPostalCode(typed: string): string | undefined {
  const [, area, unit] = POSTAL_CODE.exec(trimPasted(typed)) ?? []
  return area && unit ? `${area} ${unit}`.toUpperCase() : undefined
}

/** The same, but anything else stays as typed. */
export function formatPostalCode(typed: string): string {
  return readPostalCode(typed) ?? typed
}

/** Provinces and territories by first letter; other letters are unused. */
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
 * The names of the provinces that a postal code usually belongs to, where the chosen one is unlikely;
 * empty for an unused first letter. A hint, never a refusal: some codes cross a border.
 */
export function likelyProvinces(
  { postalCode, province }: { postalCode: string; province: string },
  names: readonly { name: string; shortcode: string }[]
): string[] | undefined {
  const usual = provincesOf(postalCode)
  if (!usual || province === '' || usual.includes(province)) return undefined
  return names.filter(({ shortcode }) => usual.includes(shortcode)).map(({ name }) => name)
}
