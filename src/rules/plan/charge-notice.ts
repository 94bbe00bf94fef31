import { CONFIRM_WITHIN_MINUTES } from '../money/confirmation.ts'
import { writeCad } from '../money/money.ts'
import type { ChargeState } from './next-charge.ts'
import { PAID_TIME_KEPT } from './paid-time-kept.ts'
import { writeBusinessDay } from '../time/time-zone.ts'

/** One charge as it is announced. Amounts are cents, dates ISO 8601. */
export type AnnouncedCharge = {
  on: string
  amount: number
  months: number
  /** Cents per month before tax, where the price changes. */
  newPrice: number | null
  /** As in 'Visa ending in 4242'; null: there is no card to charge. */
  card: string | null
  isTrial: boolean
  /** Of the billing address: a day that differs in its time zone is shown with the zone. */
  province: string | undefined
  /** Percent; counted as it is on the day of the announcement. */
  referralPercent: number
  /** Cents before tax, counted in the amount. */
  setupFee: number
  retries: readonly string[]
}

/** An amount due that pays for less than what comes after it: `setupFee` in cents before tax. */
export type PartPaid = { months: number; next: { on: string; months: number; setupFee: number } }

export type Announced = {
  state: ChargeState
  charge: AnnouncedCharge | null
  processing: number | null
  siteOffOn: string | null
  siteIsUp: boolean
  /** Missing in an email that an earlier version queued. */
  isCancelled?: boolean
  province: string | undefined
  /** Where a payment is due that pays for less than the next one. */
  partPaid: PartPaid | null
}

/** What happens next with the agent's money. `payNow` asks the reader to pay; the billing page has the button itself. */
export function chargeNotice(announced: Announced, payNow = 'Please press Pay Now.'): string {
  const { charge, processing, province, siteIsUp, siteOffOn, state } = announced
  const amount = writeCad(processing ?? 0)
  const off = siteOffOn && `Your website goes off on ${writeBusinessDay(siteOffOn, province)}.`
  switch (state) {
    case 'scheduled':
      return charge ? scheduledNotice(charge) : ''
    case 'retrying':
      return charge ? `${retryNotice(charge)} ${unpaidSite(announced)}` : ''
    case 'unpaid':
      return `We no longer charge your card automatically. ${payNow} ${unpaidSite(announced)}`
    case 'processing':
      return `A payment of ${amount} is being processed.`
    case 'confirming':
      return `Your bank asks you to confirm a payment of ${amount}. Unless you do so within ${CONFIRM_WITHIN_MINUTES} minutes, it is cancelled.`
    case 'paused':
      if (announced.isCancelled) {
        return `Your plan is cancelled, and nothing more is charged. Your website is off. ${PAID_TIME_KEPT}`
      }
      return 'Nothing is charged while your plan is paused. Your website is off and kept as it is.'
    case 'cancelled':
      return ['Nothing more is charged.', off].filter(Boolean).join(' ')
    case 'ended':
      return siteIsUp
        ? 'Nothing more is charged.'
        : 'Nothing more is charged. Your website is off and kept as it is.'
  }
}

/** A trial's first charge, or a renewal. */
export function scheduledNotice(charge: AnnouncedCharge): string {
  const { amount, card, isTrial, months, newPrice } = charge
  const day = writeBusinessDay(charge.on, charge.province)
  if (amount === 0) {
    return isTrial
      ? `Your free trial ends on ${day}. Nothing is charged then.`
      : `Your plan renews on ${day} at no cost.`
  }
  const then = isTrial ? 'your free trial ends' : 'your plan renews'
  const said =
    card === null
      ? `On ${day} ${then} and ${writeCad(amount)} is due, but you have no card to charge. Please add one.`
      : `On ${day} ${then}, and we’ll charge ${writeCad(amount)} to your ${card}. This covers ${writeMonths(months)}, tax included.`
  const price =
    newPrice !== null && `Your plan then costs ${writeCad(newPrice)} per month before tax.`
  return [said, chargeExtras(charge), price].filter(Boolean).join(' ')
}

/** The same charge in short lines, its amount and day first. */
export function chargeLines(charge: AnnouncedCharge): string[] {
  const { amount, card, months } = charge
  const day = writeBusinessDay(charge.on, charge.province)
  if (amount === 0) return [`Nothing to pay on ${day}`]
  const lines = [
    `${writeCad(amount)} on ${day}`,
    `For ${writeMonths(months)}, tax included.`,
    card === null ? 'You have no card to charge. Please add one.' : `Charged to your ${card}.`,
    setupFeeIn(charge),
    discount(charge)
  ]
  return lines.filter(Boolean)
}

/** The next try of a payment that failed, and those after it. */
function retryNotice(charge: AnnouncedCharge): string {
  const { amount, card, province, retries } = charge
  const day = writeBusinessDay(charge.on, province)
  const next =
    card === null
      ? `${writeCad(amount)} is due, but you have no card to charge. Please add one: we’ll try to charge it on ${day}.`
      : `We’ll try to charge ${writeCad(amount)} to your ${card} on ${day}.`
  const after =
    retries.length > 0
      ? `If that fails, we’ll try again on ${listDays(retries, province)}, and then stop.`
      : 'That’s our last automatic try.'
  return [next, discount(charge), after].filter(Boolean).join(' ')
}

/** Why the amount due differs from the next regular charge. */
export function partPaidNotice(part: PartPaid, province: string | undefined): string {
  const { on, months, setupFee } = part.next
  const fee = setupFee > 0 ? `, with the setup fee of ${writeCad(setupFee)} before tax,` : ''
  const isOne = months === 1
  const next = `your next ${isOne ? 'month' : writeMonths(months)}${fee} ${isOne ? 'is' : 'are'} due`
  return `Once you’ve paid for ${writeMonths(part.months)}, ${next} on ${writeBusinessDay(on, province)}.`
}

/** What else an amount contains: the setup fee, and the referral discount. */
export function chargeExtras(
  charge: Pick<AnnouncedCharge, 'referralPercent' | 'setupFee'>
): string {
  return [setupFeeIn(charge), discount(charge)].filter(Boolean).join(' ')
}

function setupFeeIn({ setupFee }: Pick<AnnouncedCharge, 'setupFee'>): string {
  return setupFee > 0 ? `The setup fee of ${writeCad(setupFee)} before tax is included.` : ''
}

function discount({ referralPercent }: Pick<AnnouncedCharge, 'referralPercent'>): string {
  return referralPercent > 0
    ? `Your referral discount, ${referralPercent}% today, is already taken off.`
    : ''
}

function unpaidSite({ province, siteIsUp, siteOffOn }: Announced): string {
  if (!siteIsUp) return 'Your website is off, and comes back as soon as you pay.'
  if (!siteOffOn) return ''
  return `Your website stays up until ${writeBusinessDay(siteOffOn, province)}. Unless you pay before then, it goes off.`
}

export function writeMonths(months: number): string {
  return months === 1 ? '1 month' : `${months} months`
}

/** 'November 26, 2026 and November 28, 2026'. */
function listDays(moments: readonly string[], province: string | undefined): string {
  const days = moments.map((moment) => writeBusinessDay(moment, province))
  const last = days.pop() ?? ''
  return days.length > 0 ? `${days.join(', ')} and ${last}` : last
}
