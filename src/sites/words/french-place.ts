import { listingLabels } from '#messages/listings/listing-labels.ts'
import type { SiteView } from '../view.ts'

/** By Canada Post's code, which running French doesn't use. */
const PROVINCES: Readonly<Record<string, string>> = listingLabels.fr.provinces

/** 'Montréal (Québec)'. */
export function frenchPlace(city: string, province: string): string {
  const name = PROVINCES[province] ?? province
  return city === '' || name === '' ? city + name : `${city} (${name})`
}

/** As running French names the place. Previews, whose scripts carry no names of provinces, keep the code. */
export function withFrenchPlace(view: SiteView): SiteView {
  const { city, province } = view.content
  if (view.language !== 'fr') return view
  return { ...view, place: frenchPlace(city.trim(), province.trim()) }
}
