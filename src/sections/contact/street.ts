/** The corner where a letter is posted: the ground is y = 0. */

import { booth, letterbox } from '../drawings/street/furniture.ts'
import { bungalow, rowHouse, saltbox, triplex } from '../drawings/street/houses.ts'
import { paint } from '../drawings/street/shapes.ts'
import { car, fir, maple, tower } from '../drawings/street/surroundings.ts'

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
