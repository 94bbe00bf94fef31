import type { Template } from '../template.ts'

/** Template 9: a night in the north. Dark diagonals, large capitals, and ribbons of light. */
export const AURORA: Template = {
  id: 9,
  name: 'aurora',
  themeColour: '#06121d',
  sky: '#06121d',
  hour: 'night',
  scene: 'edmonton',
  hasHeadPhone: true,
  homeOrder: ['hero', 'search', 'homes', 'areas', 'about', 'testimonials', 'contact'],
  variants: {
    about: 'framed',
    homes: 'scroller',
    areas: 'list',
    testimonials: 'quotes',
    questions: 'folded',
    text: 'aside',
    gallery: 'grid',
    figures: 'ruled',
    action: 'band',
    contact: 'plain',
    posts: 'cards'
  },
  palettes: [
    { name: 'aurora', swatch: ['#06121d', '#edf6f3', '#5cf0b4'] },
    { name: 'violet', swatch: ['#0f0a20', '#f4effb', '#c7a6ff'] },
    { name: 'ember', swatch: ['#150d0c', '#fbf1e9', '#ffb25e'] }
  ],
  typefaces: [
    { name: 'condensed', faces: 'League Gothic, Instrument Sans' },
    { name: 'geometric', faces: 'Jost' },
    { name: 'light', faces: 'Hanken Grotesk' }
  ]
}
