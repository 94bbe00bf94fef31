import type { ReactNode } from 'react'
import { BayAndGable, Loft, Triplex } from './houses/brick.tsx'
import { Bungalow, Farmhouse, Foursquare } from './houses/plains.tsx'
import { Midrise, Tower } from './houses/tall.tsx'
import { Jellybean, Norman, RowHouse, Saltbox } from './houses/timber.tsx'
import { Infill, Townhouses, VancouverSpecial } from './houses/west.tsx'
import type { HouseKind } from './house-kinds.ts'
import type { Light, Paint, Tone } from './palette.ts'

type Drawing = {
  width: number
  height: number
  draw: (look: { paint: Paint; light: Light }) => ReactNode
}

export const DRAWINGS: Record<HouseKind, Drawing> = {
  'bay-and-gable': { width: 158, height: 268, draw: BayAndGable },
  bungalow: { width: 190, height: 180, draw: Bungalow },
  farmhouse: { width: 190, height: 232, draw: Farmhouse },
  foursquare: { width: 160, height: 246, draw: Foursquare },
  infill: { width: 172, height: 238, draw: Infill },
  jellybean: { width: 84, height: 206, draw: Jellybean },
  loft: { width: 190, height: 330, draw: Loft },
  midrise: { width: 186, height: 286, draw: Midrise },
  norman: { width: 184, height: 218, draw: Norman },
  'row-house': { width: 78, height: 220, draw: RowHouse },
  saltbox: { width: 130, height: 196, draw: Saltbox },
  tower: { width: 116, height: 352, draw: Tower },
  townhouses: { width: 228, height: 202, draw: Townhouses },
  triplex: { width: 170, height: 292, draw: Triplex },
  'vancouver-special': { width: 200, height: 190, draw: VancouverSpecial }
}

/** One house with its left foot at x, y. */
export function House({
  kind,
  tone,
  light,
  x = 0,
  y = 0,
  scale = 1
}: {
  kind: HouseKind
  tone: Tone
  light: Light
  x?: number
  y?: number
  scale?: number
}) {
  const Draw = DRAWINGS[kind].draw
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Draw paint={light.paints[tone]} light={light} />
    </g>
  )
}
