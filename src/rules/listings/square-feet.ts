/** RESO's units of areas that we can convert, in square feet. */
export const AREA_UNITS = ['Square Feet', 'Square Meters', 'Acres', 'Hectares'] as const
/** Those of a living area, and the one that is assumed. */
export const FLOOR_UNITS = ['Square Feet', 'Square Meters'] as const
export const SQUARE_FEET = 'Square Feet'
export type AreaUnit = (typeof AREA_UNITS)[number]

const IN_SQUARE_FEET: Readonly<Record<AreaUnit, number>> = {
  'Square Feet': 1,
  'Square Meters': 10.763_910_4,
  Acres: 43_560,
  Hectares: 107_639.104
}

/** An area in whole square feet; null for nothing and for zero, which is hidden. */
export function squareFeet(area: number | null, unit: AreaUnit): number | null {
  const feet = area === null ? 0 : Math.round(area * IN_SQUARE_FEET[unit])
  return feet > 0 ? feet : null
}
