import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { say } from '../../parts/say.tsx'
import { SiteForm } from '../../parts/site-form.tsx'
import { said, type SiteView } from '../../view.ts'
import { BlockSection, BlockTitle } from '../block-section.tsx'

/** What is my home worth: a form that asks the agent. */
export function ValuationBlock({ view, block }: { view: SiteView; block: BlockOf<'valuation'> }) {
  return (
    <BlockSection block={block} view={view}>
      <div className="valuation-words">
        <BlockTitle block={block} view={view} />
        {said(view, block.note) && <p {...say(view, block.note)} />}
      </div>
      <SiteForm
        block={block}
        kind="valuation"
        submit={view.words.form.submit.valuation}
        view={view}
      />
    </BlockSection>
  )
}
