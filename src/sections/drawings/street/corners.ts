/** Street corners beside the heads of pages: 560 wide, the ground is y = 0. */

import { bench, booth, letterbox, paperBox } from './furniture.ts'
import { bungalow, rowHouse, saltbox, vancouverSpecial } from './houses.ts'
import { circle, paint } from './shapes.ts'
import { car, fir, maple, soldSign, tower } from './surroundings.ts'

export const CORNER = { width: 560, height: 240 } as const

/** A house for every taste, and one of them just taken. */
export const designsCorner = [
  tower(428, 84, 214, paint.farTower),
  fir(12, 120, paint.pine),
  rowHouse(30, paint.gold, paint.lake),
  rowHouse(108, paint.lakeLight, paint.brick),
  maple(212, 104, '#d8572a'),
  saltbox(246),
  soldSign(382),
  rowHouse(456, paint.brick, paint.pine),
  fir(546, 96)
].join('')

/** Where the day's paper is read. */
export const blogCorner = [
  circle(486, -196, 26, '#fbf3e4'),
  tower(60, 84, 216, paint.farTower),
  fir(16, 118),
  bungalow(70),
  maple(292, 138, '#e9a23b'),
  bench(318),
  paperBox(440),
  fir(536, 132, paint.pine)
].join('')

/** The town's own side of the street. */
export const policyCorner = [
  tower(46, 96, 220, paint.farTower),
  tower(404, 80, 196, paint.nearTower),
  fir(20, 112),
  vancouverSpecial(60),
  maple(308, 120, '#d8572a'),
  letterbox(350),
  fir(448, 96),
  rowHouse(474, paint.gold, paint.lake)
].join('')

/** A bell, for people with a question. */
export const questionsCorner = [
  tower(300, 92, 224, paint.farTower),
  fir(18, 104, paint.pine),
  saltbox(46),
  maple(214, 118, '#e9a23b'),
  booth(262),
  car(360, paint.brick),
  fir(504, 150),
  fir(546, 96, paint.pine)
].join('')
