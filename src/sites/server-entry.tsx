import { siteDrawings } from './drawing-files.tsx'
import { cardOf, renderSite } from './pages/render-site.tsx'
import type { SiteRenderer } from './site-renderer.ts'

const drawings = siteDrawings()

/** The renderer of agents' websites; `scripts/build/agent-sites.ts` builds it for the panel. */
export const { build, card, drawing, render }: SiteRenderer = {
  card: cardOf,
  build: import.meta.env.SITES_BUILD ?? 'source',
  drawing: (name) => drawings.get(name)?.(),
  render: renderSite
}
