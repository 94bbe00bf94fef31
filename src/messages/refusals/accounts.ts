import { durationMessages } from '../durations.ts'
import type { Translated } from '../language.ts'

/** Why the panel refuses to register an agent, log one in, or change an account. */
const en = {
  emailBelongsToOther: 'This email already belongs to another account.',
  emailConfirmed: 'Your email address is already confirmed. To change it, please write to us.',
  emailTaken: 'This email is already registered. Please log in instead.',
  humanCheckDown: 'The human check can’t be reached. Please try again in a minute.',
  noChallenges: 'This panel has no challenges.',
  tooManyPasswords: (seconds: number) =>
    `Too many wrong passwords. Please try again in ${durationMessages.en.wait(seconds)}, or reset your password.`,
  wrongLogin: 'Wrong email or password.',
  wrongPassword: 'This is not your password.'
}

export const accountRefusals: Translated<typeof en> = { en }
