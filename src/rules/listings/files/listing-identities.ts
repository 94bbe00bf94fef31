import { asLine } from '../../content/printable.ts'
import { foldForSearch } from '../../leads/lead-search.ts'
import type { ListingCells } from './imported-fields.ts'
import { streetOf } from './imported-street.ts'

/** By what a second import finds a listing again, the surest first. */
export type Identities = readonly string[]

/** RESO's ListingKey and the MLS number; without either, the address with its unit. Empty if there is none. */
export function listingIdentities(cells: ListingCells): Identities {
  const line = (column: keyof ListingCells) => asLine(cells[column] ?? '')
  const [key, number] = [line('ListingKey'), mlsNumber(line('ListingId'))]
  const numbers = [key && `key ${key}`, number && `mls ${number}`].filter(Boolean)
  if (numbers.length > 0) return numbers
  const street = streetOf(cells) ?? ''
  if (street === '') return []
  const address = [street, line('UnitNumber'), line('City')].map(plain).join('/')
  return [`address ${address}`]
}

const OURS = 'maplekey-'

/** The key of a listing in our own files. */
export function listingKey(listing_id: number): string {
  return `${OURS}${listing_id}`
}

/** The listing that a row of our own files is about, here or in another installation; undefined for other rows. */
export function listingOfOurs(identities: Identities): number | undefined {
  const key = identities.find((one) => one.startsWith(`key ${OURS}`))
  const [, id] = /-([1-9]\d{0,8})$/.exec(key ?? '') ?? []
  return id === undefined ? undefined : Number(id)
}

/** Boards write it in capitals, people don't. */
export function mlsNumber(ListingId: string): string {
  return ListingId.toUpperCase()
}

/** Of rows that are about the same listing, all but the last, which is the newest. */
export function repeatedRows(rows: readonly { row: number; cells: ListingCells }[]): Set<number> {
  const known = new Set<string>()
  const repeated = new Set<number>()
  for (const { cells, row } of rows.toReversed()) {
    const identities = listingIdentities(cells)
    if (identities.some((one) => known.has(one))) repeated.add(row)
    for (const one of identities) known.add(one)
  }
  return repeated
}

function plain(text: string): string {
  return foldForSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
