/** A unit at the beginning of an address is followed by the street number: '1204 - 33 Bay', never '12 Elm'. */
const NUMBER_FOLLOWS = /^\s*[-–#,/ ]\s*\d+[a-z]?\b/i

/** An address with its unit, which a feed's may begin with already. */
export function addressWithUnit(address: string, unit: string): string {
  const [street, number] = [address, unit].map((text) => text.replace(/^#\s*/, '').toLowerCase())
  if (!number) return address
  const hasUnit = street?.startsWith(number) && NUMBER_FOLLOWS.test(street.slice(number.length))
  return hasUnit ? address : `${unit}-${address}`
}
