import type { Translated } from './language.ts'

/** Why a picture that was chosen can't be used. */
const en = {
  broken:
    'This picture can’t be opened. Please save it again as JPEG or PNG, or choose another one.',
  tooLarge:
    'This picture is too large to open. Please choose one of at most 25 MB and 50 megapixels.',
  wrongType: 'Please choose a JPEG, PNG or WebP picture.'
}

const fr: typeof en = {
  broken:
    'Cette image ne peut pas être ouverte. Veuillez l’enregistrer de nouveau en JPEG ou en PNG, ou en choisir une autre.',
  tooLarge:
    'Cette image est trop grande pour être ouverte. Veuillez en choisir une d’au plus 25 Mo et 50 mégapixels.',
  wrongType: 'Veuillez choisir une image JPEG, PNG ou WebP.'
}

export const pictureMessages: Translated<typeof en> = { en, fr }
