import type { SiteContent } from '#contract/websites/site-content.ts'
import { type FoundAt, tradeFindings, type TradeFinding } from '#rules/advertising/check-site.ts'
import { goTo, openBlock, openPage } from '#stores/website-builder/builder-place.ts'
import { useBuilderSite } from './use-builder-site.ts'

/** Many fields ask about the same website at each key. */
const known = new WeakMap<SiteContent, TradeFinding[]>()

/** What the website breaks of its province's advertising rules, as it is edited now. */
export function useTradeFindings(): TradeFinding[] {
  const site = useBuilderSite()
  const before = known.get(site)
  if (before) return before
  const findings = tradeFindings(site)
  known.set(site, findings)
  return findings
}

/** Opens what a finding is about. */
export function showFound(at: FoundAt): void {
  if ('field' in at) {
    goTo({ panel: 'details', block_id: undefined })
    focusField(at.field)
  } else if (at.block_id === null) openPage(at.page_id)
  else openBlock(at.page_id, at.block_id)
}

/** Once the panel is there. */
function focusField(name: string): void {
  requestAnimationFrame(() => {
    const [field] = document.getElementsByName(name)
    field?.focus()
  })
}
