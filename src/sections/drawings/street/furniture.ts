/** What a street has for everybody. */

import { at, box, boxes, circle, paint, path, rect } from './shapes.ts'

/** The red box of every Canadian corner, with a letter on its way in. */
export function letterbox(x: number): string {
  return at(
    x,
    path(box(6, -10, 8, 10) + box(54, -10, 8, 10), paint.ink) +
      path('M0-10V-98q0-18 18-18h32q18 0 18 18v88Z', paint.brick) +
      rect(0, -34, 68, 6, paint.brickShade) +
      path('M10-100h48v12H10Z', paint.ink) +
      path('M18-124 50-128 52-96 20-92Z', paint.cream) +
      path('M18-124 35-107 50-128', paint.sand) +
      rect(14, -78, 40, 34, paint.cream) +
      boxes(3, (line) => box(20, -72 + line * 9, line === 2 ? 18 : 28, 4), paint.lake)
  )
}

/** A telephone booth with its light on. */
export function booth(x: number): string {
  return at(
    x,
    rect(0, -172, 78, 172, paint.pine) +
      rect(-5, -184, 88, 14, paint.ink) +
      rect(8, -150, 62, 138, paint.gold) +
      path(box(36, -150, 5, 138) + box(8, -106, 62, 4) + box(8, -62, 62, 4), paint.pine) +
      rect(46, -128, 18, 40, paint.ink) +
      circle(55, -118, 5, paint.cream) +
      path('M48-88q-8 20 4 34', 'none') +
      rect(14, -168, 50, 10, paint.cream)
  )
}

/** A newspaper box with its lid half open and the day's paper in the window. */
export function paperBox(x: number): string {
  return at(
    x,
    path(box(6, -12, 7, 12) + box(47, -12, 7, 12), paint.ink) +
      rect(0, -92, 60, 82, paint.gold) +
      rect(-4, -100, 68, 12, paint.ink) +
      rect(8, -80, 44, 40, paint.cream) +
      rect(14, -74, 32, 6, paint.ink) +
      boxes(3, (line) => box(14, -62 + line * 7, line === 2 ? 18 : 32, 3), '#b9a988') +
      rect(22, -28, 16, 6, paint.brick)
  )
}

/** A bench to read on. */
export function bench(x: number): string {
  return at(
    x,
    path(
      box(8, -30, 6, 30) + box(86, -30, 6, 30) + box(4, -58, 5, 32) + box(91, -58, 5, 32),
      paint.ink
    ) + path(box(0, -34, 100, 7) + box(0, -60, 100, 7) + box(0, -49, 100, 7), paint.clayShade)
  )
}
