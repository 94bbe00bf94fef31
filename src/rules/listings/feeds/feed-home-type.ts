import { plainHeading } from '../../content/file-columns.ts'
import {
  type HomeType,
  homeTypeOf,
  PROPERTY_SUB_TYPES,
  type PropertySubType
} from '../home-type.ts'

/** Words of CREA, boards and spreadsheets in either language, as RESO's, written plainly. */
const WORDS: Readonly<Record<PropertySubType, readonly string[]>> = {
  'Single Family Residence': [
    'bungalow',
    'detached',
    'detached condo',
    'house',
    'intergenerationnelle',
    'jumele',
    'link',
    'maison',
    'maison a etages',
    'maison a paliers',
    'maison a paliers multiples',
    'maison a un etage et demi',
    'maison de plain pied',
    'maison individuelle',
    'maison intergenerationnelle',
    'maison jumelee',
    'maison unifamiliale',
    'plain pied',
    'rural residential',
    'semi detached',
    'semi detached condo',
    'single family',
    'unifamiliale'
  ],
  Townhouse: [
    'att row townhouse',
    'condo townhouse',
    'freehold townhouse',
    'maison de ville',
    'maison en rangee',
    'row townhouse'
  ],
  Condominium: [
    'apartment',
    'appartement',
    'co op apartment',
    'co ownership apartment',
    'common element condo',
    'condo',
    'condo apartment',
    'condo appartement',
    'condo apt',
    'condominium appartement',
    'copropriete',
    'copropriete divise',
    'copropriete indivise',
    'leasehold condo',
    'loft studio',
    'stock cooperative'
  ],
  Duplex: [],
  Triplex: [],
  Quadruplex: ['fourplex'],
  'Multi Family': ['multifamilial', 'multilogement', 'multiplex', 'quintuplex'],
  Cabin: ['chalet', 'cottage', 'recreational'],
  'Manufactured Home': [
    'maison mobile',
    'manufactured on land',
    'mobile home',
    'mobile trailer',
    'mobiletrailer',
    'modular home'
  ],
  Farm: ['agriculture', 'ferme', 'fermette'],
  'Unimproved Land': [
    'terrain',
    'terrain vacant',
    'terre terrain',
    'vacant land',
    'vacant land condo'
  ]
}

/** A kind of property, however a feed or file writes it; undefined for offices, shops and the like. */
export function readSubType(text: string): PropertySubType | undefined {
  const plain = plainHeading(text)
  return PROPERTY_SUB_TYPES.find(
    (type) => plainHeading(type) === plain || WORDS[type].includes(plain)
  )
}

/** CREA's class of property 'Single Family' has flats too, whose building it doesn't always name. */
const CLASS = 'single family'

/** The building says more than the class of property. */
export function feedSubType(
  structures: readonly string[],
  subType: string,
  interest = ''
): PropertySubType | undefined {
  const known = [...structures, subType].flatMap((name) => {
    const isFlat = plainHeading(name) === CLASS && /^condo/i.test(interest)
    return isFlat ? ['Condominium' as const] : (readSubType(name) ?? [])
  })
  return known[0]
}

export function feedHomeType(subType: PropertySubType | undefined): HomeType {
  return subType === undefined ? 'other' : homeTypeOf(subType)
}
