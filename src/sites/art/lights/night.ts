import type { Light } from '../palette.ts'

/** Aurora: a clear night in the far north, on snow. */
export const NIGHT: Light = {
  ink: '#04101a',
  trim: '#b4d0d2',
  lit: '#ffcf70',
  glass: '#10283c',
  roof: '#8fb2c0',
  rail: '#04101a',
  trunk: '#081826',
  leaf: '#1c4a55',
  leafDeep: '#123544',
  leafWarm: '#2b5f63',
  ground: '#2a4f63',
  far: '#12303f',
  farther: '#173d4c',
  sky: '#07182a',
  skyLow: '#123a4a',
  orb: '#eaf6ee',
  water: '#143a52',
  lawn: '#335a6e',
  path: '#49758a',
  hour: 'night',
  night: true,
  paints: {
    brick: { wall: '#8a4340', shade: '#6d343a', door: '#1d4a5c' },
    clay: { wall: '#a2604c', shade: '#814b43', door: '#163a44' },
    cream: { wall: '#aebcb6', shade: '#8a9c9d', door: '#7d3a3c' },
    gold: { wall: '#ab8a4a', shade: '#896d42', door: '#1d4a5c' },
    lake: { wall: '#23607a', shade: '#1b4d64', door: '#d5a04c' },
    mist: { wall: '#6b93a3', shade: '#557b8c', door: '#7d3a3c' },
    pine: { wall: '#1f5c52', shade: '#184a44', door: '#d5a04c' },
    plum: { wall: '#57456c', shade: '#453759', door: '#d5a04c' },
    rose: { wall: '#9b6a72', shade: '#7d545f', door: '#2a3557' },
    sand: { wall: '#93938a', shade: '#757a76', door: '#1f5c52' },
    slate: { wall: '#3c566b', shade: '#2e4457', door: '#d5a04c' }
  }
}
