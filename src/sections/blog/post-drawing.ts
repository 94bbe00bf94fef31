/** A stretch of street for a post without a picture; the same post always gets the same one. */

import {
  bayAndGable,
  bungalow,
  rowHouse,
  saltbox,
  triplex,
  vancouverSpecial
} from '../drawings/street/houses.ts'
import { circle, paint } from '../drawings/street/shapes.ts'
import { car, fir, maple, soldSign, tower } from '../drawings/street/surroundings.ts'

export const POST_DRAWING = { width: 640, height: 360 } as const

/** Backgrounds of the sky, as numbered in the style sheet. */
const SKIES = 6

export function skyOf(postId: number): number {
  return postId % SKIES
}

/** One for each combination of a corner and a background. */
export const POST_DRAWINGS = 28

/** The same as a file of its own, for a page with many. */
export function postDrawingName(postId: number): string {
  return `post-${postId % POST_DRAWINGS}`
}

export function postDrawing(postId: number): string {
  const corner = CORNERS[postId % CORNERS.length] ?? ''
  const beyond = BEYONDS[Math.floor(postId / CORNERS.length + postId) % BEYONDS.length] ?? ''
  return beyond + corner
}

const CORNERS = [
  bayAndGable(120) + maple(330, 130, '#d8572a') + saltbox(400) + fir(590, 150) + fir(60, 120),
  triplex(90) + fir(310, 130, paint.pine) + bungalow(370) + maple(610, 110, '#e9a23b'),
  maple(60, 140, '#e9a23b') +
    vancouverSpecial(120) +
    soldSign(380) +
    fir(490, 160) +
    fir(560, 120, paint.pine),
  rowHouse(70, paint.gold, paint.lake) +
    rowHouse(148, paint.brick, paint.pine) +
    rowHouse(226, paint.lakeLight, paint.brick) +
    maple(350, 130, '#d8572a') +
    car(400, paint.lake) +
    fir(570, 150),
  fir(70, 140) +
    saltbox(110) +
    soldSign(300) +
    bayAndGable(410, paint.clay, paint.clayShade, [false, true, true, false]),
  fir(40, 130, paint.pine) + bungalow(90) + car(330, paint.brick) + triplex(440, paint.brick),
  vancouverSpecial(60) +
    maple(310, 120, '#d8572a') +
    rowHouse(370, paint.lakeLight, paint.pine) +
    rowHouse(448, paint.gold, paint.brick) +
    fir(590, 130)
]

const BEYONDS = [
  tower(300, 96, 280, paint.farTower) + tower(500, 80, 230, paint.nearTower),
  circle(520, -270, 38, '#fbf3e4'),
  tower(230, 84, 250, paint.nearTower) + circle(90, -290, 32, '#fbf3e4'),
  `<path d="M-40 0v-70q120-90 260-40t240-10q110-40 240 20v100Z" fill="#fff" opacity=".4"/>`
]
