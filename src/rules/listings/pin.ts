/** South, north, west, east, in degrees, a little wider than the province. */
const BOXES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  AB: [48.9, 60.1, -120.1, -109.9],
  BC: [48.2, 60.1, -139.2, -114],
  MB: [48.9, 60.1, -102.1, -88.8],
  NB: [44.5, 48.2, -69.2, -63.7],
  NL: [46.5, 60.6, -67.9, -52.5],
  NS: [43.3, 47.3, -66.6, -59.6],
  NT: [59.9, 78.9, -136.6, -101.9],
  NU: [51.6, 83.3, -120.8, -60.9],
  ON: [41.6, 56.9, -95.3, -74.2],
  PE: [45.9, 47.2, -64.5, -61.9],
  QC: [44.9, 62.7, -79.9, -56.9],
  SK: [48.9, 60.1, -110.1, -101.3],
  YT: [59.9, 69.8, -141.1, -123.7]
}

export type Pin = { Latitude: number; Longitude: number }
export type PinProblem = 'outside-canada' | 'outside-province' | 'swapped'

/** Where visitors are shown a home; null where its seller hides the address, or nobody knows. */
export function shownPin(listing: {
  InternetAddressDisplayYN: boolean
  Latitude: number | null
  Longitude: number | null
}): Pin | null {
  const { InternetAddressDisplayYN, Latitude, Longitude } = listing
  if (!InternetAddressDisplayYN || Latitude === null || Longitude === null) return null
  return { Latitude, Longitude }
}

/** Why a pin can't be right for a home of this province; undefined if it can. */
export function pinProblem(pin: Pin, province: string): PinProblem | undefined {
  const box = BOXES[province]
  if (box ? isIn(box, pin) : isInCanada(pin)) return undefined
  if (isInCanada({ Latitude: pin.Longitude, Longitude: pin.Latitude })) return 'swapped'
  return isInCanada(pin) ? 'outside-province' : 'outside-canada'
}

function isInCanada(pin: Pin): boolean {
  return Object.values(BOXES).some((box) => isIn(box, pin))
}

function isIn([south, north, west, east]: readonly [number, number, number, number], pin: Pin) {
  const { Latitude, Longitude } = pin
  return Latitude >= south && Latitude <= north && Longitude >= west && Longitude <= east
}
