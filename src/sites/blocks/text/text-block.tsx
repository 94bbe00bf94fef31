import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { Rich } from '../../parts/say.tsx'
import type { SiteView } from '../../view.ts'
import { BlockSection, BlockTitle } from '../block-section.tsx'

export function TextBlock({ view, block }: { view: SiteView; block: BlockOf<'text'> }) {
  return (
    <BlockSection block={block} variant={view.template.variants.text} view={view}>
      <BlockTitle block={block} view={view} />
      <Rich text={block.text} view={view} />
    </BlockSection>
  )
}
