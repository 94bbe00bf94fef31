import { SITE_DRAWINGS } from './drawings.ts'
import { siteDrawings } from './drawing-files.tsx'
import { renderSite } from './pages/render-site.tsx'
import type { SiteRenderer } from './site-renderer.ts'

const drawings = siteDrawings()

/** The renderer of agents' websites; `scripts/build/agent-sites.ts` builds it for the panel. */
export const { build, render }: SiteRenderer = {
  build: import.meta.env.SITES_BUILD ?? 'source',

  render(request) {
    const name = request.path.startsWith(`${SITE_DRAWINGS}/`)
      ? request.path.slice(SITE_DRAWINGS.length + 1)
      : undefined
    const draw = name === undefined ? undefined : drawings.get(name)
    if (draw) return { status: 200, type: 'image/svg+xml', body: draw(), hasForm: false }
    return renderSite(request)
  }
}
