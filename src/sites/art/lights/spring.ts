import { DAY_PAINTS, type Light } from '../palette.ts'

/** Orchard: a Saturday in May, when the apple trees bloom. */
export const SPRING: Light = {
  ink: '#20362c',
  trim: '#fffaf0',
  lit: '#ffd977',
  glass: '#2d5a55',
  roof: '#d8584a',
  rail: '#20362c',
  trunk: '#7a5236',
  leaf: '#6cc08f',
  leafDeep: '#3d9a72',
  leafWarm: '#f7b3ac',
  ground: '#7ccb93',
  far: '#a9dfc2',
  farther: '#c3ebd3',
  sky: '#d8f1ee',
  skyLow: '#f3faef',
  orb: '#ffe08a',
  water: '#6fc3cf',
  lawn: '#8fd6a0',
  path: '#fbe8c4',
  hour: 'spring',
  night: false,
  paints: {
    ...DAY_PAINTS,
    brick: { wall: '#e0705c', shade: '#c95a47', door: '#1f6b4e' },
    clay: { wall: '#f39a6b', shade: '#dd8354', door: '#1f6b4e' },
    cream: { wall: '#fff3d9', shade: '#f0dfba', door: '#d8584a' },
    gold: { wall: '#ffce5c', shade: '#f0b93c', door: '#1f6b4e' },
    lake: { wall: '#3f9aa6', shade: '#34848f', door: '#ffce5c' },
    mist: { wall: '#bfe3e8', shade: '#a3d0d8', door: '#d8584a' },
    pine: { wall: '#3f9a72', shade: '#338562', door: '#ffce5c' },
    plum: { wall: '#a4698f', shade: '#8e577b', door: '#ffce5c' },
    rose: { wall: '#f9b8ae', shade: '#eca195', door: '#1f6b4e' },
    sand: { wall: '#f3e2bd', shade: '#e3cd9f', door: '#1f6b4e' },
    slate: { wall: '#7c98a0', shade: '#678189', door: '#ffce5c' }
  }
}
