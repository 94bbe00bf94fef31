import type { Template } from '../template.ts'

/** Template 2: a clear morning by the water, arches and portholes. */
export const HARBOUR: Template = {
  id: 2,
  name: 'harbour',
  themeColour: '#fbf8f0',
  sky: '#dcecec',
  hour: 'morning',
  scene: 'montreal',
  hasHeadPhone: true,
  homeOrder: ['hero', 'search', 'areas', 'homes', 'about', 'testimonials', 'contact'],
  variants: {
    about: 'round',
    homes: 'grid',
    areas: 'round',
    testimonials: 'cards',
    questions: 'folded',
    text: 'centred',
    gallery: 'grid',
    figures: 'tiles',
    action: 'card',
    contact: 'pictured',
    posts: 'cards'
  },
  palettes: [
    { name: 'harbour', swatch: ['#fbf8f0', '#0e3140', '#b8422a'] },
    { name: 'boreal', swatch: ['#f8f8f0', '#12352b', '#8a4b12'] },
    { name: 'violet', swatch: ['#faf7fa', '#2b2145', '#a02e63'] }
  ],
  typefaces: [
    { name: 'geometric', faces: 'Jost' },
    { name: 'soft', faces: 'Fraunces, Jost' },
    { name: 'plain', faces: 'Instrument Sans' }
  ]
}
