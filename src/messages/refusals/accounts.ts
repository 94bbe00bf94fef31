import { durationMessages } from '../durations.ts'
import type { Translated } from '../language.ts'

/** Why the panel refuses to register an agent, log one in, or change an account. */
const en = {
  closesOther: 'This is not the email address of your account.',
  emailBelongsToOther: 'This email already belongs to another account.',
  emailConfirmed: 'Your email address is already confirmed. To change it, please write to us.',
  emailTaken: 'This email is already registered. Please log in instead.',
  humanCheckDown: 'The human check can’t be reached. Please try again in a minute.',
  noChallenges: 'This panel has no challenges.',
  paymentUnderWay:
    'A payment of yours is still being processed. Please try again in a few minutes, once it has come to an end.',
  tooManyPasswords: (seconds: number) =>
    `Too many wrong passwords. Please try again in ${durationMessages.en.wait(seconds)}, or reset your password.`,
  wrongLogin: 'Wrong email or password.',
  wrongPassword: 'This is not your password.'
}

const fr: typeof en = {
  closesOther: 'Ce n’est pas l’adresse courriel de votre compte.',
  emailBelongsToOther: 'Cette adresse courriel appartient déjà à un autre compte.',
  emailConfirmed:
    'Votre adresse courriel est déjà confirmée. Pour la changer, veuillez nous écrire.',
  emailTaken: 'Un compte existe déjà pour cette adresse courriel. Veuillez plutôt vous connecter.',
  humanCheckDown: 'La vérification humaine ne répond pas. Veuillez réessayer dans une minute.',
  noChallenges: 'Ce panneau ne pose pas de défis.',
  paymentUnderWay:
    'Un de vos paiements est encore en cours. Veuillez réessayer dans quelques minutes, une fois qu’il sera terminé.',
  tooManyPasswords: (seconds) =>
    `Trop de mots de passe erronés. Veuillez réessayer dans ${durationMessages.fr.wait(seconds)}, ou réinitialiser votre mot de passe.`,
  wrongLogin: 'Adresse courriel ou mot de passe incorrect.',
  wrongPassword: 'Ce n’est pas votre mot de passe.'
}

export const accountRefusals: Translated<typeof en> = { en, fr }
