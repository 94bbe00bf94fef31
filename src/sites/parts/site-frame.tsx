import type { ReactNode } from 'react'
import type { SiteView } from '../view.ts'
import { SiteFoot } from './site-foot.tsx'
import { SiteHead } from './site-head.tsx'

/** What every page of a website has around its content. */
export function SiteFrame({
  view,
  before,
  children
}: {
  view: SiteView
  before?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={view.rootClass} id="_top" lang={view.language}>
      {before}
      <SiteHead view={view} />
      <main id="_main">{children}</main>
      <SiteFoot view={view} />
    </div>
  )
}
