import type { ListingView } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'
import { HOME_FILTER_WORDS } from '../words/home-filter-words.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'

/** What is known of a home, and nothing of what isn't. */
export function ListingFacts({ view, shown }: { view: SiteView; shown: ListingView }) {
  const words = LISTING_WORDS[view.language]
  const rows = factRows(view, shown).filter(([, value]) => value !== undefined && value !== '')
  const { pin } = shown.listing
  return (
    <div className="listing-facts">
      <h2>{words.facts}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{words.fact[name]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {pin && (
        <p>
          <a
            href={`https://www.openstreetmap.org/?mlat=${pin.Latitude}&mlon=${pin.Longitude}#map=16/${pin.Latitude}/${pin.Longitude}`}
            rel="noopener"
          >
            {words.map}
          </a>
        </p>
      )}
    </div>
  )
}

type Fact = keyof (typeof LISTING_WORDS)['en']['fact']

function factRows(view: SiteView, { details, listing }: ListingView): [Fact, string | undefined][] {
  const { language, words } = view
  const listed = LISTING_WORDS[language]
  const count = (value: number | null) => (value === null ? undefined : String(value))
  const area = (value: number | null) => (value === null ? undefined : listed.squareFeet(value))
  const { AssociationFee, CloseDate, TaxAnnualAmount, TaxYear } = details
  return [
    ['type', HOME_FILTER_WORDS[language].types[listing.type]],
    ['beds', count(listing.BedroomsTotal)],
    ['baths', count(listing.BathroomsTotalInteger)],
    ['size', area(listing.LivingArea)],
    ['lot', [details.LotSizeDimensions, area(details.lot)].filter(Boolean).join(', ')],
    ['built', count(details.YearBuilt)],
    ['parking', count(details.ParkingTotal)],
    [
      'taxes',
      TaxAnnualAmount === null
        ? undefined
        : listed.aYear(words.cad(Math.round(TaxAnnualAmount)), TaxYear)
    ],
    [
      'fee',
      AssociationFee === null ? undefined : listed.aMonth(words.cad(Math.round(AssociationFee)))
    ],
    ['features', details.features.map((one) => listed.features[one]).join(', ')],
    ['closed', CloseDate === null ? undefined : words.date(CloseDate)],
    ['mls', details.ListingId]
  ]
}
