import type { Translated } from '../language.ts'

/** On a person's page, where no human check knows whether they are real. */
const en = {
  title: 'Is this a real person?',
  text: 'We couldn’t check that a person, and not a program, sent their message. The consent that came with it doesn’t count for campaigns and sequences until you confirm that they’re real.',
  confirm: 'This person is real',
  saving: 'Saving…',
  marked: 'Confirmed as a real person.',
  undo: 'Undo',
  undone: 'Unverified again.'
}

const fr: typeof en = {
  title: 'Est-ce une vraie personne?',
  text: 'Nous n’avons pas pu vérifier que son message vient d’une personne et non d’un robot. Le consentement reçu avec ce message ne compte pas pour les campagnes et les séquences tant que vous n’avez pas confirmé que c’est une vraie personne.',
  confirm: 'C’est une vraie personne',
  saving: 'Enregistrement…',
  marked: 'Vous avez confirmé que c’est une vraie personne.',
  undo: 'Annuler',
  undone: 'De nouveau non vérifiée.'
}

export const realPersonMessages: Translated<typeof en> = { en, fr }
