import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { ContactWays } from '../../parts/contact-ways.tsx'
import { say } from '../../parts/say.tsx'
import { SiteForm } from '../../parts/site-form.tsx'
import { said, type SiteView } from '../../view.ts'
import { AreaDrawing } from '../areas/area-picture.tsx'
import { BlockSection, BlockTitle } from '../block-section.tsx'

/** Every way to reach the agent: phone, email, office, and a form. */
export function ContactBlock({ view, block }: { view: SiteView; block: BlockOf<'contact'> }) {
  return (
    <BlockSection block={block} variant={view.form ? 'form' : 'plain'} view={view}>
      <div className="contact-reach">
        <BlockTitle block={block} view={view} />
        {said(view, block.note) && <p className="contact-note" {...say(view, block.note)} />}
        <ContactWays view={view} />
      </div>
      {view.form ? (
        <SiteForm block={block} kind="contact" view={view} />
      ) : (
        view.template.variants.contact === 'pictured' && <AreaDrawing name="water" view={view} />
      )}
    </BlockSection>
  )
}
