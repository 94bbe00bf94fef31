import type { Template } from '../template.ts'

/** Template 8: a Montréal triplex. The page is its front, and each section a floor behind its balcony. */
export const MAISON: Template = {
  id: 8,
  name: 'maison',
  themeColour: '#14573b',
  sky: '#dde7e4',
  hour: 'autumn',
  scene: 'montreal',
  hasHeadPhone: true,
  homeOrder: ['hero', 'search', 'homes', 'about', 'areas', 'testimonials', 'contact'],
  variants: {
    about: 'framed',
    homes: 'grid',
    areas: 'round',
    testimonials: 'quotes',
    questions: 'folded',
    text: 'centred',
    gallery: 'grid',
    figures: 'ruled',
    action: 'card',
    contact: 'plain',
    posts: 'cards'
  },
  palettes: [
    { name: 'greystone', swatch: ['#ebe8e0', '#1b2a23', '#14573b'] },
    { name: 'redbrick', swatch: ['#f5eadf', '#2c1a15', '#8a3020'] },
    { name: 'slate', swatch: ['#eceff1', '#172530', '#1f4f74'] }
  ],
  typefaces: [
    { name: 'didone', faces: 'Libre Bodoni, Ysabeau' },
    { name: 'soft', faces: 'Fraunces, Ysabeau' },
    { name: 'plain', faces: 'Ysabeau' }
  ]
}
