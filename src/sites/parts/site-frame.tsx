import type { ReactNode } from 'react'
import type { SiteView } from '../view.ts'
import { ConsentBar } from './consent-bar.tsx'
import { SiteFoot } from './site-foot.tsx'
import { SiteHead } from './site-head.tsx'

/** What every page of a website has around its content. */
export function SiteFrame({ view, children }: { view: SiteView; children: ReactNode }) {
  return (
    <div className={view.rootClass} id="_top" lang={view.language}>
      <ConsentBar view={view} />
      <SiteHead view={view} />
      <main id="_main">{children}</main>
      <SiteFoot view={view} />
    </div>
  )
}
