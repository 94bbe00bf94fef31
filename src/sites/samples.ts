import type { Listing } from './agent-site.ts'
import type { Words } from './words/words.ts'

type Shell = Omit<Listing, 'address' | 'area' | 'title'>

const SHELLS: Shell[] = [
  {
    type: 'house',
    price: 1_149_000,
    beds: 4,
    baths: 3,
    squareFeet: 2240,
    drawing: { kind: 'bay-and-gable', tone: 'brick' }
  },
  {
    type: 'condo',
    price: 529_000,
    beds: 1,
    baths: 1,
    squareFeet: 640,
    drawing: { kind: 'midrise', tone: 'lake' }
  },
  {
    type: 'townhouse',
    price: 789_000,
    beds: 3,
    baths: 2,
    squareFeet: 1480,
    drawing: { kind: 'townhouses', tone: 'gold' }
  },
  {
    type: 'house',
    price: 649_000,
    beds: 3,
    baths: 1,
    squareFeet: 1190,
    drawing: { kind: 'bungalow', tone: 'sand' }
  },
  {
    type: 'house',
    price: 869_000,
    beds: 4,
    baths: 2,
    squareFeet: 1820,
    drawing: { kind: 'foursquare', tone: 'mist' }
  },
  {
    type: 'condo',
    price: 614_000,
    beds: 2,
    baths: 2,
    squareFeet: 905,
    drawing: { kind: 'loft', tone: 'clay' }
  }
]

/** Sample homes for a preview without any. */
export function sampleListings(words: Words): Listing[] {
  return SHELLS.map((shell, at) => ({
    ...shell,
    address: words.sampleListing,
    area: words.types[shell.type],
    title: words.sampleNumber(at + 1)
  }))
}
