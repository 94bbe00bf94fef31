import type { Template } from '../template.ts'

/** Template 5: a gallery. White walls, hairlines, and one large portrait. */
export const ATELIER: Template = {
  id: 5,
  name: 'atelier',
  themeColour: '#fdfdfb',
  sky: '#dcecec',
  hour: 'morning',
  scene: 'richmond',
  hasHeadPhone: false,
  homeOrder: ['hero', 'search', 'homes', 'about', 'areas', 'testimonials', 'contact'],
  variants: {
    about: 'framed',
    homes: 'gallery',
    areas: 'list',
    testimonials: 'quotes',
    questions: 'open',
    text: 'aside',
    gallery: 'mosaic',
    figures: 'ruled',
    action: 'band',
    contact: 'pictured',
    posts: 'rows'
  },
  palettes: [
    { name: 'paper', swatch: ['#fdfdfb', '#181716', '#ad3418'] },
    { name: 'chalk', swatch: ['#f8f9fb', '#15202b', '#24548c'] },
    { name: 'linen', swatch: ['#faf6f0', '#2a211b', '#7d4420'] }
  ],
  typefaces: [
    { name: 'light', faces: 'Hanken Grotesk' },
    { name: 'geometric', faces: 'Jost' },
    { name: 'soft', faces: 'Fraunces, Hanken Grotesk' }
  ]
}
