import type { Translated } from './language.ts'

const en = {
  unusedLetter: 'Canadian postal codes don’t start with this letter. Check the postal code.',
  usuallyIn: (provinces: readonly string[]) =>
    `This postal code is usually in ${provinces.join(' or ')}. Check the province.`
}

export const postalCodeMessages: Translated<typeof en> = { en }
