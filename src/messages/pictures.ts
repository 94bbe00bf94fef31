import type { Translated } from './language.ts'

/** Why a picture that was chosen can't be used. */
const en = {
  broken:
    'This picture can’t be opened. Please save it again as JPEG or PNG, or choose another one.',
  tooLarge:
    'This picture is too large to open. Please choose one of at most 25 MB and 50 megapixels.',
  wrongType: 'Please choose a JPEG, PNG or WebP picture.'
}

export const pictureMessages: Translated<typeof en> = { en }
