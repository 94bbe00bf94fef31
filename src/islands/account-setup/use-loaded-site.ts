import { useStore } from '@nanostores/react'
import type { SiteData } from '#contract/site-data.ts'
import { $siteData } from '#stores/site/site-data.ts'

/** The panel's site data. The wizard opens only after it has loaded. */
export function useLoadedSite(): SiteData {
  const site = useStore($siteData)
  if (site.status !== 'ready') throw new Error('no site data')
  return site.data
}
