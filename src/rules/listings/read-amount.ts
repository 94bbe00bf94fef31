/** Spaces of every kind and dollar signs. */
const AROUND = /[$\p{Z}\t'’]/gu

/** '2,400', '2 400', '0.25' and '0,125'; null for nothing, NaN for anything else. */
export function readAmount(typed: string): number | null {
  const plain = typed.replace(AROUND, '')
  if (plain === '') return null
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''))
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : NaN
}

/** The same of a rate or a percentage, which has no thousands: '4,125 %' is 4.125. */
export function readPercent(typed: string): number | null {
  return readAmount(typed.replace(/\s*%\s*$/u, '').replace(',', '.'))
}
