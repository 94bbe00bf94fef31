/** The colours a house may be painted in; listings name one and each template has its own shade of it. */
export const TONES = [
  'brick',
  'clay',
  'cream',
  'gold',
  'lake',
  'mist',
  'pine',
  'plum',
  'rose',
  'sand',
  'slate'
] as const
export type Tone = (typeof TONES)[number]

export type Paint = { wall: string; shade: string; door: string }

/** One hour of the day: everything drawn for a template is drawn in its light. */
export type Light = {
  ink: string
  trim: string
  lit: string
  glass: string
  roof: string
  rail: string
  trunk: string
  leaf: string
  leafDeep: string
  leafWarm: string
  ground: string
  far: string
  farther: string
  /** From top to horizon, and what hangs in it. */
  sky: string
  skyLow: string
  orb: string
  water: string
  lawn: string
  path: string
  hour: 'autumn' | 'dusk' | 'harvest' | 'morning' | 'night' | 'noon' | 'spring' | 'winter'
  /** At night most windows are lit. */
  night: boolean
  paints: Record<Tone, Paint>
}

export const DAY_PAINTS: Record<Tone, Paint> = {
  brick: { wall: '#c2492f', shade: '#a33a24', door: '#2f6f7e' },
  clay: { wall: '#e07a4f', shade: '#c9623a', door: '#1f4d3f' },
  cream: { wall: '#fbf0da', shade: '#ead9b8', door: '#c2492f' },
  gold: { wall: '#f2b544', shade: '#dd9a2c', door: '#2f6f7e' },
  lake: { wall: '#2f6f7e', shade: '#265c69', door: '#f2b544' },
  mist: { wall: '#a9cdd2', shade: '#8bb6bd', door: '#c2492f' },
  pine: { wall: '#2f6650', shade: '#1f4d3f', door: '#f2b544' },
  plum: { wall: '#6d4459', shade: '#5b3a4b', door: '#f2b544' },
  rose: { wall: '#eba695', shade: '#d98b78', door: '#5b3a4b' },
  sand: { wall: '#ead9b8', shade: '#d6bf94', door: '#1f4d3f' },
  slate: { wall: '#566970', shade: '#3c4a4f', door: '#f2b544' }
}

/** Avenue: the hour after sunset. */
export const DUSK: Light = {
  ink: '#120e26',
  trim: '#ecd5b4',
  lit: '#ffc862',
  glass: '#2b2350',
  roof: '#1c1637',
  rail: '#120e26',
  trunk: '#120e26',
  leaf: '#26324f',
  leafDeep: '#1a2340',
  leafWarm: '#7a3b4e',
  ground: '#120e26',
  far: '#36285c',
  farther: '#5b3a70',
  sky: '#251a45',
  skyLow: '#9a5270',
  orb: '#ffe0a3',
  water: '#3d4a80',
  lawn: '#1d2142',
  path: '#5b4a6c',
  hour: 'dusk',
  night: true,
  paints: {
    brick: { wall: '#9c3a42', shade: '#7c2c3b', door: '#2c4a72' },
    clay: { wall: '#b9604f', shade: '#984a45', door: '#22344f' },
    cream: { wall: '#cbb6a6', shade: '#a9928c', door: '#8c2f46' },
    gold: { wall: '#bd8a4b', shade: '#9d6f45', door: '#2c4a72' },
    lake: { wall: '#2f5379', shade: '#264467', door: '#d59b4c' },
    mist: { wall: '#7d86ad', shade: '#656d97', door: '#8c2f46' },
    pine: { wall: '#27495a', shade: '#1e3b4c', door: '#d59b4c' },
    plum: { wall: '#6a3a68', shade: '#563058', door: '#d59b4c' },
    rose: { wall: '#b3717c', shade: '#955a6c', door: '#3b2a57' },
    sand: { wall: '#a98f87', shade: '#8c7376', door: '#27495a' },
    slate: { wall: '#474672', shade: '#38365f', door: '#d59b4c' }
  }
}

/** Harbour: a clear morning by the water. */
export const MORNING: Light = {
  ink: '#0e3140',
  trim: '#fff9ec',
  lit: '#ffd382',
  glass: '#1c4657',
  roof: '#1f4453',
  rail: '#0e3140',
  trunk: '#4c4348',
  leaf: '#5d9c86',
  leafDeep: '#3b7c6b',
  leafWarm: '#e8a15a',
  ground: '#dcc9a4',
  far: '#a8c9cd',
  farther: '#c6dedd',
  sky: '#dcecec',
  skyLow: '#f7f1e2',
  orb: '#fff9ec',
  water: '#5ba3ad',
  lawn: '#9cc3a6',
  path: '#f3e6cb',
  hour: 'morning',
  night: false,
  paints: {
    ...DAY_PAINTS,
    brick: { wall: '#cd5f48', shade: '#b24c38', door: '#1f5f70' },
    plum: { wall: '#7c5a72', shade: '#67485f', door: '#ffd382' }
  }
}

/** Prairie: late in a summer's day, printed as a poster in a few inks. */
export const HARVEST: Light = {
  ink: '#2b1d14',
  trim: '#fff5de',
  lit: '#ffd166',
  glass: '#4a2f22',
  roof: '#3b2a20',
  rail: '#2b1d14',
  trunk: '#4a2f22',
  leaf: '#4d8a56',
  leafDeep: '#2c6446',
  leafWarm: '#e8893a',
  ground: '#234f3b',
  far: '#d99a45',
  farther: '#e9b463',
  sky: '#fbd98f',
  skyLow: '#fbd98f',
  orb: '#f0763a',
  water: '#3f93a0',
  lawn: '#4d8a56',
  path: '#fff0c9',
  hour: 'harvest',
  night: false,
  paints: {
    ...DAY_PAINTS,
    brick: { wall: '#c4431f', shade: '#a43414', door: '#ffd166' },
    clay: { wall: '#ee7c3f', shade: '#d5642a', door: '#234f3b' },
    gold: { wall: '#ffc247', shade: '#eea62a', door: '#b23a1a' },
    lake: { wall: '#2c7f91', shade: '#226979', door: '#ffd166' },
    rose: { wall: '#f29a86', shade: '#e07f6b', door: '#234f3b' }
  }
}

/** Chalet: a bright morning after snow. */
export const WINTER: Light = {
  ink: '#12291f',
  trim: '#fffaf0',
  lit: '#ffc861',
  glass: '#2b4a54',
  roof: '#f7faf9',
  rail: '#12291f',
  trunk: '#4a342a',
  leaf: '#2f6650',
  leafDeep: '#1d4536',
  leafWarm: '#7d4433',
  ground: '#e9f0ef',
  far: '#7fa3b2',
  farther: '#93b4c0',
  sky: '#bfd9e0',
  skyLow: '#e6edea',
  orb: '#fff6dc',
  water: '#8fb7c4',
  lawn: '#f1f5f4',
  path: '#d3dfe0',
  hour: 'winter',
  night: false,
  paints: {
    ...DAY_PAINTS,
    brick: { wall: '#b0452f', shade: '#943726', door: '#2f6650' },
    cream: { wall: '#ecdcbd', shade: '#d8c39a', door: '#b0452f' },
    mist: { wall: '#7fa3ad', shade: '#678a95', door: '#b0452f' }
  }
}
