import { DAY_PAINTS, type Light } from '../palette.ts'

/** Maison: an October afternoon in Montréal, when the maples turn. */
export const AUTUMN: Light = {
  ink: '#1b2a23',
  trim: '#faf6ea',
  lit: '#f6cf7c',
  glass: '#33504a',
  roof: '#2f3d3b',
  rail: '#123c2a',
  trunk: '#54423a',
  leaf: '#cf7a2c',
  leafDeep: '#2f6149',
  leafWarm: '#b5432a',
  ground: '#cfc8b8',
  far: '#a7b9b0',
  farther: '#c3cfc8',
  sky: '#dde7e4',
  skyLow: '#eef0e8',
  orb: '#fbf3dc',
  water: '#7ea6a6',
  lawn: '#8fa777',
  path: '#e4ded0',
  hour: 'autumn',
  night: false,
  paints: {
    ...DAY_PAINTS,
    brick: { wall: '#a4482f', shade: '#883a26', door: '#14573b' },
    clay: { wall: '#c37350', shade: '#a95f40', door: '#14573b' },
    cream: { wall: '#efe5cf', shade: '#d9ccb0', door: '#7d2a2a' },
    gold: { wall: '#d9a64a', shade: '#bf8c35', door: '#14573b' },
    lake: { wall: '#47717b', shade: '#395d66', door: '#f6cf7c' },
    mist: { wall: '#b9c8c4', shade: '#9fb1ac', door: '#7d2a2a' },
    pine: { wall: '#14573b', shade: '#0e4430', door: '#f6cf7c' },
    plum: { wall: '#6b4050', shade: '#573342', door: '#f6cf7c' },
    rose: { wall: '#d09a86', shade: '#b9826e', door: '#14573b' },
    sand: { wall: '#d8cbb2', shade: '#c0b194', door: '#14573b' },
    slate: { wall: '#8b928e', shade: '#747c78', door: '#14573b' }
  }
}
