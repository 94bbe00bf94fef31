import { formatCad } from '#rules/money/money.ts'
import type { PlanStep, StepRefusal } from '#rules/plan/plan-control.ts'
import type { StepOutlook } from '#rules/plan/step-outlook.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import { chargeMessages } from './charges.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const FREE = 'You won’t be charged now.'
const { extras, notCharged, paidTimeKept, scheduled } = chargeMessages.en

const en = {
  /** What a step costs, what is charged next, and when the website goes offline. */
  summary(step: PlanStep, outlook: StepOutlook): string {
    const { isCancelled, isPaused, payment, planEnd } = outlook
    const next = outlook.charge && scheduled(outlook.charge)
    switch (step) {
      case 'pause':
        return 'Your website goes offline now, and you won’t be charged until you resume. Every full day of the pause is added to your plan.'
      case 'resume': {
        if (payment) return paymentSummary(payment)
        const day = formatBusinessDay(planEnd, outlook.province)
        const until = isCancelled
          ? `${FREE} Your website comes back now. Your plan is cancelled: it runs until ${day}, your website then goes offline, and you won’t be charged again.`
          : `${FREE} Your website comes back now, and your plan runs until ${day}.`
        return sentences(until, next)
      }
      case 'cancel':
        return cancelSummary(outlook)
      case 'keep':
        return isPaused
          ? `${FREE} Your plan stays paused until you resume it, and renews again after that.`
          : sentences(FREE, 'Your plan continues.', next)
      case 'change-duration':
        return sentences(FREE, next, 'Your website stays online.')
    }
  },

  /** What a step has done, for the email about it. */
  done(step: PlanStep, outlook: StepOutlook, domain: string): string {
    const { isCancelled, isPaused, planEnd, province } = outlook
    const next = outlook.charge && scheduled(outlook.charge)
    const end = formatBusinessDay(planEnd, province)
    switch (step) {
      case 'pause':
        return `You paused the plan for ${domain}. Your website is offline, and you won’t be charged until you resume.`
      case 'resume':
        return sentences(
          `You resumed the plan for ${domain}, and your website is back online. You weren’t charged.`,
          isCancelled
            ? `Your plan is still cancelled: it runs until ${end}, your website then goes offline, and you won’t be charged again.`
            : `Your plan runs until ${end}.`,
          next
        )
      case 'cancel':
        return `You cancelled the plan for ${domain}. ${afterCancelling(outlook)}`
      case 'keep':
        return sentences(
          `You withdrew the cancellation of the plan for ${domain}.`,
          isPaused
            ? 'Your plan is still paused: your website stays offline, and you won’t be charged until you resume.'
            : 'Your plan continues.',
          next
        )
      case 'change-duration':
        return sentences(
          `You changed the duration of the plan for ${domain}. You weren’t charged, and your website stays online.`,
          next
        )
    }
  },

  refusals: {
    'already-cancelled': 'Your plan is already cancelled.',
    'already-paused': 'Your plan is already paused.',
    ended: 'Your plan has ended. Please renew it first.',
    'keep-first': 'Your plan is cancelled. To change it, keep it first.',
    'not-cancelled': 'Your plan is not cancelled.',
    'not-paused': 'Your plan is not paused.',
    'pay-first': 'A payment is due. Please pay it first, on the billing page.',
    'resume-first': 'Your plan is paused. Please resume it first.',
    trial: 'You can’t pause a free trial, but you can cancel it at any time.'
  } satisfies Record<StepRefusal, string>
}

export const planChangeMessages: Translated<typeof en> = { en }

function paymentSummary(payment: NonNullable<StepOutlook['payment']>): string {
  const amount = formatCad(payment.amount)
  const months = durationMessages.en.months(payment.months)
  return sentences(
    payment.card === null
      ? `${amount} is due now for ${months}, tax included, but you have no card on file. Please add one.`
      : `We’ll charge ${amount} to your ${payment.card} now. This covers ${months}, tax included.`,
    extras(payment),
    'Your website comes back as soon as the payment goes through.'
  )
}

function cancelSummary(outlook: StepOutlook): string {
  const { isOff, isPaused, isTrial, owed, planEnd, province, siteOffOn } = outlook
  const uncharged = notCharged(isTrial)
  if (owed > 0) {
    const amount = formatCad(owed)
    return isOff
      ? `You no longer owe the ${amount}, you ${uncharged}, and your website stays offline.`
      : `Your website goes offline now. You no longer owe the ${amount}, and you ${uncharged}.`
  }
  if (isPaused) return `You ${uncharged}, and your website stays offline. ${paidTimeKept}`
  if (isOff) return `You ${uncharged}, and your website stays offline.`
  return `You ${uncharged}, and your website goes offline on ${formatBusinessDay(siteOffOn ?? planEnd, province)}.`
}

function afterCancelling(outlook: StepOutlook): string {
  const { isOff, isPaused, isTrial, owed, planEnd, province, siteOffOn } = outlook
  const uncharged = notCharged(isTrial)
  if (owed > 0) {
    return `Your website is offline. You no longer owe the ${formatCad(owed)} that was due, and you ${uncharged}.`
  }
  if (isPaused) return `You ${uncharged}, and your website stays offline. ${paidTimeKept}`
  if (isOff) return `You ${uncharged}, and your website stays offline.`
  const end = isTrial ? 'the end of your free trial' : 'the end of the time you’ve paid for'
  return `You ${uncharged}. Your website stays online until ${formatBusinessDay(siteOffOn ?? planEnd, province)}, ${end}, and then goes offline. Until then you can keep your plan on your billing page.`
}

function sentences(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' ')
}
