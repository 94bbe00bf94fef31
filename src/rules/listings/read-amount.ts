/** Spaces of every kind and dollar signs. */
const AROUND = /[$\p{Z}\t'’]/gu

/** '2,400', '2 400', '0.25' and '0,25'; null for nothing, NaN for anything else. */
export function readAmount(typed: string): number | null {
  const plain = typed.replace(AROUND, '')
  if (plain === '') return null
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''))
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : NaN
}
