import type { SiteBlock } from '#contract/websites/site-blocks.ts'
import type { SitePage } from '#contract/websites/site-content.ts'

/** The block that an element of the preview is part of. */
export function blockAround(element: Element, page: SitePage): SiteBlock | undefined {
  return page.blocks.find(({ id }) => element.closest(`[id="${id}"]`))
}
