import type { TranslatedBoth } from '../language.ts'

/** Settings › Morning summary. */
const en = {
  title: 'Morning summary',
  /** Completes 'We couldn’t load …'. */
  what: 'your settings',
  text: 'One email at 7 in the morning with new messages, follow-ups and tasks of the day. None on days without any.',
  send: 'Send me the morning summary',
  on: 'You’ll get the morning summary.',
  off: 'You won’t get the morning summary.'
}

const fr: typeof en = {
  title: 'Résumé du matin',
  what: 'vos réglages',
  text: 'Un seul courriel à 7 h avec les nouveaux messages, les suivis et les tâches du jour. Aucun les jours où il n’y en a pas.',
  send: 'M’envoyer le résumé du matin',
  on: 'Vous recevrez le résumé du matin.',
  off: 'Vous ne recevrez pas le résumé du matin.'
}

export const morningSummaryMessages: TranslatedBoth<typeof en> = { en, fr }
