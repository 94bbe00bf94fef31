import type { Template } from '../template.ts'

/** Template 6: the front page of a newspaper, made of type and rules. */
export const GAZETTE: Template = {
  id: 6,
  name: 'gazette',
  themeColour: '#f6f3ea',
  sky: '#f6f3ea',
  hour: 'morning',
  scene: 'edmonton',
  hasHeadPhone: false,
  hasDateline: true,
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
    action: 'card',
    contact: 'plain',
    posts: 'rows'
  },
  palettes: [
    { name: 'newsprint', swatch: ['#f6f3ea', '#191714', '#a3161f'] },
    { name: 'salmon', swatch: ['#fdeee1', '#231815', '#8f1546'] },
    { name: 'bulletin', swatch: ['#ffffff', '#10161d', '#0b4f8a'] }
  ],
  typefaces: [
    { name: 'broadsheet', faces: 'Newsreader' },
    { name: 'didone', faces: 'Bodoni Moda, Newsreader' },
    { name: 'modern', faces: 'Newsreader, Instrument Sans' }
  ]
}
