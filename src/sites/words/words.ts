import type { Area, HomeType } from '../agent-site.ts'

/** Every sentence of the templates themselves. What an agent wrote is never in here. */
export type Words = {
  skip: string
  menu: string
  homes: string
  areas: string
  about: string
  contact: string

  search: string
  type: string
  anyType: string
  types: Record<HomeType, string>
  price: string
  anyPrice: string
  bands: Record<PriceBand, string>
  showHomes: string

  homesTitle: string
  homesNote: string
  sampleListing: string
  sampleNumber: (number: number) => string
  sampleAreas: Area[]
  noMatch: string
  noHomes: string
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
  contactNote: string
  call: string
  write: string
  office: string
  fax: string

  brokerage: string
  notForClients: string
  sampleSite: string
  sampleNote: string
  /** Of an agent's own website, shown with sample homes. */
  preview: string
  previewNote: string
  /** The line above a demo website. */
  madeWith: (product: string, template: string | undefined) => string
  getTemplate: string

  yourName: string
  yourBrokerage: string
  designation: string
  headline: (city: string | undefined) => string
  intro: (brokerage: string) => string
  aboutMe: (name: string, brokerage: string) => string[]
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
