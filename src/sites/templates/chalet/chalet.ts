import type { Template } from '../template.ts'

/** Template 4: a lodge in the snow. The menu hangs at the side, in deep pine. */
export const CHALET: Template = {
  id: 4,
  name: 'chalet',
  themeColour: '#12352a',
  sky: '#bfd9e0',
  hour: 'winter',
  scene: 'edmonton',
  hasHeadPhone: true,
  homeOrder: ['hero', 'search', 'homes', 'about', 'areas', 'testimonials', 'contact'],
  variants: {
    about: 'framed',
    homes: 'rows',
    areas: 'tiles',
    testimonials: 'cards',
    questions: 'folded',
    text: 'aside',
    gallery: 'mosaic',
    figures: 'ruled',
    action: 'band',
    contact: 'plain',
    posts: 'rows'
  },
  palettes: [
    { name: 'pine', swatch: ['#f8f6ef', '#12352a', '#a8401c'] },
    { name: 'glacier', swatch: ['#f4f7f8', '#14304a', '#126079'] },
    { name: 'cedar', swatch: ['#faf5ec', '#43231a', '#2c6246'] }
  ],
  typefaces: [
    { name: 'slab', faces: 'Besley, Instrument Sans' },
    { name: 'soft', faces: 'Fraunces, Instrument Sans' },
    { name: 'plain', faces: 'Instrument Sans' }
  ]
}
