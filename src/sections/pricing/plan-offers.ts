/** The plans as a schema.org Product with an Offer for each way of paying. */

import type { Plan } from '#contract/billing/offer.ts'
import { DURATION_NAMES, DURATIONS } from '#rules/limits.ts'
import { toCad, toCents } from '#rules/money/money.ts'

type Product = { address: string; description: string; picture: string; product: string }

export function planOffers(
  plans: readonly Plan[],
  { address, description, picture, product }: Product
) {
  const offers = plans.flatMap(({ plan_name, discounted_price }) =>
    DURATIONS.flatMap((months) => {
      const perMonth = discounted_price[months]
      if (perMonth === undefined) return []
      return {
        '@type': 'Offer',
        name: `${plan_name}, ${DURATION_NAMES[months]}`,
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
