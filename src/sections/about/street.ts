import {
  bayAndGable,
  bungalow,
  rowHouse,
  saltbox,
  triplex,
  vancouverSpecial
} from '../drawings/street/houses.ts'
import { paint } from '../drawings/street/shapes.ts'
import { car, fir, maple, tower } from '../drawings/street/surroundings.ts'

/** 1440 wide: one house of every region, so that each reader finds their own. */
export const missionStreet = [
  tower(210, 90, 240, paint.farTower),
  tower(690, 100, 270, paint.farTower),
  tower(1180, 84, 236, paint.nearTower),
  fir(20, 120),
  rowHouse(48, paint.lakeLight, paint.brick),
  rowHouse(126, paint.gold, paint.lake),
  maple(232, 112, '#d8572a'),
  vancouverSpecial(282),
  fir(512, 130, paint.pine),
  triplex(552),
  maple(746, 116, '#e9a23b'),
  bungalow(800),
  fir(1012, 126),
  bayAndGable(1044),
  car(912, paint.brick),
  maple(1216, 104, '#d8572a'),
  saltbox(1262),
  fir(1418, 140, paint.pine)
].join('')
