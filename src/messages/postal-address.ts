import type { PostalPart } from '#rules/people/postal-address.ts'
import type { TranslatedBoth } from './language.ts'
import { listOf } from './list.ts'

const PARTS: TranslatedBoth<Record<PostalPart, string>> = {
  en: {
    street: 'a street or PO box',
    city: 'a city',
    province: 'a province',
    postalCode: 'a postal code'
  },
  fr: {
    street: 'une rue ou une case postale',
    city: 'une ville',
    province: 'une province',
    postalCode: 'un code postal'
  }
}

/** Parts of an address in a sentence: 'a city and a postal code'. */
export function postalParts(parts: readonly PostalPart[], language: 'en' | 'fr'): string {
  const names = parts.map((part) => PARTS[language][part])
  return listOf(names, 'and', language)
}
