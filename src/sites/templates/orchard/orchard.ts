import type { Template } from '../template.ts'

/** Template 10: a market stall, with an awning, stickers and price tags. */
export const ORCHARD: Template = {
  id: 10,
  name: 'orchard',
  themeColour: '#ee6a58',
  sky: '#d8f1ee',
  hour: 'spring',
  scene: 'quebec',
  hasHeadPhone: true,
  homeOrder: ['hero', 'search', 'about', 'homes', 'testimonials', 'areas', 'contact'],
  variants: {
    about: 'framed',
    homes: 'grid',
    areas: 'tiles',
    testimonials: 'cards',
    questions: 'folded',
    text: 'centred',
    gallery: 'grid',
    figures: 'tiles',
    action: 'card',
    contact: 'plain',
    posts: 'cards'
  },
  palettes: [
    { name: 'coral', swatch: ['#fff7e8', '#20362c', '#bf3423'] },
    { name: 'plum', swatch: ['#fdf5f7', '#33203a', '#94306f'] },
    { name: 'lemon', swatch: ['#fffbe8', '#2a2c16', '#2c6b3f'] }
  ],
  typefaces: [
    { name: 'round', faces: 'Fredoka, Nunito' },
    { name: 'soft', faces: 'Fraunces, Nunito' },
    { name: 'plain', faces: 'Instrument Sans' }
  ]
}
