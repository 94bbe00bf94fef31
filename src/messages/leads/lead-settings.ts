import type { Translated } from '../language.ts'

/** Settings › Emails about leads. */
const en = {
  title: 'Emails about your leads',
  /** Completes 'We couldn’t load …'. */
  what: 'your settings',
  morning_summary: 'Send me the morning summary',
  morningSummaryHint:
    'One email at 7 a.m. with the day’s new messages, follow-ups and tasks. No email on days with none.',
  monthly_report: 'Email me my website’s report on the first of each month',
  saved: 'Your choice has been saved.'
}

const fr: typeof en = {
  title: 'Courriels sur vos demandes',
  what: 'vos réglages',
  morning_summary: 'M’envoyer le résumé du matin',
  morningSummaryHint:
    'Un seul courriel à 7 h avec les nouveaux messages, les suivis et les tâches du jour. Aucun les jours où il n’y en a pas.',
  monthly_report: 'M’envoyer le rapport de mon site Web le premier de chaque mois',
  saved: 'Votre choix a été enregistré.'
}

export const leadSettingsMessages: Translated<typeof en> = { en, fr }
