import type { Translated } from './language.ts'

/** `label` is the field's, such as 'Logo'. */
const en = {
  hint: 'JPEG, PNG or WebP. Large pictures are scaled down for you.',
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

export const pictureFieldMessages: Translated<typeof en> = { en }
