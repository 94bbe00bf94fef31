import type { PostalPart } from '#rules/people/postal-address.ts'
import type { Translated } from './language.ts'

/** The parts of a postal address, as a sentence names one that is missing. */
const en: Record<PostalPart, string> = {
  street: 'a street or PO box',
  city: 'a city',
  province: 'a province',
  postalCode: 'a postal code'
}

const fr: typeof en = {
  street: 'une rue ou une case postale',
  city: 'une ville',
  province: 'une province',
  postalCode: 'un code postal'
}

export const postalPartNames: Translated<typeof en> = { en, fr }
