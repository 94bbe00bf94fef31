import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { OfficeAddress } from '../../parts/contact-ways.tsx'
import { say } from '../../parts/say.tsx'
import { said, type SiteView } from '../../view.ts'
import { BlockSection, BlockTitle } from '../block-section.tsx'

/** Where the office is, and when it is open. */
export function OfficeBlock({ view, block }: { view: SiteView; block: BlockOf<'office'> }) {
  const hours = block.hours.filter(({ days, hours: open }) => said(view, days) && said(view, open))
  return (
    <BlockSection block={block} view={view}>
      <BlockTitle block={block} view={view} />
      <OfficeAddress view={view} />
      {hours.length > 0 && (
        <dl className="office-hours">
          {hours.map(({ id, days, hours: open }) => (
            <div key={id}>
              <dt {...say(view, days)} />
              <dd {...say(view, open)} />
            </div>
          ))}
        </dl>
      )}
    </BlockSection>
  )
}
