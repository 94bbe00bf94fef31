import type { BlockType } from '#contract/websites/site-blocks.ts'
import type { SceneName } from '../art/scene-names.ts'
import type { Hour } from '../drawings.ts'

/** How a block is drawn; each block's stylesheet knows its variants. */
type Variants = {
  about: 'framed' | 'round' | 'poster'
  homes: 'lead' | 'grid' | 'tiles' | 'rows' | 'gallery' | 'scroller'
  areas: 'list' | 'round' | 'tiles'
  testimonials: 'quotes' | 'cards'
  questions: 'open' | 'folded'
  text: 'aside' | 'centred'
  gallery: 'mosaic' | 'grid'
  figures: 'ruled' | 'tiles'
  action: 'band' | 'card'
  contact: 'plain' | 'pictured'
  posts: 'rows' | 'cards'
}

/** Colours that go together; `swatch` is ground, words and accent, for the builder. */
export type Palette = { name: string; swatch: readonly [string, string, string] }
/** A face for headings and one for text, named as the builder shows them. */
export type Typeface = { name: string; faces: string }

/** A template: choices among the blocks' variants. It has a hero and a stylesheet of its name. */
export type Template = {
  id: number
  name: string
  /** Colours the browser's own frame. */
  themeColour: string
  /** Behind the street, where only the street is shown. */
  sky: string
  /** The light of every drawing, and the street of an agent whose city has none. */
  hour: Hour
  scene: SceneName
  /** The phone number beside the menu. */
  hasHeadPhone: boolean
  /** Place, brokerage and phone number in a line under the website's name. */
  hasDateline?: boolean
  /** In which order the home page's blocks are first laid out. */
  homeOrder: readonly BlockType[]
  variants: Variants
  /** The first is the default. */
  palettes: readonly [Palette, ...Palette[]]
  typefaces: readonly [Typeface, ...Typeface[]]
}

/** An unknown name is the template's first. */
export function paletteOf({ palettes }: Template, name: string): Palette {
  return palettes.find((palette) => palette.name === name) ?? palettes[0]
}

export function typefaceOf({ typefaces }: Template, name: string): Typeface {
  return typefaces.find((typeface) => typeface.name === name) ?? typefaces[0]
}
