import type { Translated } from './language.ts'

/** Texts of parts that load, and of what is shown where they didn't. */
const en = {
  accountUnreachable: 'We can’t reach your account right now',
  close: 'Close',
  notLoaded: (what: string) => `We couldn’t load ${what}`,
  nothingLost: 'Nothing is lost. Please check your connection and try again.',
  opening: 'Opening…',
  partNotLoaded: 'This didn’t load. Please check your connection and try again.',
  retry: 'Retry',
  trying: 'Trying…',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again…'
}

const fr: typeof en = {
  accountUnreachable: 'Nous ne pouvons pas joindre votre compte en ce moment',
  close: 'Fermer',
  notLoaded: (what) => `Nous n’avons pas pu charger ${what}`,
  nothingLost: 'Rien n’est perdu. Veuillez vérifier votre connexion et réessayer.',
  opening: 'Ouverture…',
  partNotLoaded:
    'Cette partie ne s’est pas chargée. Veuillez vérifier votre connexion et réessayer.',
  retry: 'Réessayer',
  trying: 'Essai…',
  tryAgain: 'Réessayer',
  tryingAgain: 'Nouvel essai…'
}

export const loadingMessages: Translated<typeof en> = { en, fr }
