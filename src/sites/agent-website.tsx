import type { ReactNode } from 'react'
import { PageBlocks } from './blocks/page-blocks.tsx'
import type { SiteParts } from './blocks/site-parts.ts'
import { shownBlocks } from './blocks/shown-blocks.ts'
import { SiteFrame } from './parts/site-frame.tsx'
import { pageTitle } from './pages/page-title.ts'
import { said, type SiteView } from './view.ts'

/** One page of an agent's website in its template. */
export function AgentWebsite({
  view,
  parts,
  after,
  before
}: {
  view: SiteView
  parts: SiteParts
  /** Below the page's own blocks. */
  after?: ReactNode
  /** Above the website's own head. */
  before?: ReactNode
}) {
  const blocks = shownBlocks(view, view.page?.blocks ?? [])
  const [first] = blocks
  const hasTitle = first?.type === 'hero' && said(view, first.headline) !== undefined
  return (
    <SiteFrame before={before} view={view}>
      {!hasTitle && (
        <div className="page-head">
          <h1>{pageTitle(view)}</h1>
        </div>
      )}
      <PageBlocks blocks={blocks} parts={parts} view={view} />
      {after}
    </SiteFrame>
  )
}
