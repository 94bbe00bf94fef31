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
