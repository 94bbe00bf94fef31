import { asLine } from '../../content/printable.ts'
import { foldForSearch } from '../../leads/lead-search.ts'
import type { ListingCells } from './imported-fields.ts'

const PARTS = [
  'StreetNumber',
  'StreetDirPrefix',
  'StreetName',
  'StreetSuffix',
  'StreetDirSuffix'
] as const

/**
 * Street and number: out of their own columns, or of an address without the city that follows. Undefined if
 * no column has it.
 */
export function streetOf(cells: ListingCells): string | undefined {
  const line = (column: keyof ListingCells) => asLine(cells[column] ?? '')
  if (line('StreetNumber') !== '' && line('StreetName') !== '') {
    return PARTS.map(line).filter(Boolean).join(' ')
  }
  if (cells.UnparsedAddress === undefined) return undefined
  const address = line('UnparsedAddress')
  const city = line('City')
  if (city === '') return address
  const [street = '', ...rest] = address.split(/,\s*/)
  const at = rest.findIndex((part) => foldForSearch(part) === foldForSearch(city))
  return at === -1 ? address : [street, ...rest.slice(0, at)].join(', ')
}
