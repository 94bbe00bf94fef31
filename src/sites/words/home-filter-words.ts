import type { HomeType } from '#rules/listings/home-type.ts'
import { groupDigits } from '#rules/money/group-digits.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'

type HomeFilterWords = {
  types: Record<HomeType, string>
  /** Whole dollars. */
  upTo: (dollars: number) => string
}

const BETWEEN = '\u00a0'

/** What visitors choose from, which a website's first view doesn't need. */
export const HOME_FILTER_WORDS: Record<SiteLanguage, HomeFilterWords> = {
  en: {
    types: {
      house: 'House',
      townhouse: 'Townhouse',
      condo: 'Condo',
      multiplex: 'Multiplex',
      cottage: 'Cottage',
      farm: 'Farm',
      land: 'Land',
      other: 'Other'
    },
    upTo: (dollars) => `Up to $${groupDigits(dollars)}`
  },
  fr: {
    types: {
      house: 'Maison',
      townhouse: 'Maison de ville',
      condo: 'Condo',
      multiplex: 'Plex',
      cottage: 'Chalet',
      farm: 'Ferme',
      land: 'Terrain',
      other: 'Autre'
    },
    upTo: (dollars) => `Jusqu’à ${groupDigits(dollars, BETWEEN)}${BETWEEN}$`
  }
}
