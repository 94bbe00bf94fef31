import { formatCadInFrench } from '#rules/money/money-in-french.ts'
import { formatBusinessDayInFrench } from '#rules/time/day-in-french.ts'
import { DURATIONS } from '#rules/limits.ts'
import { formatCad } from '#rules/money/money.ts'
import type { Billed, PlanHeadline } from '#rules/plan/plan-headline.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const en = {
  title: 'Billing',
  plan: 'Plan',
  /** Completes 'We couldn’t load …'. */
  loadingPlan: 'your plan',
  headline({ billed, next, province, renewsOn }: PlanHeadline): string {
    if (!next) return `${describe(billed)}.`
    const until = renewsOn ? ` until ${formatBusinessDay(renewsOn, province)},` : ','
    return `${describe(billed)}${until} then ${describe(next)}.`
  },
  phases: {
    trial: 'Free trial',
    active: 'Active',
    overdue: 'Payment due',
    paused: 'Paused',
    cancelling: 'Cancelled',
    ended: 'Ended'
  },
  pausedAndCancelled: 'Paused, cancelled',
  renewTitle: 'Renew your plan?',
  anotherPlan: ['To switch to another plan, please email ', '.'],
  actions: {
    pause: 'Pause',
    resume: 'Resume',
    renew: 'Renew',
    cancel: 'Cancel plan',
    keep: 'Keep my plan',
    duration: 'Change duration'
  }
}

const fr: typeof en = {
  title: 'Facturation',
  plan: 'Forfait',
  loadingPlan: 'votre forfait',
  headline({ billed, next, province, renewsOn }) {
    if (!next) return `${describeInFrench(billed)}.`
    const until = renewsOn ? ` jusqu’au ${formatBusinessDayInFrench(renewsOn, province)},` : ','
    return `${describeInFrench(billed)}${until} puis ${describeInFrench(next)}.`
  },
  phases: {
    trial: 'Essai gratuit',
    active: 'Actif',
    overdue: 'Paiement dû',
    paused: 'En pause',
    cancelling: 'Résilié',
    ended: 'Terminé'
  },
  pausedAndCancelled: 'En pause, résilié',
  renewTitle: 'Renouveler votre forfait?',
  anotherPlan: ['Pour passer à un autre forfait, veuillez écrire à ', '.'],
  actions: {
    pause: 'Mettre en pause',
    resume: 'Reprendre',
    renew: 'Renouveler',
    cancel: 'Résilier le forfait',
    keep: 'Garder mon forfait',
    duration: 'Changer la durée'
  }
}

export const billingMessages: Translated<typeof en> = { en, fr }

/** "Annual, CAD 63.20 per month". */
function describe({ duration, price }: Billed): string {
  const months = DURATIONS.find((known) => known === duration)
  return `${months ? durationMessages.en.names[months] : duration}, ${formatCad(price)} per month`
}

/** « facturation annuelle, 63,20 $ par mois », après le nom du forfait. */
function describeInFrench({ duration, price }: Billed): string {
  const months = DURATIONS.find((known) => known === duration)
  const billed = months ? durationMessages.fr.names[months].toLowerCase() : duration
  return `facturation ${billed}, ${formatCadInFrench(price)} par mois`
}
