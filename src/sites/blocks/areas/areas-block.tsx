import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { say } from '../../parts/say.tsx'
import { said, type SiteView } from '../../view.ts'
import { BlockSection, BlockTitle, entryLevel } from '../block-section.tsx'
import { AreaPicture } from './area-picture.tsx'

export function AreasBlock({ view, block }: { view: SiteView; block: BlockOf<'areas'> }) {
  const Name = entryLevel(view, block.title)
  return (
    <BlockSection block={block} variant={view.template.variants.areas} view={view}>
      <BlockTitle block={block} view={view} />
      <ul>
        {block.areas
          .filter((area) => said(view, area.name))
          .map((area) => (
            <li key={area.id}>
              <AreaPicture area={area} view={view} />
              <div className="area-words">
                <Name {...say(view, area.name)} />
                {said(view, area.note) && <p {...say(view, area.note)} />}
              </div>
            </li>
          ))}
      </ul>
    </BlockSection>
  )
}
