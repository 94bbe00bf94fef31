import { useStore } from '@nanostores/react'
import { createContext, useContext } from 'react'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { $builder } from '#stores/website-builder/builder.ts'

/** The website that fields belong to: whose pictures they offer, and in which languages they ask. */
export type FieldSite = { website_id: number } & Pick<
  SiteContent,
  'language' | 'second_language'
> & {
    /** Where its advertising rules are looked at. */
    province?: string
  }

/** Without one, fields belong to the website in the builder. */
export const FieldSiteContext = createContext<FieldSite | undefined>(undefined)

export function useFieldSite(): FieldSite {
  const given = useContext(FieldSiteContext)
  const loaded = useStore($builder)
  if (given) return given
  if (loaded.status !== 'ready') throw new Error('the builder has no website yet')
  const { history, state } = loaded.value
  const { language, province, second_language } = history.now
  return { website_id: state.website_id, language, province, second_language }
}
