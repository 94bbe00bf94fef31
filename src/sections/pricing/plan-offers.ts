/** The plans as a schema.org Product with an Offer for each way of paying. */

import type { Plan } from '#contract/billing/offer.ts'
import { durationMessages } from '#messages/durations.ts'
import type { Language } from '#messages/language.ts'
import { DURATIONS } from '#rules/limits.ts'
import { toCad, toCents } from '#rules/money/money.ts'

type Place = {
  address: string
  description: string
  language: Language
  picture: string
  product: string
}

export function planOffers(
  plans: readonly Plan[],
  { address, description, language, picture, product }: Place
) {
  const { names } = durationMessages[language]
  const offers = plans.flatMap(({ plan_name, discounted_price }) =>
    DURATIONS.flatMap((months) => {
      const perMonth = discounted_price[months]
      if (perMonth === undefined) return []
      return {
        '@type': 'Offer',
        name: `${plan_name}, ${names[months]}`,
        price: toCad(toCents(perMonth) * months).toFixed(2),
        priceCurrency: 'CAD',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: perMonth.toFixed(2),
          priceCurrency: 'CAD',
          unitCode: 'MON',
          billingDuration: months,
          valueAddedTaxIncluded: false
        },
        availability: 'https://schema.org/InStock',
        url: address
      }
    })
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product,
    description,
    image: picture,
    brand: { '@type': 'Brand', name: product },
    offers
  }
}
