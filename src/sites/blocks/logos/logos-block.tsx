import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { Picture } from '../../parts/picture.tsx'
import { said, type SiteView } from '../../view.ts'
import { BlockSection, BlockTitle } from '../block-section.tsx'

export function LogosBlock({ view, block }: { view: SiteView; block: BlockOf<'logos'> }) {
  return (
    <BlockSection block={block} view={view}>
      <BlockTitle block={block} view={view} />
      <ul>
        {block.logos.map(({ id, picture, name }) => {
          const alt = said(view, name)?.text
          return (
            <li key={id}>
              <Picture
                {...(alt === undefined ? {} : { alt })}
                picture={picture}
                sizes="10rem"
                view={view}
              />
            </li>
          )
        })}
      </ul>
    </BlockSection>
  )
}
