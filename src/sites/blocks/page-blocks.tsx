import type { ReactNode } from 'react'
import type { BlockOf, SiteBlock } from '#contract/websites/site-blocks.ts'
import type { SiteParts } from './site-parts.ts'
import type { SiteView } from '../view.ts'
import { listingsHref } from '../listings/listing-links.ts'
import { homesId } from './search/homes-id.ts'

/** A page's blocks from top to bottom; a hero on top carries the page's title, and any hero the search that follows it. */
export function PageBlocks({
  view,
  blocks,
  parts
}: {
  view: SiteView
  blocks: readonly SiteBlock[]
  parts: SiteParts
}) {
  const { Hero, Search } = parts
  const homes = homesId(view) ?? ''
  const action = listingsHref(view)
  return blocks.map((block, at) => {
    if (block.type === 'hero') {
      return (
        <Hero
          block={block}
          heading={at === 0 ? 'h1' : 'h2'}
          key={block.id}
          search={
            Search &&
            (homes !== '' || action !== undefined) &&
            blocks[at + 1]?.type === 'search' ? (
              <Search action={action} homes={homes} language={view.language} words={view.words} />
            ) : null
          }
          view={view}
        />
      )
    }
    if (block.type === 'search' && blocks[at - 1]?.type === 'hero') return null
    return <AnyBlock block={block} blocks={parts.blocks} key={block.id} view={view} />
  })
}

type AnyBlockInput = { view: SiteView; block: Exclude<SiteBlock, BlockOf<'hero'>> }

function AnyBlock({ view, block, blocks }: AnyBlockInput & Pick<SiteParts, 'blocks'>) {
  // The table has each type's own component under its name.
  const Drawn = blocks[block.type] as ((input: AnyBlockInput) => ReactNode) | undefined
  return Drawn ? <Drawn block={block} view={view} /> : null
}
