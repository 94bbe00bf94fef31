import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { FormLook } from '../../parts/form-look.tsx'
import type { SiteView } from '../../view.ts'
import { ContactLayout } from './contact-layout.tsx'

/** The contact block of a preview. */
export function ContactLook({ view, block }: { view: SiteView; block: BlockOf<'contact'> }) {
  return <ContactLayout block={block} form={<FormLook block={block} view={view} />} view={view} />
}
