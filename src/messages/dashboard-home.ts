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

export const dashboardHomeMessages: Translated<typeof en> = { en }
