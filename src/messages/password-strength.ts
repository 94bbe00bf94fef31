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

const fr: typeof en = {
  advice: {
    common: 'Les mots courants sont devinés en premier.',
    longer: 'Trois ou quatre mots de suite sont faciles à retenir.',
    personal: 'Votre nom, votre adresse courriel et votre téléphone sont devinés en premier.',
    repeats: 'Les caractères répétés sont devinés en premier.',
    sequences: 'Les suites comme abc et 123 sont devinées en premier.',
    years: 'Les années sont devinées en premier.'
  },
  levels: ['', 'Faible', 'Moyen', 'Bon', 'Fort']
}

export const passwordStrengthMessages: Translated<typeof en> = { en, fr }
