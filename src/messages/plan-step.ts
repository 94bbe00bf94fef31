import { TRIAL_DAYS } from '#rules/limits.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const en = {
  intro: `Start with a ${TRIAL_DAYS}-day free trial, or pay right away. Both need a card. Prices are in Canadian dollars.`,
  billed: 'Billed',
  percentOff: (percent: number) => `${percent}% off`,
  upToPercentOff: (percent: number) => `Up to ${percent}% off`,
  choosePlan: 'Choose a plan',
  choose: (plan: string) => `Choose ${plan}`,
  continueWith: (plan: string) => `Continue with ${plan}`,
  yourPlan: (plan: string) => `Your plan: ${plan}`,
  perMonth: 'per month',
  insteadOf: 'instead of ',
  period: (total: string, months: number, setupFee: string) =>
    `${total} for ${durationMessages.en.months(months)}, including the setup fee of ${setupFee}, before tax`
}

const fr: typeof en = {
  intro: `Commencez par un essai gratuit de ${TRIAL_DAYS} jours, ou payez tout de suite. Dans les deux cas, il vous faudra une carte. Les prix sont en dollars canadiens.`,
  billed: 'Facturation',
  percentOff: (percent) => `${percent} % de rabais`,
  upToPercentOff: (percent) => `Jusqu’à ${percent} % de rabais`,
  choosePlan: 'Choisissez un forfait',
  choose: (plan) => `Choisir ${plan}`,
  continueWith: (plan) => `Continuer avec ${plan}`,
  yourPlan: (plan) => `Votre forfait : ${plan}`,
  perMonth: 'par mois',
  insteadOf: 'au lieu de ',
  period: (total, months, setupFee) =>
    `${total} pour ${durationMessages.fr.months(months)}, y compris les frais de mise en service de ${setupFee}, avant taxes`
}

export const planStepMessages: Translated<typeof en> = { en, fr }
