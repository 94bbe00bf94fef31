import { PageBlocks } from './blocks/page-blocks.tsx'
import type { SiteParts } from './blocks/site-parts.ts'
import { shownBlocks } from './blocks/shown-blocks.ts'
import { ConsentBar } from './parts/consent-bar.tsx'
import { ServicesInUse } from './parts/services-in-use.tsx'
import { SiteFoot } from './parts/site-foot.tsx'
import { SiteHead } from './parts/site-head.tsx'
import { pageTitle } from './pages/page-title.ts'
import { said, type SiteView } from './view.ts'

/** One page of an agent's website in its template. */
export function AgentWebsite({ view, parts }: { view: SiteView; parts: SiteParts }) {
  const blocks = shownBlocks(view, view.page?.blocks ?? [])
  const [first] = blocks
  const hasTitle = first?.type === 'hero' && said(view, first.headline) !== undefined
  return (
    <div className={view.rootClass} id="_top" lang={view.language}>
      <ConsentBar view={view} />
      <SiteHead view={view} />
      <main id="_main">
        {!hasTitle && (
          <div className="page-head">
            <h1>{pageTitle(view)}</h1>
          </div>
        )}
        <PageBlocks blocks={blocks} parts={parts} view={view} />
        {view.page?.kind === 'privacy' && <ServicesInUse view={view} />}
      </main>
      <SiteFoot view={view} />
    </div>
  )
}
