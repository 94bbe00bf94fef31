import type { HomeType } from '#rules/listings/home-type.ts'
import type { ShownHome } from '../agent-site.ts'
import type { HouseKind } from '../art/house-kinds.ts'
import { TONES } from '../art/palette.ts'

/** What a home of each type is drawn as. */
export const HOME_KINDS: Readonly<Record<HomeType, readonly HouseKind[]>> = {
  house: ['foursquare', 'bay-and-gable', 'bungalow', 'infill'],
  townhouse: ['townhouses', 'row-house'],
  condo: ['tower', 'midrise', 'loft'],
  multiplex: ['triplex'],
  cottage: ['saltbox', 'bungalow'],
  farm: ['farmhouse'],
  land: ['farmhouse'],
  other: ['midrise']
}

/** The drawing of a home without a photo: always the same for the same home. */
export function drawingOf({ drawing, listing_id, type }: ShownHome) {
  if (drawing) return drawing
  const kinds = HOME_KINDS[type]
  const kind = kinds[listing_id % kinds.length] ?? 'foursquare'
  return { kind, tone: TONES[listing_id % TONES.length] ?? 'brick' }
}
