import { asLine } from '../../content/printable.ts'
import { foldForSearch } from '../../leads/lead-search.ts'
import { readPostalCode } from '../../people/postal-code.ts'
import { streetOf } from '../files/imported-street.ts'
import { feedProvince } from './feed-province.ts'

/** A feed's fields of a home's place; '' for those that it lacks. */
type Place = {
  UnparsedAddress: string
  UnitNumber: string
  City: string
  StreetNumber: string
  StreetDirPrefix: string
  StreetName: string
  StreetSuffix: string
  StreetDirSuffix: string
}

/** Toronto's districts are cities to its board: 'Toronto C01'. */
const DISTRICT = / [A-Z]\d\d$/

/** Street and number of a feed's home: its address may go on with the unit, the city, the province and the postal code. */
export function feedStreet(place: Place): string {
  const { City, UnitNumber, UnparsedAddress, ...street } = place
  const parts = streetOf(street)
  const address = withoutProvince(UnparsedAddress)
  if (address === '') return parts ?? ''
  const line = [City, City.replace(DISTRICT, '')]
    .map((one) => streetOf({ UnparsedAddress: address, City: one }) ?? address)
    .reduce((short, one) => (one.length < short.length ? one : short))
  const isParts = parts !== undefined && UnitNumber !== ''
  return isParts && foldForSearch(line) === foldForSearch(`${parts} ${UnitNumber}`) ? parts : line
}

/** Without 'ON M5J 2Z3', 'Ontario' and 'Canada' at the end. */
function withoutProvince(address: string): string {
  const parts = asLine(address).split(/,\s*/)
  while (parts.length > 1 && isBeyondCity(parts.at(-1) ?? '')) parts.pop()
  return parts.join(', ')
}

function isBeyondCity(part: string): boolean {
  const [, before = '', code = ''] = /^(.*?)\s*(\S{3} ?\S{3})$/.exec(part) ?? []
  const isCoded = readPostalCode(code) !== undefined
  const name = isCoded ? before : part
  return (isCoded && name === '') || name === 'Canada' || feedProvince(name) !== undefined
}
