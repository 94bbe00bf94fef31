import type { PasswordAdvice } from '#rules/people/password-strength.ts'
import type { Translated } from './language.ts'

const advice: Record<PasswordAdvice, string> = {
  common: 'Common words are guessed first.',
  longer: 'Three or four words in a row are easy to remember.',
  personal: 'Your name, email and phone are guessed first.',
  repeats: 'Repeated characters are guessed first.',
  sequences: 'Sequences like abc and 123 are guessed first.',
  years: 'Years are guessed first.'
}

const en = { advice, levels: ['', 'Weak', 'Fair', 'Good', 'Strong'] }

export const passwordStrengthMessages: Translated<typeof en> = { en }
