import type { ShownHome } from '../agent-site.ts'

const MOST = 3
/** The share of the price by which a similar home may differ. */
const PRICE_SHARE = 0.3

/** Homes for sale of the same type nearby in price, those of the same city first. */
export function similarHomes(homes: readonly ShownHome[], listing: ShownHome): ShownHome[] {
  const { City, listing_id, price, type } = listing
  const isNear = (other: number | null) =>
    price === null || other === null || Math.abs(other - price) <= price * PRICE_SHARE
  const found = homes.filter((home) => {
    return (
      home.listing_id !== listing_id &&
      home.status !== 'Sold' &&
      home.type === type &&
      isNear(home.price)
    )
  })
  const distance = (home: ShownHome) => (home.City === City ? 0 : 1)
  return found.toSorted((a, b) => distance(a) - distance(b)).slice(0, MOST)
}
