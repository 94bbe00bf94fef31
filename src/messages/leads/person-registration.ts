import type { RegistrationChange } from '#rules/listings/vow.ts'
import type { Translated } from '../language.ts'

/** A person's registration for homes that only registered visitors see, and what their timeline says about it. */
const en = {
  title: 'Registration for sold homes (VOW)',
  open: (until: string) => `They can see your VOW homes until ${until}.`,
  expired: (until: string) =>
    `It expired on ${until}. They can accept the terms again on your website.`,
  ended: (on: string) => `You ended it on ${on}. They can’t sign in.`,
  accepted: (version: string, at: string) => `Terms of use, version ${version}, accepted ${at}.`,
  terms: 'The terms that they accepted',
  end: 'End the registration',
  ending: 'Ending…',
  isEnded: 'The registration is ended, and they are signed out.',
  reopen: 'Open it again',
  reopening: 'Opening…',
  isOpen: 'The registration is open again. They can ask for a new link to sign in.',
  story: {
    registered: 'Registered for sold homes (VOW)',
    renewed: 'Renewed the registration for sold homes (VOW)',
    ended: 'Registration for sold homes (VOW) ended',
    reopened: 'Registration for sold homes (VOW) opened again',
    withdrawn: 'They withdrew their registration for sold homes (VOW)'
  } satisfies Record<RegistrationChange, string>
}

const fr: typeof en = {
  title: 'Inscription aux propriétés vendues (VOW)',
  open: (until) => `Cette personne peut voir les propriétés de votre VOW jusqu’au ${until}.`,
  expired: (until) =>
    `Elle a expiré le ${until}. La personne peut accepter de nouveau les conditions sur votre site Web.`,
  ended: (on) => `Vous y avez mis fin le ${on}. La personne ne peut plus ouvrir de session.`,
  accepted: (version, at) => `Conditions d’utilisation, version ${version}, acceptées le ${at}.`,
  terms: 'Les conditions acceptées',
  end: 'Mettre fin à l’inscription',
  ending: 'Fin en cours…',
  isEnded: 'L’inscription a pris fin et la session de la personne est fermée.',
  reopen: 'La rouvrir',
  reopening: 'Réouverture…',
  isOpen:
    'L’inscription est rouverte. La personne peut demander un nouveau lien pour ouvrir une session.',
  story: {
    registered: 'S’est inscrite pour voir les propriétés vendues (VOW)',
    renewed: 'A renouvelé son inscription aux propriétés vendues (VOW)',
    ended: 'Fin de l’inscription aux propriétés vendues (VOW)',
    reopened: 'Inscription aux propriétés vendues (VOW) rouverte',
    withdrawn: 'La personne a retiré son inscription aux propriétés vendues (VOW)'
  }
}

export const personRegistrationMessages: Translated<typeof en> = { en, fr }
