/** The guides, as their heads and the list show them. */

import { at, box, boxes, circle, paint, path, rect } from '../drawings/street/shapes.ts'
import { bayAndGable, bungalow, rowHouse, saltbox } from '../drawings/street/houses.ts'
import { fir, maple } from '../drawings/street/surroundings.ts'

export const GUIDE_PICTURE = { width: 480, height: 304 } as const

export const keysPicture =
  rowHouse(4, paint.lakeLight, paint.brick) +
  maple(104, 120, '#e9a23b') +
  at(150, bayAndGable(0)) +
  mapPin(200, -222) +
  lawnKey(330) +
  fir(462, 150, paint.pine)

export const agreementPicture =
  fir(30, 160, paint.pine) +
  bungalow(54) +
  maple(262, 96, '#d8572a') +
  signedSheet(300) +
  fir(458, 110)

export const nameServerPicture =
  maple(40, 132, '#e9a23b') + signpost(96) + saltbox(286) + fir(250, 90) + fir(446, 150, paint.pine)

function mapPin(x: number, y: number): string {
  return (
    path(`M${x} ${y}q-26-28-26-48a26 26 0 0 1 52 0q0 20-26 48Z`, paint.gold) +
    circle(x, y - 48, 10, paint.ink)
  )
}

/** As tall as the door, stuck in the lawn by its bit. */
function lawnKey(x: number): string {
  return at(
    x,
    rect(40, -104, 14, 104, paint.gold) +
      path(box(54, -30, 22, 12) + box(54, -54, 15, 12), paint.gold) +
      `<circle cx="47" cy="-132" r="28" fill="none" stroke="${paint.gold}" stroke-width="24"/>` +
      path('M20 0q4-14 9-3 4-12 8 3ZM62 0q4-16 9-4 5-12 9 4Z', paint.pineLight)
  )
}

function signedSheet(x: number): string {
  return at(
    x,
    path(box(14, -40, 8, 40) + box(106, -40, 8, 40), paint.plum) +
      rect(-4, -210, 136, 176, paint.ink) +
      rect(4, -202, 120, 160, paint.cream) +
      rect(16, -188, 62, 9, paint.brick) +
      boxes(5, (row) => box(16, -168 + row * 13, row === 4 ? 52 : 94, 4), '#b9a988') +
      path(box(16, -92, 12, 12) + box(16, -74, 12, 12), paint.lake) +
      path(box(36, -89, 70, 4) + box(36, -71, 56, 4), '#b9a988') +
      `<path d="M18-54q10-16 14-6t8 2q6-10 10-2t14-2q6-8 12 2" fill="none" stroke="${paint.ink}" stroke-width="3" stroke-linecap="round"/>` +
      `<path d="m98-52 24-34 9 6-24 35-11 5Z" fill="${paint.gold}"/><path d="m96-46 2-6 9 7Z" fill="${paint.ink}"/>`
  )
}

/** Two boards, one for each name server, both towards the house. */
function signpost(x: number): string {
  const board = (y: number, fill: string) =>
    path(`M0 ${y}h112l24 21-24 21H0Z`, fill) + path(box(16, y + 18, 70, 6), paint.cream)
  return at(
    x,
    rect(30, -216, 11, 216, paint.plum) +
      board(-204, paint.brick) +
      board(-148, paint.lake) +
      path('M12 0q4-14 9-3 4-12 8 3ZM42 0q4-16 9-4 5-12 9 4Z', paint.pineLight)
  )
}
