import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { siteStart } from '#rules/websites/site-start.ts'
import { DEMO_DRAWINGS } from './drawings.ts'
import { firstSite } from './first-site.ts'
import { pictureSource } from './links.ts'
import type { Template } from './templates/template.ts'
import { homePage, type SiteView, siteView } from './view.ts'
import type { LoadedWords } from './words/load-words.ts'

const PICTURES = ['logo', 'salesman_image', 'company_logo'] as const

/** The home page that an agent's website will open with, from what the wizard knows so far. */
export function previewView(
  details: AccountDetails,
  { template, words: texts }: { template: Template; words: LoadedWords }
): SiteView {
  const typed = (name: keyof typeof TEXTS) => details[name]?.trim() ?? ''
  const { first, language, words } = texts
  const { city, province } = siteStart(details)
  const pictures = PICTURES.flatMap((field, at) => {
    const source = pictureSource(details[field])
    return source === undefined ? [] : [{ field, source, sha256: String(at).padStart(64, '0') }]
  })
  const entered = Object.fromEntries(
    Object.keys(TEXTS).map((name) => [name, typed(name as keyof typeof TEXTS)])
  ) as typeof TEXTS
  const site = {
    ...entered,
    salesman_name: entered.salesman_name || words.yourName,
    company_name: entered.company_name || words.yourBrokerage,
    language,
    city,
    province,
    template_id: template.id,
    // Their sizes are not known before they are uploaded.
    pictures: Object.fromEntries(
      pictures.map(({ field, sha256 }) => [field, { sha256, width: 1, height: 1 }])
    ),
    product: ''
  }
  const content = firstSite(site, { [language]: first }, [])
  return siteView({
    content,
    drawings: DEMO_DRAWINGS,
    facts: { homes: [], posts: [] },
    form: { token: '' },
    language,
    page: homePage({ content }),
    pictures: Object.fromEntries(pictures.map(({ sha256, source }) => [sha256, source])),
    template,
    words
  })
}

const TEXTS = {
  company_address: '',
  company_address_2: '',
  company_contact: '',
  company_email: '',
  company_fax: '',
  company_name: '',
  salesman_contact: '',
  salesman_designation: '',
  salesman_email: '',
  salesman_name: '',
  website_name: ''
}
