import type { Template } from '../template.ts'

/** Template 1: a city street at dusk, set like a magazine. */
export const AVENUE: Template = {
  id: 1,
  name: 'avenue',
  themeColour: '#150f2e',
  sky: '#3b2858',
  hour: 'dusk',
  scene: 'toronto',
  hasHeadPhone: false,
  homeOrder: ['hero', 'search', 'homes', 'areas', 'about', 'testimonials', 'contact'],
  variants: {
    about: 'framed',
    homes: 'lead',
    areas: 'list',
    testimonials: 'quotes',
    questions: 'open',
    text: 'aside',
    gallery: 'mosaic',
    figures: 'ruled',
    action: 'band',
    contact: 'plain',
    posts: 'rows'
  },
  palettes: [
    { name: 'dusk', swatch: ['#fbf7f0', '#1b1630', '#8c2f46'] },
    { name: 'spruce', swatch: ['#f6f6ef', '#14231d', '#22573f'] },
    { name: 'slate', swatch: ['#f5f6f8', '#161d28', '#2c4f86'] }
  ],
  typefaces: [
    { name: 'magazine', faces: 'Bodoni Moda, Instrument Sans' },
    { name: 'soft', faces: 'Fraunces, Instrument Sans' },
    { name: 'plain', faces: 'Instrument Sans' }
  ]
}
