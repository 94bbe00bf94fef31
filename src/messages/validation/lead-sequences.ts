import type { Translated } from '../language.ts'

const en = {
  name: 'Please give this sequence a name. Only you see it.',
  noSteps: 'Please add at least one email.',
  tooManySteps: (most: number) => `A sequence can have up to ${most} emails.`,
  day: (most: number) => `Please enter a whole number of days, from 0 to ${most}.`,
  laterDay: 'Each email needs a later day than the one before it.'
}

const fr: typeof en = {
  name: 'Donnez un nom à cette séquence. Vous seul le voyez.',
  noSteps: 'Ajoutez au moins un courriel.',
  tooManySteps: (most) => `Une séquence peut compter jusqu’à ${most} courriels.`,
  day: (most) => `Entrez un nombre entier de jours, de 0 à ${most}.`,
  laterDay: 'Chaque courriel doit partir un jour après le précédent.'
}

export const sequenceValidation: Translated<typeof en> = { en, fr }
