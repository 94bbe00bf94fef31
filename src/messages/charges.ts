import { listOf } from './list.ts'
import { CONFIRM_WITHIN_MINUTES } from '#rules/money/confirmation.ts'
import { formatCad } from '#rules/money/money.ts'
import type {
  AmountOwed,
  Announced,
  AnnouncedCharge,
  PartPaid
} from '#rules/plan/announced-charge.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const { months: countMonths } = durationMessages.en

const en = {
  /** What happens next with the agent's money. `payNow` asks the reader to pay. */
  notice(announced: Announced, payNow = 'Please press Pay Now.'): string {
    const { charge, isTrial, processing, province, siteIsUp, siteOffOn, state } = announced
    const amount = formatCad(processing ?? 0)
    const off =
      siteOffOn && `Your website goes offline on ${formatBusinessDay(siteOffOn, province)}.`
    switch (state) {
      case 'scheduled':
        return charge ? en.scheduled(charge) : ''
      case 'retrying':
        return charge ? `${en.retry(charge)} ${unpaidSite(announced)}`.trim() : ''
      case 'unpaid':
        return `We no longer charge your card automatically. ${payNow} ${unpaidSite(announced)}`.trim()
      case 'processing':
        return `A payment of ${amount} is being processed.`
      case 'confirming':
        return `Your bank is asking you to confirm a payment of ${amount}. If you don’t confirm it within ${CONFIRM_WITHIN_MINUTES} minutes, it’s cancelled.`
      case 'paused':
        if (announced.isCancelled) {
          return `Your plan is cancelled, and you won’t be charged again. Your website is offline. ${en.paidTimeKept}`
        }
        return 'We don’t charge you while your plan is paused. Your website is offline, and we keep it as it is.'
      case 'cancelled':
        return [`You ${en.notCharged(isTrial)}.`, off].filter(Boolean).join(' ')
      case 'ended':
        return siteIsUp
          ? `You ${en.notCharged(isTrial)}.`
          : `You ${en.notCharged(isTrial)}. Your website is offline, and we keep it as it is.`
    }
  },

  /** Completes 'You …'; nothing has been charged for a trial yet. */
  notCharged: (isTrial = false) => (isTrial ? 'won’t be charged' : 'won’t be charged again'),

  /** A trial's first charge, or a renewal. */
  scheduled(charge: AnnouncedCharge): string {
    const { amount, card, isTrial, months, newPrice } = charge
    const day = formatBusinessDay(charge.on, charge.province)
    if (amount === 0) {
      return isTrial
        ? `Your free trial ends on ${day}. You won’t be charged.`
        : `Your plan renews on ${day} at no cost.`
    }
    const then = isTrial ? 'your free trial ends' : 'your plan renews'
    const main =
      card === null
        ? `On ${day} ${then} and ${formatCad(amount)} is due, but you have no card on file. Please add one.`
        : `On ${day} ${then}, and we’ll charge ${formatCad(amount)} to your ${card}. This covers ${countMonths(months)}, tax included.`
    const renewals = newPrice !== null && renewalsAt(newPrice, months)
    return [main, en.extras(charge), renewals].filter(Boolean).join(' ')
  },

  /** The same charge in short lines, its amount and day first. */
  lines(charge: AnnouncedCharge): string[] {
    const { amount, card, months } = charge
    const day = formatBusinessDay(charge.on, charge.province)
    if (amount === 0) return [`Nothing to pay on ${day}`]
    const lines = [
      `${formatCad(amount)} on ${day}`,
      `For ${countMonths(months)}, tax included.`,
      card === null ? 'You have no card on file. Please add one.' : `Charged to your ${card}.`,
      setupFeeIn(charge),
      discount(charge)
    ]
    return lines.filter(Boolean)
  },

  /** The next retry of a failed payment, and the ones after it. */
  retry(charge: AnnouncedCharge): string {
    const { amount, card, province, retries } = charge
    const day = formatBusinessDay(charge.on, province)
    const next =
      card === null
        ? `${formatCad(amount)} is due, but you have no card on file. Please add one, and we’ll try to charge it on ${day}.`
        : `We’ll try to charge ${formatCad(amount)} to your ${card} on ${day}.`
    const after =
      retries.length > 0
        ? `If that fails, we’ll try again on ${listDays(retries, province)}, and then stop.`
        : 'That’s our last automatic try.'
    return [next, discount(charge), after].filter(Boolean).join(' ')
  },

  /** Why the amount due differs from the next regular charge. */
  partPaid(part: PartPaid, province: string | undefined): string {
    const { amount, on, months, setupFee } = part.next
    const fee = setupFee > 0 ? `, with the setup fee of ${formatCad(setupFee)} before tax,` : ''
    const isOne = months === 1
    const next = `your next ${isOne ? 'month' : countMonths(months)}${fee} ${isOne ? 'is' : 'are'} due`
    const total = amount === undefined ? '' : `: ${formatCad(amount)}, tax included`
    return `Once you’ve paid for ${countMonths(part.months)}, ${next} on ${formatBusinessDay(on, province)}${total}.`
  },

  /** What else an amount includes: the setup fee and the referral discount. */
  extras(charge: Extras): string {
    return [setupFeeIn(charge), discount(charge)].filter(Boolean).join(' ')
  },

  /** For a plan that is cancelled while it is paused. */
  paidTimeKept:
    'You keep the time you’ve paid for. Resume whenever you like, and your website comes back until that time is used up.',

  /** The amount due today, and what it becomes if it stays unpaid. */
  amountOwed({ amount, grows, months }: AmountOwed, province: string | undefined): string {
    return `The amount due now is ${formatCad(amount)}, for ${countMonths(months)}. If it isn’t paid before ${formatBusinessDay(grows.on, province)}, another month is added, bringing it to ${formatCad(grows.amount)}.`
  }
}

export const chargeMessages: Translated<typeof en> = { en }

type Extras = Pick<AnnouncedCharge, 'referralPercent' | 'setupFee'>

/** What every charge after this one comes to, at a price per month. */
function renewalsAt(price: number, months: number): string {
  const each = months === 1 ? 'month' : countMonths(months)
  return `From then on, your plan renews every ${each} for ${formatCad(price * months)}, before tax and any discounts.`
}

function setupFeeIn({ setupFee }: Extras): string {
  return setupFee > 0 ? `The amount includes the setup fee, ${formatCad(setupFee)} before tax.` : ''
}

function discount({ referralPercent }: Extras): string {
  return referralPercent > 0
    ? `Your referral discount, ${referralPercent}% today, is already taken off.`
    : ''
}

function unpaidSite({ province, siteIsUp, siteOffOn }: Announced): string {
  if (!siteIsUp) return 'Your website is offline, and comes back as soon as you pay.'
  if (!siteOffOn) return ''
  return `Your website stays online until ${formatBusinessDay(siteOffOn, province)}. If you haven’t paid by then, it goes offline.`
}

/** 'November 26, 2026 and November 28, 2026'. */
function listDays(moments: readonly string[], province: string | undefined): string {
  return listOf(moments.map((moment) => formatBusinessDay(moment, province)))
}
