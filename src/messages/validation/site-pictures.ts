import type { TranslatedBoth } from '../language.ts'

/** Why a picture can't be added to an agent's website, or deleted from it. */
const en = {
  heic: 'We couldn’t read this HEIC photo. It may be damaged. Please save it as JPEG and choose it again.',
  notPicture: 'Please choose a JPEG, HEIC, PNG, WebP, AVIF, GIF or TIFF picture.',
  svg: 'SVG drawings can’t be used. Please save it as PNG or JPEG.',
  tooLarge: 'This picture is larger than 12 MB. Please choose a smaller one.',
  tooMany: 'This website has 500 pictures. Please delete some that you no longer use.',
  tooManyPixels:
    'This picture has too many pixels. Please choose one of at most 50 megapixels, and 12,000 pixels on each side.'
}

const fr: typeof en = {
  heic: 'Nous n’avons pas pu lire cette photo HEIC. Elle est peut-être endommagée. Veuillez l’enregistrer en JPEG et la choisir de nouveau.',
  notPicture: 'Veuillez choisir une image JPEG, HEIC, PNG, WebP, AVIF, GIF ou TIFF.',
  svg: 'Les dessins SVG ne peuvent pas être utilisés. Veuillez l’enregistrer en PNG ou en JPEG.',
  tooLarge: 'Cette image dépasse 12 Mo. Veuillez en choisir une plus petite.',
  tooMany: 'Ce site Web compte déjà 500 images. Veuillez en supprimer que vous n’utilisez plus.',
  tooManyPixels:
    'Cette image compte trop de pixels. Veuillez en choisir une d’au plus 50 mégapixels et 12 000 pixels de côté.'
}

export const sitePictureMessages: TranslatedBoth<typeof en> = { en, fr }
