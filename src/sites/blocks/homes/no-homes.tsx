import type { BlockOf } from '#contract/websites/site-blocks.ts'
import type { SiteView } from '../../view.ts'
import { BlockSection, BlockTitle } from '../block-section.tsx'

export function NoHomes({ view }: { view: SiteView }) {
  return <p className="no-homes">{view.words.noHomes}</p>
}

/** The homes of a website that has none yet. */
export function NoHomesBlock({ view, block }: { view: SiteView; block: BlockOf<'homes'> }) {
  return (
    <BlockSection block={block} variant={view.template.variants.homes} view={view}>
      <div className="section-head">
        <BlockTitle block={block} view={view} />
      </div>
      <NoHomes view={view} />
    </BlockSection>
  )
}
