import type { Template } from '../template.ts'

/** Template 7: a transit map. One line runs down the page, and each section is a station on it. */
export const METRO: Template = {
  id: 7,
  name: 'metro',
  themeColour: '#14181f',
  sky: '#7cc1ee',
  hour: 'noon',
  scene: 'toronto',
  hasHeadPhone: true,
  homeOrder: ['hero', 'search', 'homes', 'areas', 'about', 'testimonials', 'contact'],
  variants: {
    about: 'framed',
    homes: 'grid',
    areas: 'tiles',
    testimonials: 'cards',
    questions: 'folded',
    text: 'aside',
    gallery: 'grid',
    figures: 'ruled',
    action: 'band',
    contact: 'plain',
    posts: 'rows'
  },
  palettes: [
    { name: 'network', swatch: ['#ffffff', '#14181f', '#c8141f'] },
    { name: 'express', swatch: ['#fdfbf5', '#0d2240', '#0b5cad'] },
    { name: 'garden', swatch: ['#fbfdf9', '#142a1e', '#08693f'] }
  ],
  typefaces: [
    { name: 'transit', faces: 'Figtree' },
    { name: 'geometric', faces: 'Jost' },
    { name: 'plain', faces: 'Instrument Sans' }
  ]
}
