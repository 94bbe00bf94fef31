/** Short stretches of street for the pages before and behind the front door; the ground is y = 0. */

import { bayAndGable, rowHouse, saltbox, vancouverSpecial } from './houses.ts'
import { paint, rect } from './shapes.ts'
import { fir, maple, soldSign, tower } from './surroundings.ts'

const ground = (width: number) => rect(-2000, -10, width + 4000, 40, paint.ink)

/** 560 wide: somebody is home. */
export function lampLitHouse(): string {
  return [
    tower(-60, 90, 330, paint.farTower),
    tower(470, 100, 300, paint.farTower),
    rowHouse(-110, paint.gold, paint.lake),
    rowHouse(-32, paint.lakeLight, paint.brick),
    fir(60, 150),
    bayAndGable(120),
    bayAndGable(280, paint.clay, paint.clayShade, [true, true, false, true]),
    maple(474, 130, '#d8572a'),
    saltbox(510),
    ground(560)
  ].join('')
}

/** 560 wide: a house has just found its owner. */
export function soldHouse(): string {
  return [
    tower(20, 96, 320, paint.farTower),
    tower(420, 110, 340, paint.farTower),
    bayAndGable(-130, paint.brick),
    maple(56, 120, '#e9a23b'),
    vancouverSpecial(90),
    soldSign(330),
    fir(420, 150),
    rowHouse(452, paint.brick, paint.pine),
    rowHouse(530, paint.gold, paint.lake),
    ground(560)
  ].join('')
}

/** 180 wide: the agent's own. */
export function ownHouse(): string {
  return [fir(14, 120), bayAndGable(16), maple(170, 96, '#e9a23b'), ground(180)].join('')
}
