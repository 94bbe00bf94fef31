/** One house, from the staked plot to the lit windows: twelve pictures, each with everything the ones before it had. */

import {
  at,
  box,
  boxes,
  circle,
  door,
  paint,
  path,
  rect,
  sash
} from '../../drawings/street/shapes.ts'
import { fir, maple, soldSign } from '../../drawings/street/surroundings.ts'

export const BUILDING = { width: 360, height: 240 } as const

/** The picture of a step; the first is 1. */
export function building(step: number): string {
  return hills + plot(step)
}

/** Beside the head of the page, 560 wide: the same house half built and lived in. */
export function setupCorner(): string {
  return `<g transform="scale(.92)">${at(-16, plot(5)) + at(206, plot(12))}</g>`
}

function plot(step: number): string {
  const layers = LAYERS.filter(({ from, until = Infinity }) => step >= from && step <= until)
  return layers.map(({ drawing }) => drawing).join('')
}

type Layer = { from: number; until?: number; drawing: string }

const HOUSE = 120

/** Land on the horizon, in whatever colour the sky has. */
const hills = `<path d="M-400 0v-38q110-62 220-16t190-14q120-60 240-8t260-18q150-44 260 40v54Z" fill="#fff" opacity=".38"/>`

const stakes =
  boxes(4, (stake) => box(104 + stake * 54, -26, 5, 26), paint.plum) +
  path(box(104, -20, 167, 2), paint.brick)

const plan =
  path(box(34, -64, 6, 64) + box(74, -64, 6, 64), paint.plum) +
  rect(22, -112, 70, 54, paint.lake) +
  `<path d="M34-66V-88l23-16 23 16v22ZM50-66v-14h14v14" fill="none" stroke="${paint.cream}" stroke-width="3"/>`

const letterbox =
  rect(304, -46, 6, 46, paint.plum) +
  path('M288-46V-62q0-10 10-10h22q10 0 10 10v16Z', paint.brick) +
  path(box(328, -78, 4, 20) + box(328, -78, 14, 9), paint.gold) +
  rect(294, -62, 22, 4, paint.cream)

const slab = rect(HOUSE - 8, -10, 156, 10, paint.slate)

const scaffold =
  boxes(4, (post) => box(HOUSE - 14 + post * 54, -150, 4, 150), '#b9a988') +
  path(box(HOUSE - 14, -84, 168, 4) + box(HOUSE - 14, -146, 168, 4), '#b9a988')

const groundFloor = rect(HOUSE, -74, 140, 64, paint.clay)
const firstFloor = rect(HOUSE, -136, 140, 62, paint.clay) + rect(HOUSE, -80, 140, 6, paint.cream)

const roof =
  rect(HOUSE + 104, -196, 18, 50, paint.clayShade) +
  rect(HOUSE + 101, -200, 24, 6, paint.ink) +
  path(`M${HOUSE - 12}-134 ${HOUSE + 70}-204 ${HOUSE + 152}-134Z`, paint.ink)

const line =
  rect(34, -186, 7, 186, paint.plum) +
  path(box(18, -176, 39, 5), paint.plum) +
  `<path d="M37-174Q84-142 ${HOUSE + 4}-130" fill="none" stroke="${paint.ink}" stroke-width="2.5"/>` +
  circle(HOUSE + 4, -130, 4, paint.gold)

function windows(lit: readonly boolean[]): string {
  const places = [
    [HOUSE + 16, -122],
    [HOUSE + 58, -122],
    [HOUSE + 100, -122],
    [HOUSE + 16, -62],
    [HOUSE + 100, -62]
  ] as const
  return places.map(([x, y], index) => sash(x, y, 26, 36, lit[index])).join('')
}

const gable = circle(HOUSE + 70, -164, 11, paint.cream) + circle(HOUSE + 70, -164, 8, paint.gold)
const frontDoor = at(HOUSE + 57, door(0, 56, 28, paint.lake))
const smoke = `<path d="M${HOUSE + 113}-204q-8-8 2-14" fill="none" stroke="${paint.cream}" stroke-width="6" stroke-linecap="round"/>`

const LAYERS: readonly Layer[] = [
  { from: 1, until: 3, drawing: stakes },
  { from: 2, until: 7, drawing: plan },
  { from: 7, drawing: roof },
  { from: 4, drawing: slab },
  { from: 4, until: 6, drawing: scaffold },
  { from: 5, drawing: groundFloor },
  { from: 6, drawing: firstFloor },
  { from: 8, until: 8, drawing: windows([]) },
  { from: 9, until: 9, drawing: windows([false, false, false, true, false]) },
  { from: 10, until: 11, drawing: windows([false, true, false, true, true]) },
  { from: 12, drawing: windows([true, true, true, true, true]) + gable + smoke },
  { from: 11, drawing: frontDoor },
  { from: 8, drawing: line },
  { from: 3, drawing: letterbox },
  { from: 12, drawing: maple(354, 118, '#d8572a') + soldSign(48) + fir(6, 110) }
]
