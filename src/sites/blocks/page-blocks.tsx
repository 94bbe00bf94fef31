import type { ReactNode } from 'react'
import type { BlockOf, BlockType, SiteBlock } from '#contract/websites/site-blocks.ts'
import { heroOf } from '../templates/heroes.ts'
import type { SiteView } from '../view.ts'
import { AboutBlock } from './about/about-block.tsx'
import { ActionBlock } from './action/action-block.tsx'
import { AreasBlock } from './areas/areas-block.tsx'
import { ContactBlock } from './contact/contact-block.tsx'
import { FiguresBlock } from './figures/figures-block.tsx'
import { GalleryBlock } from './gallery/gallery-block.tsx'
import { HomesBlock } from './homes/homes-block.tsx'
import { LogosBlock } from './logos/logos-block.tsx'
import { OfficeBlock } from './office/office-block.tsx'
import { PictureTextBlock } from './picture-text/picture-text-block.tsx'
import { PostsBlock } from './posts/posts-block.tsx'
import { QuestionsBlock } from './questions/questions-block.tsx'
import { HomeFilter } from './search/home-filter.tsx'
import { homesId } from './search/homes-id.ts'
import { SearchBlock } from './search/search-block.tsx'
import { TestimonialsBlock } from './testimonials/testimonials-block.tsx'
import { TextBlock } from './text/text-block.tsx'
import { ValuationBlock } from './valuation/valuation-block.tsx'
import { VideoBlock } from './video/video-block.tsx'

/** Every block but the hero, which is a template's own. */
const BLOCKS: {
  [Type in Exclude<BlockType, 'hero'>]: (input: {
    view: SiteView
    block: BlockOf<Type>
  }) => ReactNode
} = {
  about: AboutBlock,
  action: ActionBlock,
  areas: AreasBlock,
  contact: ContactBlock,
  figures: FiguresBlock,
  gallery: GalleryBlock,
  homes: HomesBlock,
  logos: LogosBlock,
  office: OfficeBlock,
  'picture-text': PictureTextBlock,
  posts: PostsBlock,
  questions: QuestionsBlock,
  search: SearchBlock,
  testimonials: TestimonialsBlock,
  text: TextBlock,
  valuation: ValuationBlock,
  video: VideoBlock
}

/** A page's blocks from top to bottom; a hero on top carries the page's title, and any hero the search that follows it. */
export function PageBlocks({ view, blocks }: { view: SiteView; blocks: readonly SiteBlock[] }) {
  const Hero = heroOf(view.template)
  return blocks.map((block, at) => {
    if (block.type === 'hero') {
      return (
        <Hero
          block={block}
          heading={at === 0 ? 'h1' : 'h2'}
          key={block.id}
          search={blocks[at + 1]?.type === 'search' ? <Search view={view} /> : null}
          view={view}
        />
      )
    }
    if (block.type === 'search' && blocks[at - 1]?.type === 'hero') return null
    return <AnyBlock block={block} key={block.id} view={view} />
  })
}

type AnyBlockInput = { view: SiteView; block: Exclude<SiteBlock, BlockOf<'hero'>> }

function AnyBlock({ view, block }: AnyBlockInput) {
  // The table has each type's own component under its name.
  const Drawn = BLOCKS[block.type] as (input: AnyBlockInput) => ReactNode
  return <Drawn block={block} view={view} />
}

function Search({ view }: { view: SiteView }) {
  const homes = homesId(view)
  return homes === undefined ? null : <HomeFilter homes={homes} words={view.words} />
}
