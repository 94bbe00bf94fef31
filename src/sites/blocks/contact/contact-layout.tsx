import type { ReactNode } from 'react'
import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { ContactWays } from '../../parts/contact-ways.tsx'
import { say } from '../../parts/say.tsx'
import { formHref, said, type SiteView } from '../../view.ts'
import { AreaDrawing } from '../areas/area-picture.tsx'
import { BlockSection, BlockTitle } from '../block-section.tsx'

/** Every way to reach the agent: phone, email, office, and a form where there is one. */
export function ContactLayout({
  view,
  block,
  form
}: {
  view: SiteView
  block: BlockOf<'contact'>
  form: ReactNode
}) {
  return (
    <BlockSection block={block} variant={form ? 'form' : 'plain'} view={view}>
      <div className="contact-reach">
        <BlockTitle block={block} view={view} />
        {said(view, block.note) && <p className="contact-note" {...say(view, block.note)} />}
        <ContactWays view={view} />
        {form && (
          <p className="contact-callback">
            <a href={formHref(view, { kind: 'callback', home: '' })}>
              {view.words.form.submit.callback}
            </a>
          </p>
        )}
      </div>
      {form ||
        (view.template.variants.contact === 'pictured' && <AreaDrawing name="water" view={view} />)}
    </BlockSection>
  )
}
