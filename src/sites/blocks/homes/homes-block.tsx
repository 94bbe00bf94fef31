import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { say } from '../../parts/say.tsx'
import { listingsHref } from '../../listings/listing-links.ts'
import { pageHref, pageOf, type SiteView } from '../../view.ts'
import { BlockSection, BlockTitle, entryLevel } from '../block-section.tsx'
import { NoHomes } from './no-homes.tsx'
import { HomeList } from './home-list.tsx'

/** As many as the home page shows; the page of homes has them all. */
const FEATURED_MAX = 6

/** The homes for sale, or that there are none at the moment. */
export function HomesBlock({ view, block }: { view: SiteView; block: BlockOf<'homes'> }) {
  const { facts } = view
  const { homes } = facts
  const note = say(view, block.note)
  const page = view.page?.kind === 'homes' ? undefined : pageOf(view, 'homes')
  const all = listingsHref(view) ?? (page && pageHref(view, page))
  const total = facts.homesTotal ?? homes.length
  const ownMax = view.page?.kind === 'homes' ? homes.length : FEATURED_MAX
  const isCut = all !== undefined && total > ownMax
  const most = isCut ? ownMax : homes.length
  const allHref = isCut ? all : undefined
  const variant = variantOf(view, most)
  return (
    <BlockSection block={block} variant={variant} view={view}>
      <div className="section-head">
        <BlockTitle block={block} view={view} />
        {note && homes.length > 0 && <p {...note} />}
      </div>
      {homes.length === 0 ? (
        <NoHomes view={view} />
      ) : (
        <HomeList
          level={entryLevel(view, block.title)}
          most={most}
          scrolls={variant === 'scroller'}
          view={view}
        />
      )}
      {view.hosted && <view.hosted.FeedNotice homes={homes.slice(0, most)} view={view} />}
      {allHref !== undefined && (
        <p className="all-homes">
          <a className="action-link" href={allHref}>
            {view.words.allHomes(total)}
          </a>
        </p>
      )}
    </BlockSection>
  )
}

/** A row that scrolls sideways is for a few featured homes; all of them are easier to scan in a grid. */
function variantOf({ page, template }: SiteView, most: number) {
  const { homes } = template.variants
  const isLong = most > FEATURED_MAX || page?.kind === 'homes'
  return homes === 'scroller' && isLong ? 'grid' : homes
}
