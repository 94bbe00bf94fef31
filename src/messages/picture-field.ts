import type { Translated } from './language.ts'

/** `label` is the field's, such as 'Logo'. */
const en = {
  hint: 'JPEG, PNG or WebP. We scale large ones down.',
  yours: (label: string) => `Your ${label.toLowerCase()}`,
  choose: 'Choose a picture',
  change: 'Change',
  reading: 'Opening…',
  crop: 'Crop',
  cropLabel: (label: string) => `Crop the ${label.toLowerCase()}`,
  remove: 'Remove',
  removeLabel: (label: string) => `Remove the ${label.toLowerCase()}`,
  added: 'Your picture has been added.',
  unreadable: 'We couldn’t open this picture. Please check your connection and choose it again.'
}

const fr: typeof en = {
  hint: 'JPEG, PNG ou WebP. Nous réduisons pour vous les grandes images.',
  yours: (label) => `Votre image : ${label.toLowerCase()}`,
  choose: 'Choisir une image',
  change: 'Changer',
  reading: 'Ouverture…',
  crop: 'Recadrer',
  cropLabel: (label) => `Recadrer : ${label.toLowerCase()}`,
  remove: 'Retirer',
  removeLabel: (label) => `Retirer : ${label.toLowerCase()}`,
  added: 'Votre image a été ajoutée.',
  unreadable:
    'Nous n’avons pas pu ouvrir cette image. Veuillez vérifier votre connexion et la choisir de nouveau.'
}

export const pictureFieldMessages: Translated<typeof en> = { en, fr }
