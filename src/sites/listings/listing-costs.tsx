import type { HomeType } from '#rules/listings/home-type.ts'
import { taxPlaceOf } from '#rules/home-costs/places.ts'
import { Calculator } from '../costs/calculator.tsx'
import { calculatorAt, websiteRate } from '../costs/page-costs.ts'
import type { ListingView } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'
import { COST_WORDS } from '../words/cost-words.ts'

/** Homes of one or two units, which the figures are for. */
const FIGURED: readonly HomeType[] = ['house', 'townhouse', 'condo', 'cottage']

/** Whether a home's page says what the purchase costs. */
export function showsCosts({ costs }: SiteView, { listing }: ListingView): boolean {
  const isForSale = listing.status !== 'Sold' && listing.price !== null
  return costs !== undefined && isForSale && FIGURED.includes(listing.type)
}

/** Payment and land transfer tax at a home's price, with assumptions that a visitor can change. */
export function ListingCosts({ view, shown }: { view: SiteView; shown: ListingView }) {
  const { details, listing } = shown
  if (!showsCosts(view, shown)) return null
  const words = COST_WORDS[view.language]
  const { City, StateOrProvince } = listing
  const place = taxPlaceOf(StateOrProvince, City, details.PostalCode) ?? 'other'
  const price = listing.price === null ? '' : view.words.cad(listing.price)
  const rate = websiteRate(view)
  return (
    <div className="listing-costs">
      <h2>{words.costs}</h2>
      <div className="listing-calculators">
        <section aria-labelledby="_payment">
          <h3 id="_payment">{words.titles.payment}</h3>
          <Calculator
            {...calculatorAt(view, 'payment')}
            isFolded
            kind="payment"
            presets={{ place, price, ...(rate && { rate: rate.typed }) }}
            rateNote={rate?.note}
          />
        </section>
        <section aria-labelledby="_transfer">
          <h3 id="_transfer">{words.titles['land-transfer-tax']}</h3>
          <Calculator
            {...calculatorAt(view, 'transfer')}
            isFolded
            kind="land-transfer-tax"
            presets={{ place, price }}
          />
        </section>
      </div>
    </div>
  )
}
