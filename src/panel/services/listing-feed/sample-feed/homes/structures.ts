/** A kind of home: its usual size, and which drawings show it. */
export type Structure = {
  structure: string
  interest: 'Condo/Strata' | 'Freehold'
  share: number
  /** Square feet and bedrooms, from and to. */
  feet: [number, number]
  bedrooms: [number, number]
  stories: [number, number]
  isAttached: boolean
  drawings: [string, ...string[]]
  name: { en: string; fr: string }
}

export const STRUCTURES: [Structure, ...Structure[]] = [
  {
    structure: 'House',
    interest: 'Freehold',
    share: 0.5,
    feet: [1050, 3200],
    bedrooms: [2, 5],
    stories: [1, 2],
    isAttached: false,
    drawings: ['bungalow', 'farmhouse', 'foursquare', 'infill', 'saltbox', 'vancouver-special'],
    name: { en: 'house', fr: 'maison' }
  },
  {
    structure: 'Row / Townhouse',
    interest: 'Freehold',
    share: 0.17,
    feet: [900, 1900],
    bedrooms: [2, 4],
    stories: [2, 3],
    isAttached: true,
    drawings: ['bay-and-gable', 'row-house', 'townhouses'],
    name: { en: 'townhouse', fr: 'maison en rangée' }
  },
  {
    structure: 'Apartment',
    interest: 'Condo/Strata',
    share: 0.28,
    feet: [430, 1350],
    bedrooms: [0, 3],
    stories: [1, 1],
    isAttached: true,
    drawings: ['loft', 'midrise', 'tower'],
    name: { en: 'apartment', fr: 'appartement' }
  },
  {
    structure: 'Triplex',
    interest: 'Freehold',
    share: 0.05,
    feet: [2100, 3900],
    bedrooms: [5, 8],
    stories: [3, 3],
    isAttached: false,
    drawings: ['triplex'],
    name: { en: 'triplex', fr: 'triplex' }
  }
]
