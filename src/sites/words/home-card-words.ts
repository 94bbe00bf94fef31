import type { SHOWN_STATUSES } from '#contract/listings/shown-listing.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'

type HomeCardWords = {
  /** Undefined for what is simply for sale. */
  status: Partial<Record<(typeof SHOWN_STATUSES)[number], string>>
  askPrice: string
  sold: string
}

/** What a home's card says, also in previews and on the map, which have no use for the words of its page. */
export const HOME_CARD_WORDS: Record<SiteLanguage, HomeCardWords> = {
  en: {
    status: {
      'Coming Soon': 'Coming soon',
      Conditional: 'Sold conditionally',
      Exclusive: 'Exclusive',
      Sold: 'Sold'
    },
    askPrice: 'Ask for the price',
    sold: 'Sold'
  },
  fr: {
    status: {
      'Coming Soon': 'Bientôt',
      Conditional: 'Vente conditionnelle',
      Exclusive: 'Exclusivité',
      Sold: 'Vendu'
    },
    askPrice: 'Prix sur demande',
    sold: 'Vendu'
  }
}
