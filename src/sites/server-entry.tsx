import { renderSite } from './pages/render-site.tsx'
import { cardOf } from './pages/shared-card.ts'
import { ownCalculator } from './costs/own-calculator.tsx'
import { siteDrawing } from './site-drawing.ts'
import type { SiteRenderer } from './site-renderer.ts'

/** The renderer of agents' websites; `scripts/build/agent-sites.ts` builds it for the panel. */
export const { build, calculator, card, drawing, render }: SiteRenderer = {
  calculator: ownCalculator,
  card: cardOf,
  build: import.meta.env.SITES_BUILD ?? 'source',
  drawing: siteDrawing,
  render: renderSite
}
