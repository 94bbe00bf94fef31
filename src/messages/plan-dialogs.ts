import type { Duration } from '#rules/limits.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const en = {
  pause: { title: 'Pause your plan?', confirm: 'Pause', busy: 'Pausing…' },
  resume: { title: 'Resume your plan?', confirm: 'Resume', busy: 'Resuming…' },
  cancel: { title: 'Cancel your plan?', confirm: 'Cancel plan', busy: 'Cancelling…' },
  keep: { title: 'Keep your plan?', confirm: 'Keep my plan', busy: 'Keeping…' },
  duration: { title: 'Change duration', confirm: 'Change duration', busy: 'Changing…' },
  durationLegend: 'Duration',
  chooseDuration:
    'Choose another duration. You won’t be charged now, and your website stays online.',
  current: 'Current',
  price: (price: string) => `, ${price} per month`,
  /** What the agent's promo code does to the next charge of a duration. */
  coupon: ({ applies, code }: { applies: boolean; code: string }, duration: Duration) =>
    applies
      ? `Your code ${code} applies to the next charge.`
      : `${code} doesn’t apply to ${durationMessages.en.names[duration].toLowerCase()} billing.`,
  fullAmount: 'You’ll be charged the full amount above.',
  notNow: 'Not now'
}

const fr: typeof en = {
  pause: {
    title: 'Mettre votre forfait en pause?',
    confirm: 'Mettre en pause',
    busy: 'Mise en pause…'
  },
  resume: { title: 'Reprendre votre forfait?', confirm: 'Reprendre', busy: 'Reprise…' },
  cancel: {
    title: 'Résilier votre forfait?',
    confirm: 'Résilier le forfait',
    busy: 'Résiliation…'
  },
  keep: { title: 'Garder votre forfait?', confirm: 'Garder mon forfait', busy: 'Un instant…' },
  duration: { title: 'Changer la durée', confirm: 'Changer la durée', busy: 'Changement…' },
  durationLegend: 'Durée',
  chooseDuration:
    'Choisissez une autre durée. Rien ne sera prélevé maintenant, et votre site Web reste en ligne.',
  current: 'Actuelle',
  price: (price) => `, ${price} par mois`,
  coupon: ({ applies, code }, duration) =>
    applies
      ? `Votre code ${code} s’applique au prochain prélèvement.`
      : `Le code ${code} ne s’applique pas à la facturation ${durationMessages.fr.names[duration].toLowerCase()}.`,
  fullAmount: 'Le plein montant ci-dessus sera prélevé.',
  notNow: 'Pas maintenant'
}

export const planDialogMessages: Translated<typeof en> = { en, fr }
