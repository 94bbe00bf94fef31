import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { say } from '../../parts/say.tsx'
import { pageHref, pageOf, type SiteView } from '../../view.ts'
import { BlockSection, BlockTitle, entryLevel } from '../block-section.tsx'
import { NoHomes } from './no-homes.tsx'
import { HomeList } from './home-list.tsx'

/** As many as the home page shows; the page of homes has them all. */
const FEATURED_MAX = 6

/** The homes for sale, or that there are none at the moment. */
export function HomesBlock({ view, block }: { view: SiteView; block: BlockOf<'homes'> }) {
  const { homes } = view.facts
  const note = say(view, block.note)
  const all = view.page?.kind === 'homes' ? undefined : pageOf(view, 'homes')
  const isCut = all !== undefined && homes.length > FEATURED_MAX
  const most = isCut ? FEATURED_MAX : homes.length
  const allHref = isCut ? pageHref(view, all) : undefined
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
      {allHref !== undefined && (
        <p className="all-homes">
          <a className="action-link" href={allHref}>
            {view.words.allHomes(homes.length)}
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
