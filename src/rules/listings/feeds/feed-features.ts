import { HOME_FEATURES, type HomeFeature } from '../home-features.ts'

/** Words of a feed's lookups that tell a feature, in the fields that are about it. */
const SIGNS: Readonly<Record<HomeFeature, readonly [fields: readonly string[], words: RegExp]>> = {
  airConditioning: [['Cooling'], /air condition|central air|heat pump/i],
  balcony: [['BuildingFeatures', 'ExteriorFeatures', 'LotFeatures'], /balcony/i],
  basementFinished: [['Basement'], /^(?!.*(?:partial|unfinished)).*finished/i],
  elevator: [['BuildingFeatures'], /elevator/i],
  fireplace: [['FireplaceFeatures'], /^(?!none|no ).+/i],
  garage: [['ParkingFeatures'], /^(?!no ).*garage/i],
  garden: [['LotFeatures'], /garden|landscap/i],
  gym: [['BuildingFeatures', 'CommunityFeatures'], /exercise|fitness|gym/i],
  parking: [['ParkingFeatures'], /^(?!none|no (?!garage)).+/i],
  pool: [['PoolFeatures'], /pool/i],
  secondSuite: [['Basement', 'BuildingFeatures', 'OtherEquipment'], /suite|apartment/i],
  waterfront: [['WaterfrontFeatures'], /^(?!none|no ).+/i]
}

/** The features that visitors can ask for, out of a feed's lookups. */
export function feedFeatures(fields: Readonly<Record<string, unknown>>): HomeFeature[] {
  const found = HOME_FEATURES.filter((feature) => {
    const [names, words] = SIGNS[feature]
    return names.some((name) => textsOf(fields[name]).some((text) => words.test(text)))
  })
  const isWith = (feature: HomeFeature, flag: boolean) =>
    flag && !found.includes(feature) ? [feature] : []
  return [
    ...found,
    ...isWith('fireplace', fields['FireplaceYN'] === true),
    ...isWith('parking', Number(fields['ParkingTotal'] ?? 0) > 0)
  ]
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
