import type { Translated } from '../language.ts'

/** Why the panel refuses a call about leads. */
const en = {
  noSuchMember: 'Please choose a member of your team.',
  noSuchView: 'This view doesn’t exist.',
  viewNameTaken: 'Another view has this name. Please choose a different one.',
  tooManyTags: (max: number) => `A person can have ${max} tags. Please remove one first.`,
  tooManyViews: (max: number) => `You have ${max} views. Please delete one first.`
}

const fr: typeof en = {
  noSuchMember: 'Choisissez un membre de votre équipe.',
  noSuchView: 'Cette vue n’existe pas.',
  viewNameTaken: 'Une autre vue porte ce nom. Choisissez-en un autre.',
  tooManyTags: (max) =>
    `Une personne peut avoir ${max} étiquettes. Veuillez d’abord en retirer une.`,
  tooManyViews: (max) => `Vous avez ${max} vues. Supprimez-en une d’abord.`
}

export const leadRefusals: Translated<typeof en> = { en, fr }
