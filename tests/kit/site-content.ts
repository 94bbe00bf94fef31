import * as v from 'valibot'
import { SiteContent } from '#contract/websites/site-content.ts'
import { FIXED_PAGES } from '#rules/websites/site-pages.ts'

type Change = Partial<v.InferInput<typeof SiteContent>>

/** A small website in English and French, with a contact form on its home page. */
export function siteContent(change: Change = {}): SiteContent {
  const name = change.salesman_name ?? 'Amara Osei'
  return v.parse(SiteContent, {
    schema: 1,
    language: 'en',
    second_language: 'fr',
    template_id: 1,
    city: 'Toronto',
    province: 'ON',
    website_name: `${name} Homes`,
    salesman_name: name,
    salesman_contact: '4165550134',
    salesman_designation: 'Broker',
    company_name: 'Lakeshore Realty Brokerage',
    company_address: '214 Queens Quay West, Toronto, ON M5J 2Y5',
    pages: FIXED_PAGES.map((kind) => ({
      id: kind,
      kind,
      slug: kind === 'home' ? '' : kind,
      title: { en: `${kind} of ${name}`, fr: `${kind} chez ${name}` },
      description: {},
      blocks:
        kind === 'home' || kind === 'contact'
          ? [
              {
                type: 'hero',
                id: 'hero',
                headline: { en: `Welcome to ${name}`, fr: `Bienvenue chez ${name}` },
                intro: {}
              },
              { type: 'contact', id: 'contact', title: {}, note: {} }
            ]
          : []
    })),
    ...change
  })
}
