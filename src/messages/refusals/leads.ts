import type { TranslatedBoth } from '../language.ts'

/** Why the panel refuses a call about leads. */
const en = {
  noSuchMember: 'Please choose a member of your team.',
  noSuchView: 'This view doesn’t exist.',
  viewNameTaken: 'Another view has this name. Please choose a different one.',
  tooManyViews: (max: number) => `You have ${max} views. Please delete one first.`
}

const fr: typeof en = {
  noSuchMember: 'Choisissez un membre de votre équipe.',
  noSuchView: 'Cette vue n’existe pas.',
  viewNameTaken: 'Une autre vue porte ce nom. Choisissez-en un autre.',
  tooManyViews: (max) => `Vous avez ${max} vues. Supprimez-en une d’abord.`
}

export const leadRefusals: TranslatedBoth<typeof en> = { en, fr }
