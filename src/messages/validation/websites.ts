import type { Translated } from '../language.ts'

/** What the form about a data agreement says about its fields. */
const en = {
  board: 'Please name your board.',
  signedInFuture: 'This date is in the future.',
  signedOn: 'Please enter the date you signed.'
}

export const websiteValidation: Translated<typeof en> = { en }
