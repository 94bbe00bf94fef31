import type { SiteBlock } from '#contract/websites/site-blocks.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { formatPhone } from '#rules/people/phone.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { escaped, type FirstDetails, firstSite, paragraph } from './first-site.ts'
import { FIRST_ENGLISH } from './words/first-english.ts'
import { FIRST_FRENCH } from './words/first-french.ts'
import { CONTACT_BY, PRIVACY_WORDS } from './words/privacy-words.ts'

const TEXTS = { en: FIRST_ENGLISH, fr: FIRST_FRENCH }

/** Version 1 of a website. */
export function firstContent(details: FirstDetails): SiteContent {
  return firstSite(details, TEXTS, [privacyBlock(details)])
}

function privacyBlock(details: FirstDetails): SiteBlock {
  const { company_name, language, product, salesman_name, second_language = null } = details
  const reach = {
    email: details.salesman_email || details.company_email,
    phone: formatPhone(details.salesman_contact || details.company_contact)
  }
  const title = { en: '', fr: '' }
  const text = { en: '', fr: '' }
  const languages: SiteLanguage[] = second_language ? [language, second_language] : [language]
  for (const one of languages) {
    const contact = CONTACT_BY[one](reach)
    const facts = { name: salesman_name, brokerage: company_name, product, contact }
    title[one] = TEXTS[one].privacyTitle
    text[one] = PRIVACY_WORDS[one](facts)
      .map(({ heading, text: words }) => `<h3>${escaped(heading)}</h3>${paragraph(words)}`)
      .join('')
  }
  return { id: 'privacy', hidden: false, type: 'text', title, text }
}
