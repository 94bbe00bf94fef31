import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const { days } = durationMessages.en

const en = {
  loading: 'Loading your dashboard…',
  goodMorning: 'Good morning',
  goodAfternoon: 'Good afternoon',
  goodEvening: 'Good evening',
  noWebsite: 'Your website will appear here',
  continueRegistration: 'Continue Registration',

  plan: 'Plan',
  trial: 'Trial',
  yes: 'Yes',
  trialEnd: 'Trial End Date',
  perMonth: 'per month',
  planStatus: 'Plan Status',
  active: 'Active',
  inactive: 'Inactive',
  startDate: 'Start date',
  endDate: 'End date',
  trialLength: days,
  planLength: (months: number, pausedDays: number) =>
    pausedDays > 0
      ? `${durationMessages.en.months(months)}, plus ${days(pausedDays)} of pause`
      : durationMessages.en.months(months),
  startsIn: (count: number, length: string) => `Starts in ${days(count)} and runs for ${length}`,
  timeLeft: (count: number, length: string) => `${days(count)} left of ${length}`
}

const fr: typeof en = {
  loading: 'Chargement de votre tableau de bord…',
  goodMorning: 'Bonjour',
  goodAfternoon: 'Bon après-midi',
  goodEvening: 'Bonsoir',
  noWebsite: 'Votre site Web apparaîtra ici',
  continueRegistration: 'Poursuivre l’inscription',

  plan: 'Forfait',
  trial: 'Essai',
  yes: 'Oui',
  trialEnd: 'Fin de l’essai',
  perMonth: 'par mois',
  planStatus: 'État du forfait',
  active: 'Actif',
  inactive: 'Inactif',
  startDate: 'Date de début',
  endDate: 'Date de fin',
  trialLength: (count) => durationMessages.fr.days(count),
  planLength: (months, pausedDays) =>
    pausedDays > 0
      ? `${durationMessages.fr.months(months)}, plus ${durationMessages.fr.days(pausedDays)} de pause`
      : durationMessages.fr.months(months),
  startsIn: (count, length) => `Commence dans ${durationMessages.fr.days(count)} et dure ${length}`,
  timeLeft: (count, length) => `Il reste ${durationMessages.fr.days(count)} sur ${length}`
}

export const dashboardHomeMessages: Translated<typeof en> = { en, fr }
