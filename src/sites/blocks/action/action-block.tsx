import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { ActionLink } from '../../parts/action-link.tsx'
import { say } from '../../parts/say.tsx'
import { said, type SiteView } from '../../view.ts'
import { BlockSection, BlockTitle } from '../block-section.tsx'

/** One thing to do next. */
export function ActionBlock({ view, block }: { view: SiteView; block: BlockOf<'action'> }) {
  return (
    <BlockSection block={block} variant={view.template.variants.action} view={view}>
      <div className="action-words">
        <BlockTitle block={block} view={view} />
        {said(view, block.text) && <p {...say(view, block.text)} />}
        <ActionLink button={block.button} view={view} />
      </div>
    </BlockSection>
  )
}
