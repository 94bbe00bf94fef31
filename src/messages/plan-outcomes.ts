import type { PlanStep } from '#rules/plan/plan-control.ts'
import type { Translated } from './language.ts'

/** What a change of plan has done. `renew` is a plan that had ended and was paid for again. */
const en = {
  cancel: 'Your plan is cancelled.',
  'change-duration': 'Your plan’s duration has been changed.',
  keep: 'Your cancellation has been withdrawn.',
  pause: 'Your plan is paused.',
  renew: 'Your plan has been renewed.',
  resume: 'Your plan has been resumed.'
} satisfies Record<PlanStep | 'renew', string>

const fr: typeof en = {
  cancel: 'Votre forfait est résilié.',
  'change-duration': 'La durée de votre forfait a été changée.',
  keep: 'Votre résiliation a été retirée.',
  pause: 'Votre forfait est en pause.',
  renew: 'Votre forfait a été renouvelé.',
  resume: 'Votre forfait a été repris.'
}

export const planOutcomeMessages: Translated<typeof en> = { en, fr }
