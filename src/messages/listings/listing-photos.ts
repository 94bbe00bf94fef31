import type { Translated } from '../language.ts'

/** The photos of a listing, in its editor. */
const en = {
  title: 'Photos',
  choose: 'Add photos',
  formats: 'JPEG, HEIC, PNG or WebP, many at once. Large photos are scaled down for you.',
  limit: (count: number, most: number) => `${count} of ${most} photos`,
  yours: 'Crop a photo, or use one you have',
  list: 'Photos in the order visitors see them',
  first: 'Main photo',
  named: (number: number) => `Photo ${number}`,
  alt: (number: number) => `Photo ${number} shows`,
  altHint: 'For people who can’t see it.',
  altMissing: 'Please say what this photo shows.',
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, total: number) =>
    `${name} is now in place ${place} of ${total}.`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  progress: (done: number, total: number) => `${done} of ${total} photos uploaded`,
  uploads: 'Photos on their way',
  states: { added: 'Uploaded', uploaded: 'Uploaded', uploading: 'Uploading…', waiting: 'Waiting…' },
  tryAgain: 'Try again',
  tryAgainOf: (name: string) => `Try ${name} again`,
  dismiss: 'Dismiss',
  dismissOf: (name: string) => `Dismiss ${name}`,
  refusals: {
    twice: 'This photo is in the listing already.',
    tooMany: (most: number) => `A listing has at most ${most} photos. Please remove one first.`
  },
  /** What photos of homes usually show, offered while typing. */
  suggestions: [
    'The front of the house',
    'The living room',
    'The kitchen',
    'The dining room',
    'The primary bedroom',
    'A bedroom',
    'The bathroom',
    'The home office',
    'The basement',
    'The laundry room',
    'The garage',
    'The backyard',
    'The deck',
    'The view',
    'The floor plan'
  ]
}

const fr: typeof en = {
  title: 'Photos',
  choose: 'Ajouter des photos',
  formats:
    'JPEG, HEIC, PNG ou WebP, plusieurs à la fois. Les grandes photos sont réduites pour vous.',
  limit: (count, most) => `Photos : ${count} sur ${most}`,
  yours: 'Recadrer une photo, ou en utiliser une que vous avez',
  list: 'Photos dans l’ordre où les visiteurs les voient',
  first: 'Photo principale',
  named: (number) => `Photo ${number}`,
  alt: (number) => `La photo ${number} montre`,
  altHint: 'Pour les personnes qui ne la voient pas.',
  altMissing: 'Veuillez dire ce que cette photo montre.',
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  moved: (name, place, total) => `${name} est maintenant à la place ${place} de ${total}.`,
  remove: 'Retirer',
  removeOf: (name) => `Retirer ${name}`,
  removed: (name) => `${name} a été retirée.`,
  progress: (done, total) => `Photos téléversées : ${done} sur ${total}`,
  uploads: 'Photos en route',
  states: {
    added: 'Téléversée',
    uploaded: 'Téléversée',
    uploading: 'Téléversement…',
    waiting: 'En attente…'
  },
  tryAgain: 'Réessayer',
  tryAgainOf: (name) => `Réessayer ${name}`,
  dismiss: 'Ignorer',
  dismissOf: (name) => `Ignorer ${name}`,
  refusals: {
    twice: 'Cette photo est déjà dans la propriété.',
    tooMany: (most) =>
      `Une propriété compte au plus ${most} photos. Veuillez d’abord en retirer une.`
  },
  suggestions: [
    'La façade de la maison',
    'Le salon',
    'La cuisine',
    'La salle à manger',
    'La chambre principale',
    'Une chambre',
    'La salle de bain',
    'Le bureau',
    'Le sous-sol',
    'La buanderie',
    'Le garage',
    'La cour arrière',
    'La terrasse',
    'La vue',
    'Le plan d’étage'
  ]
}

export const listingPhotosMessages: Translated<typeof en> = { en, fr }
