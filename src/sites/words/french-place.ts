import type { SiteView } from '../view.ts'

/** By Canada Post's code, which running French doesn't use. */
const PROVINCES: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'Colombie-Britannique',
  MB: 'Manitoba',
  NB: 'Nouveau-Brunswick',
  NL: 'Terre-Neuve-et-Labrador',
  NS: 'Nouvelle-Écosse',
  NT: 'Territoires du Nord-Ouest',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Île-du-Prince-Édouard',
  QC: 'Québec',
  SK: 'Saskatchewan',
  YT: 'Yukon'
}

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
