import { useStore } from '@nanostores/react'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { $builder, type Builder } from '#stores/website-builder/builder.ts'

/** The opened website; only below the builder's screen, which shows nothing before it is loaded. */
export function useBuilder(): Builder {
  const loaded = useStore($builder)
  if (loaded.status !== 'ready') throw new Error('the builder has no website yet')
  return loaded.value
}

/** The website as it is edited now. */
export function useBuilderSite(): SiteContent {
  return useBuilder().history.now
}
