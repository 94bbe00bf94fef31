import * as v from 'valibot'
import { SiteContent } from '#contract/websites/site-content.ts'
import { FIXED_PAGES, SITE_SCHEMA } from '#rules/websites/site-pages.ts'

const line = (en = '', fr = '') => ({ en, fr })

/** An agent's website with its six fixed pages, and a few blocks on the home page. */
export function plainSite(change: Partial<SiteContent> = {}): SiteContent {
  return v.parse(SiteContent, {
    schema: SITE_SCHEMA,
    language: 'en',
    template_id: 1,
    city: 'Halifax',
    province: 'NS',
    salesman_name: 'Amara Osei',
    pages: FIXED_PAGES.map((kind) => ({
      id: kind,
      kind,
      slug: kind === 'home' ? '' : kind,
      title: line(kind),
      description: line(`About the ${kind} page`),
      blocks:
        kind === 'home'
          ? [
              { id: 'block-1', type: 'hero', headline: line('Find your home'), intro: line() },
              { id: 'block-2', type: 'text', title: line('Welcome'), text: line('<p>Hello.</p>') },
              { id: 'block-3', type: 'contact', title: line('Write to me'), note: line() }
            ]
          : []
    })),
    ...change
  })
}
