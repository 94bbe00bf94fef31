import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { Picture } from '../../parts/picture.tsx'
import { say } from '../../parts/say.tsx'
import { said, type SiteView } from '../../view.ts'
import { BlockSection, BlockTitle } from '../block-section.tsx'

export function GalleryBlock({ view, block }: { view: SiteView; block: BlockOf<'gallery'> }) {
  return (
    <BlockSection block={block} variant={view.template.variants.gallery} view={view}>
      <BlockTitle block={block} view={view} />
      <ul>
        {block.pictures.map(({ id, picture, caption }) => (
          <li key={id}>
            <figure>
              <Picture picture={picture} sizes="(min-width: 46rem) 45vw, 100vw" view={view} />
              {said(view, caption) && <figcaption {...say(view, caption)} />}
            </figure>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
