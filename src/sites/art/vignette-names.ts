/** What a neighbourhood is pictured by. */
export const VIGNETTES = [
  'campus',
  'fields',
  'hills',
  'main-street',
  'market',
  'old-town',
  'park',
  'transit',
  'water'
] as const
export type VignetteName = (typeof VIGNETTES)[number]
