import type { Translated } from './language.ts'

const en = {
  unusedLetter: 'Canadian postal codes don’t start with this letter. Check the postal code.',
  usuallyIn: (provinces: readonly string[]) =>
    `This postal code is usually in ${provinces.join(' or ')}. Check the province.`
}

const fr: typeof en = {
  unusedLetter: 'Aucun code postal canadien ne commence par cette lettre. Vérifiez le code postal.',
  usuallyIn: (provinces) =>
    `Ce code postal correspond habituellement à ${provinces.join(' ou à ')}. Vérifiez la province.`
}

export const postalCodeMessages: Translated<typeof en> = { en, fr }
