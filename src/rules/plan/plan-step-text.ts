import {
  type AnnouncedCharge,
  chargeExtras,
  scheduledNotice,
  writeMonths
} from './charge-notice.ts'
import { writeCad } from '../money/money.ts'
import { PAID_TIME_KEPT } from './paid-time-kept.ts'
import type { PlanStep } from './plan-control.ts'
import { writeBusinessDay } from '../time/time-zone.ts'

export type Outlook = {
  /** What is charged at once, to start an ended plan again; amounts in cents. */
  payment: {
    amount: number
    months: number
    /** 'Visa ending in 4242'; null: there is no card to charge. */
    card: string | null
    setupFee: number
    referralPercent: number
  } | null
  /** The next charge after the step. */
  charge: AnnouncedCharge | null
  planEnd: Date
  /** Cents that an overdue plan owes before the step; 0 otherwise. */
  owed: number
  siteOffOn: string | null
  /** As it is before the step. */
  isOff: boolean
  isPaused: boolean
  isCancelled: boolean
  isTrial: boolean
  province: string
}

const FREE = 'Nothing is charged now.'

/** What a step means for the agent: what it costs, what is charged next, and when the website goes off. */
export function summarise(step: PlanStep, outlook: Outlook): string {
  const { isCancelled, isPaused, payment, planEnd } = outlook
  const next = outlook.charge && scheduledNotice(outlook.charge)
  switch (step) {
    case 'pause':
      return `Your website goes off now, and nothing is charged until you resume. Every whole day of the pause is added to your plan.`
    case 'resume': {
      if (payment) return paymentSummary(payment)
      const day = writeBusinessDay(planEnd, outlook.province)
      const until = isCancelled
        ? `${FREE} Your website is back now. Your plan is cancelled: it runs until ${day}, your website then goes off, and nothing more is charged.`
        : `${FREE} Your website is back now, and your plan runs until ${day}.`
      return sentences(until, next)
    }
    case 'cancel':
      return cancelSummary(outlook)
    case 'keep':
      return isPaused
        ? `${FREE} Your plan stays paused until you resume it, and renews again after that.`
        : sentences(FREE, 'Your plan continues.', next)
    case 'change-duration':
      return sentences(FREE, next, 'Your website stays up.')
  }
}

function paymentSummary(payment: NonNullable<Outlook['payment']>): string {
  const amount = writeCad(payment.amount)
  const months = writeMonths(payment.months)
  return sentences(
    payment.card === null
      ? `${amount} is due now for ${months}, tax included, but you have no card to charge. Please add one.`
      : `${amount} is charged to your ${payment.card} now. This covers ${months}, tax included.`,
    chargeExtras(payment),
    'Your website is back once it is paid.'
  )
}

function cancelSummary({ isOff, isPaused, owed, planEnd, province, siteOffOn }: Outlook): string {
  if (owed > 0) {
    const amount = writeCad(owed)
    return isOff
      ? `The ${amount} is no longer owed, nothing more is charged, and your website stays off.`
      : `Your website goes off now. The ${amount} is no longer owed, and nothing more is charged.`
  }
  if (isPaused) return `Nothing more is charged, and your website stays off. ${PAID_TIME_KEPT}`
  if (isOff) return 'Nothing more is charged, and your website stays off.'
  return `Nothing more is charged, and your website goes off on ${writeBusinessDay(siteOffOn ?? planEnd, province)}.`
}

export function sentences(...parts: (string | null | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
