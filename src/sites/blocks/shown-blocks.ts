import type { BlockOf, BlockType, SiteBlock } from '#contract/websites/site-blocks.ts'
import { said, type SiteView } from '../view.ts'
import { postsIn } from '../blog/blog-at.ts'
import { answered } from './questions/answered.ts'
import { listingsHref } from '../listings/listing-links.ts'
import { homesId } from './search/homes-id.ts'

/** Whether a block has anything to show; one that hasn't is left out of its page. */
const HAS_CONTENT: {
  [Type in BlockType]: (view: SiteView, block: BlockOf<Type>) => boolean
} = {
  hero: (view, { headline, picture }) => said(view, headline) !== undefined || picture !== null,
  about: (view, { text }) => said(view, text) !== undefined,
  // Only the page of homes says that there are none.
  homes: ({ facts, page }) => facts.homes.length > 0 || page?.kind === 'homes',
  search: (view) => homesId(view) !== undefined || listingsHref(view) !== undefined,
  areas: (view, { areas }) => areas.some(({ name }) => said(view, name)),
  testimonials: (view, { testimonials }) => testimonials.some(({ words }) => said(view, words)),
  questions: (view, block) => answered(view, block).length > 0,
  text: (view, { text }) => said(view, text) !== undefined,
  'picture-text': (view, { text, picture }) => {
    return said(view, text) !== undefined || picture !== null
  },
  gallery: (_, { pictures }) => pictures.length > 0,
  video: (_, { url }) => url !== '',
  figures: (view, { figures }) => {
    return figures.some(({ value, label }) => said(view, value) && said(view, label))
  },
  action: (view, { title, text }) => (said(view, title) ?? said(view, text)) !== undefined,
  contact: () => true,
  valuation: ({ form }) => form !== undefined,
  office: () => true,
  payment: hasAddress,
  'transfer-tax': hasAddress,
  logos: (_, { logos }) => logos.length > 0,
  posts: (view) => postsIn(view, view.language).length > 0
}

/** A page without an address of its own can't be asked. */
function hasAddress({ isSinglePage }: SiteView): boolean {
  return !isSinglePage
}

export function shownBlocks(view: SiteView, blocks: readonly SiteBlock[]): SiteBlock[] {
  return blocks.filter((block) => !block.hidden && hasContent(view, block))
}

function hasContent<Type extends BlockType>(view: SiteView, block: BlockOf<Type>): boolean {
  return HAS_CONTENT[block.type as Type](view, block)
}
