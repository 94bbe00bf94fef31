/** Short stretches of street for the pages before and behind the front door; the ground is y = 0. */

import { bayAndGable, bungalow, rowHouse, saltbox, triplex, vancouverSpecial } from './houses.ts'
import { paint, rect } from './shapes.ts'
import { fir, maple, soldSign, tower } from './surroundings.ts'

const ground = rect(-1000, -12, 3400, 40, paint.ink)

/** 1200 wide, seen from its middle: somebody is home. */
export function lampLitHouse(): string {
  return [
    tower(96, 110, 300, paint.farTower),
    tower(804, 96, 320, paint.farTower),
    tower(1060, 96, 260, paint.nearTower),
    saltbox(10),
    fir(196, 120),
    rowHouse(224, paint.gold, paint.lake),
    rowHouse(302, paint.lakeLight, paint.brick),
    fir(402, 150),
    bayAndGable(440),
    bayAndGable(598, paint.clay, paint.clayShade, [true, true, false, true]),
    maple(796, 120, '#d8572a'),
    triplex(840),
    fir(1040, 120),
    bungalow(1056),
    ground
  ].join('')
}

/** 1200 wide, seen from its middle: a house has just found its owner. */
export function soldHouse(): string {
  return [
    tower(60, 96, 280, paint.farTower),
    tower(330, 100, 310, paint.farTower),
    tower(742, 110, 330, paint.farTower),
    triplex(30, paint.brick),
    fir(236, 120),
    bayAndGable(262, paint.clay, paint.clayShade, [false, true, true, false]),
    maple(446, 116, '#e9a23b'),
    vancouverSpecial(484),
    soldSign(716),
    fir(806, 140),
    rowHouse(830, paint.brick, paint.pine),
    rowHouse(908, paint.gold, paint.lake),
    maple(1024, 116, '#d8572a'),
    saltbox(1062),
    ground
  ].join('')
}

/** 520 wide, seen from its middle: the agent's own. */
export function ownHouse(): string {
  return [
    tower(20, 80, 170, paint.farTower),
    tower(420, 90, 200, paint.farTower),
    fir(120, 120),
    fir(70, 90),
    bayAndGable(180),
    maple(372, 104, '#e9a23b'),
    fir(440, 110),
    ground
  ].join('')
}
