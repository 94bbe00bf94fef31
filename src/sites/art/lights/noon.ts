import { DAY_PAINTS, type Light } from '../palette.ts'

/** Metro: noon on a clear day, in the flat inks of a transit map. */
export const NOON: Light = {
  ink: '#14181f',
  trim: '#ffffff',
  lit: '#ffd23f',
  glass: '#0b3d78',
  roof: '#1d2733',
  rail: '#14181f',
  trunk: '#4a3a33',
  leaf: '#2f9e63',
  leafDeep: '#0f7a4a',
  leafWarm: '#f28c28',
  ground: '#d9dfe2',
  far: '#4a9bd6',
  farther: '#5fabdf',
  sky: '#7cc1ee',
  skyLow: '#a8d8f5',
  orb: '#ffd23f',
  water: '#1f78c4',
  lawn: '#39a96b',
  path: '#eef2f3',
  hour: 'noon',
  night: false,
  paints: {
    ...DAY_PAINTS,
    brick: { wall: '#d3222b', shade: '#b11820', door: '#0b5cad' },
    clay: { wall: '#f0692c', shade: '#d4551c', door: '#0b3d78' },
    cream: { wall: '#fffaf0', shade: '#e6e1d4', door: '#d3222b' },
    gold: { wall: '#ffc61e', shade: '#e9ad00', door: '#d3222b' },
    lake: { wall: '#0b5cad', shade: '#094a8c', door: '#ffc61e' },
    mist: { wall: '#cfe7f6', shade: '#aed3ea', door: '#d3222b' },
    pine: { wall: '#0a7a4b', shade: '#07603a', door: '#ffc61e' },
    slate: { wall: '#4a5866', shade: '#38444f', door: '#ffc61e' }
  }
}
