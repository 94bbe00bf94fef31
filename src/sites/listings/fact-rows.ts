import type { ListingView } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'
import { COST_WORDS } from '../words/cost-words.ts'
import { HOME_FILTER_WORDS } from '../words/home-filter-words.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'

type Fact = keyof (typeof LISTING_WORDS)['en']['fact']

/** What can be known of a home, in its order; undefined or empty for what isn't. */
export function factRows(
  view: SiteView,
  { details, listing }: ListingView
): [Fact, string | undefined][] {
  const { language, words } = view
  const listed = LISTING_WORDS[language]
  const count = (value: number | null) => (value === null ? undefined : String(value))
  const area = (value: number | null) => (value === null ? undefined : listed.squareFeet(value))
  const money = (amount: number) => COST_WORDS[language].money(Math.round(amount * 100))
  const { AssociationFee, CloseDate, TaxAnnualAmount, TaxYear } = details
  return [
    ['type', HOME_FILTER_WORDS[language].types[listing.type]],
    ['beds', listing.BedroomsTotal === 0 ? words.beds(0) : count(listing.BedroomsTotal)],
    ['baths', count(listing.BathroomsTotalInteger)],
    ['size', area(listing.LivingArea)],
    [
      'lot',
      [listed.dimensionsOf(details.LotSizeDimensions), area(details.lot)].filter(Boolean).join(', ')
    ],
    ['built', count(details.YearBuilt)],
    ['parking', count(details.ParkingTotal)],
    ['taxes', TaxAnnualAmount === null ? undefined : listed.aYear(money(TaxAnnualAmount), TaxYear)],
    ['fee', AssociationFee === null ? undefined : listed.aMonth(money(AssociationFee))],
    ['features', details.features.map((one) => listed.features[one]).join(', ')],
    ['closed', CloseDate === null ? undefined : words.date(CloseDate)],
    ['mls', details.ListingId]
  ]
}
