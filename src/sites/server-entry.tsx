import { siteDrawings } from './drawing-files.tsx'
import { renderSite } from './pages/render-site.tsx'
import type { SiteRenderer } from './site-renderer.ts'

const drawings = siteDrawings()

/** The renderer of agents' websites; `scripts/build/agent-sites.ts` builds it for the panel. */
export const { build, drawing, render }: SiteRenderer = {
  build: import.meta.env.SITES_BUILD ?? 'source',
  drawing: (name) => drawings.get(name)?.(),
  render: renderSite
}
