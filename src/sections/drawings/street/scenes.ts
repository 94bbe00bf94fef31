/** Whole streets, put together from houses; each is the inside of an SVG whose ground is y = 0. */

import { bayAndGable, bungalow, rowHouse, saltbox, triplex, vancouverSpecial } from './houses.ts'
import { paint } from './shapes.ts'
import { car, fir, maple, soldSign, tower } from './surroundings.ts'

/** 1440 wide. */
export function dayStreet(): string {
  return [
    tower(330, 96, 300, paint.farTower),
    tower(452, 80, 250, paint.nearTower),
    tower(1010, 110, 330, paint.farTower),
    saltbox(30),
    fir(190, 130),
    bayAndGable(236),
    bayAndGable(392, paint.clay, paint.clayShade, [false, true, false, true]),
    maple(566, 110, '#e9a23b'),
    triplex(606),
    fir(800, 110, paint.pine),
    vancouverSpecial(836),
    fir(1062, 140),
    rowHouse(1086, paint.brick, paint.pine),
    rowHouse(1164, paint.lakeLight, paint.brick),
    rowHouse(1242, paint.gold, paint.lake),
    maple(1370, 120, '#d8572a')
  ].join('')
}

/** 1440 wide: the other side of the street, in the evening. */
export function eveningStreet(): string {
  return [
    tower(120, 90, 250, paint.farTower),
    tower(640, 104, 290, paint.farTower),
    tower(770, 76, 230, paint.nearTower),
    tower(1280, 100, 270, paint.farTower),
    fir(24, 110, paint.pine),
    rowHouse(56, paint.gold, paint.lake),
    rowHouse(134, paint.brick, paint.pine),
    rowHouse(212, paint.lakeLight, paint.brick),
    maple(322, 116, '#d8572a'),
    bungalow(376),
    soldSign(584),
    fir(690, 140),
    triplex(730, paint.brick),
    maple(940, 110, '#e9a23b'),
    saltbox(996),
    fir(1160, 120, paint.pine),
    bayAndGable(1196, paint.clay, paint.clayShade, [true, true, false, true]),
    fir(1386, 130),
    car(462, paint.lake)
  ].join('')
}
