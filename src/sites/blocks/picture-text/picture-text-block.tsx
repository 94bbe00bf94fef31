import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { ActionLink } from '../../parts/action-link.tsx'
import { Picture } from '../../parts/picture.tsx'
import { Rich } from '../../parts/say.tsx'
import type { SiteView } from '../../view.ts'
import { BlockSection, BlockTitle } from '../block-section.tsx'

export function PictureTextBlock({
  view,
  block
}: {
  view: SiteView
  block: BlockOf<'picture-text'>
}) {
  return (
    <BlockSection block={block} variant={block.picture ? block.side : 'bare'} view={view}>
      {block.picture && (
        <div className="side-picture">
          <Picture picture={block.picture} sizes="(min-width: 46rem) 45vw, 100vw" view={view} />
        </div>
      )}
      <div className="side-words">
        <BlockTitle block={block} view={view} />
        <Rich text={block.text} view={view} />
        <ActionLink button={block.button} view={view} />
      </div>
    </BlockSection>
  )
}
