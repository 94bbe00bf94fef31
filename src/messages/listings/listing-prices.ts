import type { Translated } from '../language.ts'

const en = {
  /** 1249000 becomes '$1,249,000'. */
  dollars: (dollars: number): string => `$${dollars.toLocaleString('en-CA')}`
}

const fr: typeof en = {
  dollars: (dollars) => `${dollars.toLocaleString('fr-CA')}\u00A0$`
}

export const listingPrices: Translated<typeof en> = { en, fr }
