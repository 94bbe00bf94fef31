import type { ReactNode } from 'react'
import type { BlockOf, BlockType } from '#contract/websites/site-blocks.ts'
import type { HeroInput } from '../templates/hero-input.ts'
import type { SiteView } from '../view.ts'
import type { HomeFilter } from './search/home-filter.tsx'

/** The components that a website is drawn with: a template's own hero, and those blocks that its pages may have. */
export type SiteParts = {
  Hero: (input: HeroInput) => ReactNode
  blocks: {
    [Type in Exclude<BlockType, 'hero'>]?: (input: SiteBlockInput<Type>) => ReactNode
  }
  /** The search within a hero. */
  Search?: typeof HomeFilter
}

type SiteBlockInput<Type extends BlockType> = {
  view: SiteView
  block: BlockOf<Type>
}
