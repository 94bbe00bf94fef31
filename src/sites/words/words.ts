import type { SiteFormField } from '#rules/websites/site-form.ts'
import type { PageKind } from '#rules/websites/site-pages.ts'

/** Every sentence of the templates themselves. What an agent wrote is never in here. */
export type Words = {
  skip: string
  menu: string
  /** The menu's names for pages without a title; an agent's own page has none. */
  pages: Record<PageKind, string>
  /** Between a label and its value. */
  colon: string
  /** The name of a hero's links to the page's own sections. */
  onThisPage: string

  search: string
  type: string
  anyType: string
  price: string
  anyPrice: string
  bands: Record<PriceBand, string>
  showHomes: string

  /** Titles and notes that a new website begins with. */
  homesTitle: string
  homesNote: string
  sampleListing: string
  noMatch: string
  noHomes: string
  allHomes: (count: number) => string
  ask: string
  askSubject: (title: string) => string
  drawing: (title: string) => string
  cad: (dollars: number) => string
  beds: (count: number) => string
  baths: (count: number) => string
  size: (squareFeet: number) => string

  areasTitle: string
  aboutTitle: (firstName: string) => string
  spoken: string
  praiseTitle: string
  contactTitle: string
  call: string
  write: string
  office: string
  fax: string

  brokerage: string
  notForClients: string
  sampleSite: string
  sampleNote: string
  /** Above a version that visitors can't see. */
  preview: string
  /** The line above a demo website. */
  madeWith: (product: string, template: string | undefined) => string
  getTemplate: string

  yourName: string
  yourBrokerage: string
  designation: string

  watchOn: (service: string) => string
  /** The blog's name in the menu. */
  blog: string
  /** An ISO date. */
  date: (iso: string) => string

  form: Record<SiteFormField, string> & {
    optional: string
    /** The yes to news and offers: who asks, their postal address, and how to withdraw it. */
    offers: (agent: Record<'address' | 'brokerage' | 'contact' | 'name', string>) => string
    /** What happens with what is entered, beside the button. */
    use: (name: string) => string
    submit: Record<'callback' | 'contact' | 'valuation', string>
    /** The label of the field that only programs fill in. */
    trap: string
  }
  /** Forms with a page of their own. */
  /** Opens the question about visit statistics again. */
  changeConsent: string
}

export const PRICE_BANDS = ['low', 'middle', 'high'] as const
export type PriceBand = (typeof PRICE_BANDS)[number]

/** Whole dollars at which the middle and the high band begin. */
const MIDDLE_FROM = 600_000
const HIGH_FROM = 1_000_000

export function priceBand(dollars: number): PriceBand {
  if (dollars < MIDDLE_FROM) return 'low'
  return dollars < HIGH_FROM ? 'middle' : 'high'
}
