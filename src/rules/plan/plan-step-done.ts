import { scheduledNotice } from './charge-notice.ts'
import { PAID_TIME_KEPT } from './paid-time-kept.ts'
import type { PlanStep } from './plan-control.ts'
import { type Outlook, sentences } from './plan-step-text.ts'
import { writeCad } from '../money/money.ts'
import { writeBusinessDay } from '../time/time-zone.ts'

/** What a step has done, for somebody who reads it later. `outlook` is as for the summary before the step. */
export function describeDone(step: PlanStep, outlook: Outlook, base_url: string): string {
  const { isCancelled, isPaused, planEnd } = outlook
  const next = outlook.charge && scheduledNotice(outlook.charge)
  const end = writeBusinessDay(planEnd, outlook.province)
  switch (step) {
    case 'pause':
      return `You paused the plan for ${base_url}. Your website is off, and nothing is charged until you resume.`
    case 'resume':
      return sentences(
        `You resumed the plan for ${base_url}, and your website is back online. Nothing was charged.`,
        isCancelled
          ? `Your plan is still cancelled: it runs until ${end}, your website then goes off, and nothing more is charged.`
          : `Your plan runs until ${end}.`,
        next
      )
    case 'cancel':
      return `You cancelled the plan for ${base_url}. ${afterCancelling(outlook)}`
    case 'keep':
      return sentences(
        `You withdrew the cancellation of the plan for ${base_url}.`,
        isPaused
          ? 'Your plan is still paused: your website stays off, and nothing is charged until you resume.'
          : 'Your plan continues.',
        next
      )
    case 'change-duration':
      return sentences(
        `You changed the duration of the plan for ${base_url}. Nothing was charged, and your website stays up.`,
        next
      )
  }
}

function afterCancelling(outlook: Outlook): string {
  const { isOff, isPaused, isTrial, owed, planEnd, province, siteOffOn } = outlook
  if (owed > 0) {
    return `Your website is off. The ${writeCad(owed)} that was due is no longer owed, and nothing more is charged.`
  }
  if (isPaused) return `Nothing more is charged, and your website stays off. ${PAID_TIME_KEPT}`
  if (isOff) return 'Nothing more is charged, and your website stays off.'
  const end = isTrial ? 'the end of your free trial' : 'the end of the time you have paid for'
  return `Nothing more is charged. Your website stays up until ${writeBusinessDay(siteOffOn ?? planEnd, province)}, ${end}, and then goes off. Until then you can keep your plan on your billing page.`
}
