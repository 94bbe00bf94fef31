import { plainHeading } from '../../content/file-columns.ts'
import { feedProvince } from '../feeds/feed-province.ts'
import { HOME_FEATURES, type HomeFeature } from '../home-features.ts'
import {
  LISTING_STATUSES,
  type ListingStatus,
  readStandardStatus,
  type StandardStatus
} from '../listing-status.ts'
import { AREA_UNITS, type AreaUnit } from '../square-feet.ts'
import type { Province } from './imported-fields.ts'

/** What isn't for sale any more, or not yet, is a draft, which visitors don't see. */
const STATUSES: Readonly<Record<StandardStatus, ListingStatus>> = {
  Active: 'Active',
  'Active Under Contract': 'Conditional',
  Canceled: 'Draft',
  Closed: 'Sold',
  'Coming Soon': 'Coming Soon',
  Delete: 'Draft',
  Expired: 'Expired',
  Hold: 'Draft',
  Incomplete: 'Draft',
  Pending: 'Conditional',
  Withdrawn: 'Draft'
}

const STATUS_WORDS: Readonly<Record<string, ListingStatus>> = {
  'a vendre': 'Active',
  actif: 'Active',
  active: 'Active',
  annulee: 'Draft',
  'bientot a vendre': 'Coming Soon',
  'bientot sur le marche': 'Coming Soon',
  annule: 'Draft',
  brouillon: 'Draft',
  cancelled: 'Draft',
  conditionnel: 'Conditional',
  'en vigueur': 'Active',
  exclusivite: 'Exclusive',
  expire: 'Expired',
  expiree: 'Expired',
  'for sale': 'Active',
  'pa acceptee': 'Conditional',
  'promesse d achat acceptee': 'Conditional',
  'promesse d achat acceptee conditionnelle': 'Conditional',
  retire: 'Draft',
  retiree: 'Draft',
  'sold conditional': 'Conditional',
  'sold conditionally': 'Conditional',
  vendu: 'Sold',
  vendue: 'Sold',
  'vendu conditionnellement': 'Conditional',
  'vendue conditionnellement': 'Conditional'
}

/** Undefined for a word that we don't know, which is never taken for active. */
export function importedStatus(text: string): ListingStatus | undefined {
  const plain = plainHeading(text)
  const standard = readStandardStatus(text)
  return (
    STATUS_WORDS[plain] ??
    (standard && STATUSES[standard]) ??
    LISTING_STATUSES.find((one) => one.toLowerCase() === plain)
  )
}

export function importedProvince(text: string): Province | undefined {
  return feedProvince(text) ?? FRENCH_PROVINCES[plainHeading(text)]
}

const FRENCH_PROVINCES: Readonly<Record<string, Province>> = {
  'colombie britannique': 'BC',
  'ile du prince edouard': 'PE',
  'nouveau brunswick': 'NB',
  'nouvelle ecosse': 'NS',
  'terre neuve et labrador': 'NL',
  'territoires du nord ouest': 'NT'
}

const FEATURE_WORDS: Readonly<Record<HomeFeature, readonly string[]>> = {
  airConditioning: ['air conditioning', 'central air', 'climatisation', 'climatiseur'],
  balcony: ['balcony', 'balcon'],
  basementFinished: ['finished basement', 'sous sol amenage', 'sous sol fini'],
  elevator: ['elevator', 'ascenseur'],
  fireplace: ['fireplace', 'foyer'],
  garage: ['garage', 'attached garage', 'detached garage'],
  garden: ['garden', 'jardin'],
  gym: ['gym', 'exercise room', 'salle d exercice'],
  parking: ['parking', 'stationnement'],
  pool: ['pool', 'swimming pool', 'piscine'],
  secondSuite: ['second suite', 'in law suite', 'second logement'],
  waterfront: ['waterfront', 'bord de l eau']
}

/** Those among words separated by commas and the like that visitors can ask for. */
export function importedFeatures(text: string): HomeFeature[] {
  const words = text.split(/[,;|\n]/).map((word) => word.trim())
  return HOME_FEATURES.filter((feature) =>
    words.some((word) => word === feature || FEATURE_WORDS[feature].includes(plainHeading(word)))
  )
}

const UNIT_WORDS: Readonly<Record<string, AreaUnit>> = {
  ac: 'Acres',
  acre: 'Acres',
  ft2: 'Square Feet',
  ha: 'Hectares',
  m2: 'Square Meters',
  'metres carres': 'Square Meters',
  mc: 'Square Meters',
  pc: 'Square Feet',
  pi2: 'Square Feet',
  'pieds carres': 'Square Feet',
  'sq ft': 'Square Feet',
  'sq m': 'Square Meters',
  sf: 'Square Feet',
  sqft: 'Square Feet',
  'square metres': 'Square Meters'
}

export function importedUnit(text: string): AreaUnit | undefined {
  const plain = plainHeading(text.replaceAll('²', '2'))
  return UNIT_WORDS[plain] ?? AREA_UNITS.find((unit) => unit.toLowerCase() === plain)
}

const YES = ['1', 'o', 'oui', 't', 'true', 'vrai', 'y', 'yes']
const NO = ['0', 'f', 'false', 'faux', 'n', 'no', 'non']

export function importedFlag(text: string): boolean | undefined {
  const plain = plainHeading(text)
  if (YES.includes(plain)) return true
  return NO.includes(plain) ? false : undefined
}
