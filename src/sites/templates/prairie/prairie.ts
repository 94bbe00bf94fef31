import type { Template } from '../template.ts'

/** Template 3: a printed poster, one sun and big letters. */
export const PRAIRIE: Template = {
  id: 3,
  name: 'prairie',
  themeColour: '#fff8e9',
  sky: '#fbd98f',
  hour: 'harvest',
  scene: 'winnipeg',
  hasHeadPhone: false,
  homeOrder: ['hero', 'search', 'about', 'homes', 'testimonials', 'areas', 'contact'],
  variants: {
    about: 'poster',
    homes: 'tiles',
    areas: 'tiles',
    testimonials: 'quotes',
    questions: 'folded',
    text: 'centred',
    gallery: 'mosaic',
    figures: 'tiles',
    action: 'card',
    contact: 'plain',
    posts: 'cards'
  },
  palettes: [
    { name: 'harvest', swatch: ['#fff8e9', '#2b1d14', '#a8401c'] },
    { name: 'sky', swatch: ['#f4faf9', '#122b33', '#1c5f74'] },
    { name: 'berry', swatch: ['#fff6f2', '#2e1420', '#9a2550'] }
  ],
  typefaces: [
    { name: 'poster', faces: 'Fraunces, Instrument Sans' },
    { name: 'geometric', faces: 'Jost, Instrument Sans' },
    { name: 'plain', faces: 'Instrument Sans' }
  ]
}
