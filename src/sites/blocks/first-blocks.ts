import { AboutBlock } from './about/about-block.tsx'
import { ContactLook } from './contact/contact-look.tsx'
import { NoHomesBlock } from './homes/no-homes.tsx'
import type { SiteParts } from './site-parts.ts'

/** The blocks of a new website's home page: the wizard's preview loads no others. */
export const FIRST_BLOCKS: SiteParts['blocks'] = {
  about: AboutBlock,
  contact: ContactLook,
  homes: NoHomesBlock
}
