import type { ReactNode } from 'react'
import type { BlockOf } from '#contract/websites/site-blocks.ts'
import type { SiteView } from '../view.ts'

export type HeroInput = {
  view: SiteView
  block: BlockOf<'hero'>
  /** The search that follows the hero: every template has its own place for it. */
  search: ReactNode
  /** The page's title, unless another hero stands above this one. */
  heading: 'h1' | 'h2'
}
