import type { BlockOf } from '#contract/websites/site-blocks.ts'
import type { SiteView } from '../../view.ts'
import { BlockSection, BlockTitle } from '../block-section.tsx'
import { listingsHref } from '../../listings/listing-links.ts'
import { HomeFilter } from './home-filter.tsx'
import { homesId } from './homes-id.ts'

/** The search as a section of its own; where it follows a hero, the hero has a place for it. */
export function SearchBlock({ view, block }: { view: SiteView; block: BlockOf<'search'> }) {
  return (
    <BlockSection block={block} view={view}>
      <BlockTitle block={block} view={view} />
      <HomeFilter
        action={listingsHref(view)}
        language={view.language}
        homes={homesId(view) ?? ''}
        words={view.words}
      />
    </BlockSection>
  )
}
