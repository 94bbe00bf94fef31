import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { SiteForm } from '../../parts/site-form.tsx'
import type { SiteView } from '../../view.ts'
import { ContactLayout } from './contact-layout.tsx'

export function ContactBlock({ view, block }: { view: SiteView; block: BlockOf<'contact'> }) {
  const form = view.form && (
    <SiteForm block={block} kind="contact" submit={view.words.form.submit.contact} view={view} />
  )
  return <ContactLayout block={block} form={form} view={view} />
}
