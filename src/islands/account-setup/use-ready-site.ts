import { useStore } from '@nanostores/react'
import type { SiteData } from '#contract/site-data.ts'
import { $siteData } from '#stores/site/site-data.ts'

/** The panel's site data inside the wizard, which opens only once it is there. */
export function useReadySite(): SiteData {
  const site = useStore($siteData)
  if (site.status !== 'ready') throw new Error('The wizard was opened without its site data.')
  return site.data
}
