import * as v from 'valibot'
import { SiteBlock, type BlockType } from '#contract/websites/site-blocks.ts'

const line = () => ({ en: '', fr: '' })

/** The fields that the schema doesn't fill in by itself. */
const EMPTY: Record<BlockType, object> = {
  hero: { headline: line(), intro: line() },
  about: { title: line(), text: line() },
  homes: { title: line(), note: line() },
  search: { title: line() },
  areas: { title: line(), areas: [] },
  testimonials: { title: line(), testimonials: [] },
  questions: { title: line(), questions: [] },
  text: { title: line(), text: line() },
  'picture-text': { title: line(), text: line() },
  gallery: { title: line(), pictures: [] },
  video: { title: line(), url: '' },
  figures: { title: line(), figures: [] },
  action: { title: line(), text: line() },
  contact: { title: line(), note: line() },
  valuation: { title: line(), note: line() },
  office: { title: line(), hours: [] },
  payment: { title: line(), note: line() },
  'transfer-tax': { title: line(), note: line() },
  logos: { title: line(), logos: [] },
  posts: { title: line() }
}

/** Every kind of block, in the order of the dialog that adds one. */
export const BLOCK_TYPES = Object.keys(EMPTY) as BlockType[]

/** A block of this kind with nothing in it yet. */
export function newBlock(type: BlockType, id: string): SiteBlock {
  return v.parse(SiteBlock, { type, id, ...EMPTY[type] })
}
