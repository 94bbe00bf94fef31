import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { say } from '../../parts/say.tsx'
import { said, type SiteView } from '../../view.ts'
import { BlockSection, BlockTitle } from '../block-section.tsx'

export function FiguresBlock({ view, block }: { view: SiteView; block: BlockOf<'figures'> }) {
  return (
    <BlockSection block={block} variant={view.template.variants.figures} view={view}>
      <BlockTitle block={block} view={view} />
      <dl>
        {block.figures
          .filter(({ value, label }) => said(view, value) && said(view, label))
          .map(({ id, value, label }) => (
            <div key={id}>
              <dt {...say(view, label)} />
              <dd {...say(view, value)} />
            </div>
          ))}
      </dl>
    </BlockSection>
  )
}
