import { plainHeading } from '../../content/file-columns.ts'

const LEASE = /\b(?:lease|sublease|rent|rental|louer|location)\b/
const SALE = /\b(?:sale|vendre|vente)\b/

/** Whether a feed's home is for rent: its price is a month's, and a search of homes for sale must not show it. */
export function isForLease(listing: {
  /** 'For Lease' and 'Residential Lease', in the fields that boards say it in. */
  kinds: readonly string[]
  ListPrice: number | null
  /** What CREA's records have instead of a price. */
  rents: readonly (number | null)[]
}): boolean {
  const { ListPrice, rents } = listing
  const kinds = listing.kinds.map(plainHeading)
  if (kinds.some((kind) => LEASE.test(kind) && !SALE.test(kind))) return true
  if (kinds.some((kind) => SALE.test(kind))) return false
  return ListPrice === null && rents.some((rent) => rent !== null)
}
