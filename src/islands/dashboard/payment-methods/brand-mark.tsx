import { CARD_BRANDS } from '#rules/limits.ts'

/** The brand's logo at text size; an unknown brand gets a plain card. */
export function BrandMark({ brand }: { brand: string }) {
  const isKnown = CARD_BRANDS.some((known) => known === brand)
  const file = isKnown ? brand.toLowerCase().replace(' ', '-') : 'card'
  return <img alt="" height="30" src={`/cards/${file}.svg`} width="48" />
}
