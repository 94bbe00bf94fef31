/** The corner where a letter is posted: the ground is y = 0. */

import { bungalow, rowHouse, saltbox, triplex } from '../street/houses.ts'
import { at, box, boxes, circle, paint, path, rect } from '../street/shapes.ts'
import { car, fir, maple, tower } from '../street/surroundings.ts'

/** The red box of every Canadian corner, with a letter on its way in. */
function letterbox(x: number): string {
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
function booth(x: number): string {
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

/** 1440 wide, seen from its middle. */
export const contactStreet = [
  tower(80, 96, 230, paint.farTower),
  tower(520, 104, 270, paint.farTower),
  tower(1000, 96, 250, paint.nearTower),
  tower(1300, 100, 230, paint.farTower),
  fir(20, 110, paint.pine),
  rowHouse(60, paint.gold, paint.lake),
  rowHouse(138, paint.brick, paint.pine),
  maple(256, 116, '#e9a23b'),
  triplex(300, paint.clay),
  fir(508, 130),
  booth(556),
  letterbox(664),
  maple(772, 124, '#d8572a'),
  bungalow(820),
  car(1032, paint.lake),
  fir(1150, 130),
  saltbox(1180),
  rowHouse(1346, paint.lakeLight, paint.brick)
].join('')
