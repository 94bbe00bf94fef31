/** A picture of a screen, on a billboard by the street. */

import { at, box, circle, paint, path, rect } from '../drawings/street/shapes.ts'
import { fir, maple } from '../drawings/street/surroundings.ts'
import { rowHouse, saltbox } from '../drawings/street/houses.ts'
import { plate, ROW_WIDTH, type Row, type ScreenMessages, words } from './screen-rows.ts'

export type Screen = { drawing: string; height: number; label: (t: ScreenMessages) => string }

export const SCREEN_WIDTH = 480

const LEFT = 44
const BOARD = SCREEN_WIDTH - 2 * LEFT
const TITLE = 36
const PADDING = (BOARD - ROW_WIDTH) / 2
const LEGS = 44
const KERB = 12

/** `address` is shown above the screen; `scene` picks the drawing beside it. */
export function screen(address: string, rows: readonly Row[], scene = 0): Screen {
  const inner = rows.reduce((sum, { height }) => sum + height, 0) + 32
  const board = TITLE + inner
  const ground = 22 + board + LEGS
  const sides = SIDES[scene % SIDES.length] ?? ''
  return {
    drawing:
      `<g transform="translate(0 ${ground})">${sides}</g>` +
      path(
        box(LEFT + 46, ground - LEGS - 4, 12, LEGS + 4) +
          box(SCREEN_WIDTH - LEFT - 58, ground - LEGS - 4, 12, LEGS + 4),
        paint.plum
      ) +
      boardWith(address, rows, board) +
      rect(0, ground, SCREEN_WIDTH, KERB, paint.ink),
    height: ground + KERB,
    label: (t) => t.value(address, rows.map(({ says }) => says(t)).join('; '))
  }
}

function boardWith(address: string, rows: readonly Row[], height: number): string {
  let y = 22 + TITLE + 16
  const lines = rows.map(({ drawing, height: step }) => {
    const line = `<g transform="translate(${LEFT + PADDING} ${y})">${drawing}</g>`
    y += step
    return line
  })
  return (
    plate(LEFT, 22, BOARD, height, '#fff', paint.ink, 3, 14) +
    `<path d="M${LEFT} 58V36a14 14 0 0 1 14-14h${BOARD - 28}a14 14 0 0 1 14 14v22Z" fill="${paint.ink}"/>` +
    circle(LEFT + 20, 40, 5, paint.brick) +
    circle(LEFT + 37, 40, 5, paint.gold) +
    circle(LEFT + 54, 40, 5, paint.lakeLight) +
    words(LEFT + 74, 45, address, { fill: paint.cream, size: 14, weight: 500 }) +
    lines.join('')
  )
}

const SIDES = [
  fir(20, 150) + fir(462, 110, paint.pine),
  at(-62, rowHouse(0, paint.gold, paint.lake)) + maple(456, 130, '#d8572a'),
  maple(22, 130, '#e9a23b') + at(442, rowHouse(0, paint.lakeLight, paint.brick)),
  fir(14, 120, paint.pine) + saltbox(400)
]
