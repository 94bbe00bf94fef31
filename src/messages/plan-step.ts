import { TRIAL_DAYS } from '#rules/limits.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const en = {
  intro: `Start with a ${TRIAL_DAYS}-day free trial, or pay right away. Either way, you’ll need a card. Prices are in Canadian dollars.`,
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

export const planStepMessages: Translated<typeof en> = { en }
