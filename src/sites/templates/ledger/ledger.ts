import type { Template } from '../template.ts'

/** Template 4: a printed price list, big type on a strict grid, pictures small and grey. */
export const LEDGER: Template = {
  id: 4,
  name: 'ledger',
  themeColour: '#ffffff',
  sky: '#f4f4f1',
  hour: 'morning',
  scene: 'toronto',
  hasHeadPhone: false,
  homeOrder: ['hero', 'search', 'homes', 'about', 'areas', 'testimonials', 'contact'],
  variants: {
    about: 'framed',
    homes: 'grid',
    areas: 'list',
    testimonials: 'quotes',
    questions: 'open',
    text: 'aside',
    gallery: 'grid',
    figures: 'ruled',
    action: 'band',
    contact: 'plain',
    posts: 'rows'
  },
  palettes: [
    { name: 'signal', swatch: ['#ffffff', '#111111', '#c3140f'] },
    { name: 'ultramarine', swatch: ['#ffffff', '#0d1220', '#1d3fbb'] },
    { name: 'bottle', swatch: ['#ffffff', '#0f1713', '#0b6341'] }
  ],
  typefaces: [
    { name: 'grotesque', faces: 'Instrument Sans' },
    { name: 'geometric', faces: 'Jost, Instrument Sans' },
    { name: 'magazine', faces: 'Bodoni Moda, Instrument Sans' }
  ]
}
