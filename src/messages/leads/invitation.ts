import type { Translated } from '../language.ts'

/** The page that an emailed invitation opens. */
const en = {
  opening: 'Opening your invitation…',
  notOpened: 'This invitation can’t be accepted',
  tryAgain: 'Try again',
  logIn: 'Log in',
  title: (brokerage: string) => `Join ${brokerage}`,
  lede: {
    agent: (by: string) =>
      `${by} invites you to look after people who write through their website. You’ll see those who are assigned to you.`,
    assistant: (by: string) =>
      `${by} invites you to look after people who write through their website.`
  },
  for: 'Your account is for',
  hasAccount: 'This address has an account. Log in to join the team with it.',
  passwordHint: 'At least 6 characters. A few words in a row are easy to remember.',
  forgotten: 'Forgot password?',
  join: 'Join the team',
  joining: 'Joining'
}

const fr: typeof en = {
  opening: 'Ouverture de votre invitation…',
  notOpened: 'Cette invitation ne peut pas être acceptée',
  tryAgain: 'Réessayer',
  logIn: 'Ouvrir une session',
  title: (brokerage) => `Joignez-vous à ${brokerage}`,
  lede: {
    agent: (by) =>
      `${by} vous invite à traiter les demandes de son site Web. Vous verrez les personnes qui vous sont confiées.`,
    assistant: (by) => `${by} vous invite à traiter les demandes de son site Web.`
  },
  for: 'Votre compte sera au nom de',
  hasAccount: 'Cette adresse a un compte. Ouvrez une session pour vous joindre à l’équipe.',
  passwordHint: 'Au moins 6 caractères. Quelques mots à la suite sont faciles à retenir.',
  forgotten: 'Mot de passe oublié?',
  join: 'Se joindre à l’équipe',
  joining: 'Un instant'
}

export const invitationMessages: Translated<typeof en> = { en, fr }
