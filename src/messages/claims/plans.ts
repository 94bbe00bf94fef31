import type { Translated } from '../language.ts'

/** What a plan includes. Its limits are columns of the plan, and the panel enforces them. */
const en = {
  hosted: 'Built and hosted for you',
  freeAddress: 'A free address right away',
  ownDomain: 'Your own domain, with a certificate',
  templates: 'Every template, switched any time',
  builder: 'Website builder with drafts, previews and history',
  oneLanguage: 'In English or French',
  twoLanguages: 'English and French side by side',
  ownPages: (count: number) => `Up to ${count} pages of your own`,
  contactForm: 'A contact form that emails you',
  shared: 'A picture and a text for every page you share',
  searchEngines: 'Sitemap, descriptions and structured data for search engines',
  support: 'Support by email or callback'
}

export const planClaims: Translated<typeof en> = { en }
