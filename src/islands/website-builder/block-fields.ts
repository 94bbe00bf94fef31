import type { BlockOf, BlockType } from '#contract/websites/site-blocks.ts'
import type { Line, SiteButton, SitePicture } from '#contract/websites/site-fields.ts'
import type { websiteFieldsMessages } from '#messages/website-fields.ts'

export type FieldName = keyof (typeof websiteFieldsMessages)['en']['fields']

/** Called with the new value; `part` is what of the field was edited, for undo. */
export type ChangeField = (value: unknown, part: string) => void

/** How one field of a block is edited. */
export type FieldKind =
  | 'button'
  | 'day'
  | 'greeting'
  | 'line'
  | 'picture'
  | 'rate'
  | 'rich'
  | 'side'
  | 'text'
  | 'url'
  | 'vignette'
  | EntryFields

/** A list of entries; `empty` is a new one, and the first field of `fields` names an entry. */
export type EntryFields = {
  fields: Readonly<Partial<Record<FieldName, FieldKind>>>
  empty: object
}

const line = { en: '', fr: '' }

/** What a field of this type can be edited with. */
type KindOf<Value> = Value extends readonly unknown[]
  ? EntryFields
  : Value extends Line
    ? 'line' | 'rich' | 'text'
    : NonNullable<Value> extends SitePicture
      ? 'picture'
      : NonNullable<Value> extends SiteButton
        ? 'button'
        : 'day' | 'greeting' | 'rate' | 'side' | 'url' | 'vignette'

type Fields<Block> = {
  readonly [Name in Exclude<keyof Block, 'hidden' | 'id' | 'type'>]: KindOf<Block[Name]>
}

/** The fields of each block, from top to bottom; the type asks for every field of the contract. */
export const BLOCK_FIELDS: { readonly [Type in BlockType]: Fields<BlockOf<Type>> } = {
  hero: {
    headline: 'line',
    intro: 'text',
    picture: 'picture',
    button: 'button',
    greeting: 'greeting'
  },
  about: { title: 'line', text: 'rich', picture: 'picture', button: 'button' },
  homes: { title: 'line', note: 'text' },
  search: { title: 'line' },
  areas: {
    title: 'line',
    areas: {
      fields: { name: 'line', note: 'text', picture: 'picture', vignette: 'vignette' },
      empty: { name: line, note: line, picture: null, vignette: '' }
    }
  },
  testimonials: {
    title: 'line',
    testimonials: {
      fields: { who: 'line', words: 'text', where: 'line' },
      empty: { words: line, who: line, where: line }
    }
  },
  questions: {
    title: 'line',
    questions: {
      fields: { question: 'line', answer: 'rich' },
      empty: { question: line, answer: line }
    }
  },
  text: { title: 'line', text: 'rich' },
  'picture-text': {
    title: 'line',
    text: 'rich',
    picture: 'picture',
    side: 'side',
    button: 'button'
  },
  gallery: {
    title: 'line',
    // A new entry is a picture that was just chosen.
    pictures: {
      fields: { caption: 'line', picture: 'picture' },
      empty: { caption: line }
    }
  },
  video: { title: 'line', url: 'url', still: 'picture' },
  figures: {
    title: 'line',
    figures: {
      fields: { value: 'line', label: 'line' },
      empty: { value: line, label: line }
    }
  },
  action: { title: 'line', text: 'text', button: 'button' },
  contact: { title: 'line', note: 'text' },
  valuation: { title: 'line', note: 'text' },
  office: {
    title: 'line',
    hours: { fields: { days: 'line', hours: 'line' }, empty: { days: line, hours: line } }
  },
  payment: { title: 'line', note: 'text', rate: 'rate', rate_on: 'day' },
  'transfer-tax': { title: 'line', note: 'text' },
  logos: {
    title: 'line',
    logos: { fields: { name: 'line', picture: 'picture' }, empty: { name: line } }
  },
  posts: { title: 'line' }
}
