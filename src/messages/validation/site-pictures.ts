import type { Translated } from '../language.ts'

/** Why a picture can't be added to an agent's website, or deleted from it. */
const en = {
  animated: 'This picture is animated. Please choose a still one.',
  away: 'Pictures can’t be stored or shown just now. Nothing is lost; please try again in a few minutes.',
  cmyk: 'This picture is in CMYK, the colours of print. Please save it in RGB and choose it again.',
  damaged:
    'This picture is damaged or was cut off. Please save it again as JPEG and choose it again.',
  heic: 'We couldn’t read this HEIC photo. It may be damaged. Please save it as JPEG and choose it again.',
  notPicture: 'Please choose a JPEG, HEIC, PNG, WebP, AVIF, GIF or TIFF picture.',
  storageFull: (gb: number) =>
    `This website’s pictures and documents fill its ${gb} GB. Please delete some that you no longer use.`,
  svg: 'SVG drawings can’t be used. Please save it as PNG or JPEG.',
  tooLarge: 'This picture is larger than 25 MB. Please choose a smaller one.',
  tooManyPixels:
    'This picture has too many pixels. Please choose one of at most 50 megapixels, and 12,000 pixels on each side.',
  twoInOne:
    'This file is a picture and something else at once, such as a PDF or an archive. Please save it again as JPEG and choose it again.'
}

const fr: typeof en = {
  animated: 'Cette image est animée. Veuillez en choisir une fixe.',
  away: 'Les images ne peuvent pas être enregistrées ni affichées en ce moment. Rien n’est perdu; veuillez réessayer dans quelques minutes.',
  cmyk: 'Cette image est en CMJN, les couleurs de l’impression. Veuillez l’enregistrer en RVB et la choisir de nouveau.',
  damaged:
    'Cette image est endommagée ou incomplète. Veuillez l’enregistrer de nouveau en JPEG, puis la choisir de nouveau.',
  heic: 'Nous n’avons pas pu lire cette photo HEIC. Elle est peut-être endommagée. Veuillez l’enregistrer en JPEG et la choisir de nouveau.',
  notPicture: 'Veuillez choisir une image JPEG, HEIC, PNG, WebP, AVIF, GIF ou TIFF.',
  storageFull: (gb) =>
    `Les images et les documents de ce site Web remplissent ses ${gb} Go. Veuillez en supprimer que vous n’utilisez plus.`,
  svg: 'Les dessins SVG ne peuvent pas être utilisés. Veuillez l’enregistrer en PNG ou en JPEG.',
  tooLarge: 'Cette image dépasse 25 Mo. Veuillez en choisir une plus petite.',
  tooManyPixels:
    'Cette image compte trop de pixels. Veuillez en choisir une d’au plus 50 mégapixels et 12 000 pixels de côté.',
  twoInOne:
    'Ce fichier est à la fois une image et autre chose, comme un PDF ou une archive. Veuillez l’enregistrer de nouveau en JPEG, puis le choisir de nouveau.'
}

export const sitePictureMessages: Translated<typeof en> = { en, fr }
