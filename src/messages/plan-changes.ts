import { formatCad } from '#rules/money/money.ts'
import type { PlanStep, StepRefusal } from '#rules/plan/plan-control.ts'
import type { StepOutlook } from '#rules/plan/step-outlook.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import { chargeMessages } from './charges.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const FREE = 'You won’t be charged now.'

const en = {
  /** What a step costs, what is charged next, and when the website goes offline. */
  summary(step: PlanStep, outlook: StepOutlook): string {
    const day = (moment: Date | string) => formatBusinessDay(moment, outlook.province)
    const { charge, costNow, months, planEnd, siteOffOn } = outlook
    const next = charge && chargeMessages.en.scheduled(charge)
    switch (step) {
      case 'pause':
        return 'Your website goes offline now, and you won’t be charged until you resume. Every full day of the pause is added to your plan.'
      case 'resume':
        if (costNow > 0) {
          return `We’ll charge ${formatCad(costNow)} to your primary card now, for ${durationMessages.en.months(months)}. Your website comes back as soon as the payment goes through.`
        }
        return [
          `${FREE} Your website comes back now, and your plan runs until ${day(planEnd)}.`,
          next
        ]
          .filter(Boolean)
          .join(' ')
      case 'cancel':
        if (outlook.isOff) return 'You won’t be charged again, and your website stays offline.'
        return `You won’t be charged again, and your website goes offline on ${day(siteOffOn ?? planEnd)}.`
      case 'keep':
        return [`${FREE} Your plan continues.`, next].filter(Boolean).join(' ')
      case 'change-duration':
        return [FREE, next, 'Your website stays online.'].filter(Boolean).join(' ')
    }
  },

  refusals: {
    'already-cancelled': 'Your plan is already cancelled.',
    'already-paused': 'Your plan is already paused.',
    ended: 'Your plan has ended. Please start it again first.',
    'keep-first': 'Your plan is cancelled. To change it, keep it first.',
    'not-cancelled': 'Your plan is not cancelled.',
    'not-paused': 'Your plan is not paused.',
    'pay-first': 'A payment is due. Please pay it first, on the billing page.',
    'resume-first': 'Your plan is paused. Please resume it first.',
    trial: 'You can’t pause a free trial, but you can cancel it at any time.'
  } satisfies Record<StepRefusal, string>
}

export const planChangeMessages: Translated<typeof en> = { en }
