import type { Language } from '#messages/language.ts'
import { planChangeMessages } from '#messages/plan-changes.ts'
import type { PlanStatus } from '#contract/billing/plan.ts'
import type { Announced } from '#rules/plan/announced-charge.ts'
import { coversOrder } from '#rules/money/coupon.ts'
import { DURATIONS, type Duration } from '#rules/limits.ts'
import { toCad } from '#rules/money/money.ts'
import { discountedPrice } from '#rules/money/order.ts'
import { pauseLength, resumedEnd } from '#rules/plan/pause.ts'
import { type PlanStep, refuseStep } from '#rules/plan/plan-control.ts'
import { nextSteps, planPhase } from '#rules/plan/plan-phase.ts'
import { quoteDuration } from '#rules/plan/quote-charge.ts'
import type { StepOutlook } from '#rules/plan/step-outlook.ts'
import { nextTerms } from '#rules/plan/terms.ts'
import { planById } from '../../records/billing/price-list.ts'
import type { PlanRow } from '../../records/billing/plans-due.ts'
import type { Db } from '../../services/world.ts'
import type { CardProcessor } from '../../services/cards/card-processor.ts'
import { announce, type ChargesAhead, loadChargesAhead, writeCard } from './charges-ahead.ts'
import { findAmountOwed } from './find-amount-owed.ts'
import { factsOn } from './price-facts.ts'

/** A plan's status, and the outcome of each step, computed as the worker would. */
export async function planStatusOf(
  db: Db,
  website: PlanRow,
  asOf: { cardKind: CardProcessor['kind']; now: Date },
  language: Language
): Promise<PlanStatus> {
  const { now } = asOf
  const ahead = await loadChargesAhead(db, [website], asOf)
  const announced = announce(website, ahead, language)
  const prices = await durationPrices(db, website)
  const phase = planPhase(website, now)
  const step = (name: PlanStep, after: PlanRow) =>
    writeStep(name, website, after, { ahead, language })
  const next = nextTerms(website).duration
  const code = website.coupon_code
  const held = code === null ? undefined : ahead.prices.coupons.get(code)
  return {
    phase,
    is_trial: website.isTrial,
    plan_name: website.plan_name,
    duration: website.duration,
    plan_price: toCad(website.plan_price),
    plan_end_date: website.plan_end_date.toISOString(),
    paused_at: website.paused_at?.toISOString() ?? null,
    cancelled_at: website.cancelled_at?.toISOString() ?? null,
    site_is_up: !website.planStop,
    charge_state: announced.state,
    processing: announced.processing === null ? null : toCad(announced.processing),
    ...outlookToWire(announced),
    pause: step('pause', pausedPlan(website, now)),
    resume: step('resume', phase === 'ended' ? restarted(website, now) : resumedPlan(website, now)),
    cancel: step('cancel', cancelledPlan(website, now)),
    keep: step('keep', keptPlan(website, now)),
    durations: prices.map(({ duration, price }) => ({
      ...step('change-duration', withDuration(website, duration, price)),
      duration,
      plan_price: toCad(price),
      isNext: duration === next,
      coupon:
        held && code !== null
          ? { code, applies: coversOrder(held, { duration, plan_id: website.plan_id }) }
          : null
    }))
  }
}

/** The monthly price of every duration: the agreed one for the plan's own, today's for the others. */
export async function durationPrices(
  db: Db,
  website: PlanRow
): Promise<{ duration: Duration; price: number }[]> {
  const plan = await planById(db, website.plan_id)
  return DURATIONS.flatMap((duration) => {
    if (duration === website.duration) return { duration, price: website.plan_price }
    if (!plan) return []
    return { duration, price: discountedPrice(plan.plan_price, plan.discount[duration] ?? 0) }
  })
}

export function pausedPlan(website: PlanRow, now: Date): PlanRow {
  return scheduled({ ...website, paused_at: now, planStop: true }, now)
}

/** Paid time is kept: the pause moves the plan's end, from which its months are then counted. */
export function resumedPlan(website: PlanRow, now: Date): PlanRow {
  const pausedAt = website.paused_at ?? now
  const plan_end_date = resumedEnd(website.plan_end_date, pausedAt, now)
  const paused_days = website.paused_days + pauseLength(pausedAt, now)
  const hasMoved = plan_end_date > website.plan_end_date
  const plan_anchor = hasMoved ? plan_end_date : website.plan_anchor
  return scheduled(
    { ...website, paused_at: null, paused_days, planStop: false, plan_end_date, plan_anchor },
    now
  )
}

export function cancelledPlan(website: PlanRow, now: Date): PlanRow {
  // Nothing paid for is left of an overdue plan.
  const planStop = website.planStop || website.plan_end_date <= now
  return scheduled({ ...website, cancelled_at: now, planStop }, now)
}

export function keptPlan(website: PlanRow, now: Date): PlanRow {
  return scheduled({ ...website, cancelled_at: null }, now)
}

export function withDuration(website: PlanRow, duration: Duration, price: number): PlanRow {
  const isOwn = duration === website.duration
  return {
    ...website,
    next_duration: isOwn ? null : duration,
    next_duration_price: isOwn ? null : price,
    ...(!isOwn && { next_plan_price: null, next_price_from: null })
  }
}

/** A plan that is over starts again today; its website stays off until it is paid. */
export function restarted(website: PlanRow, now: Date): PlanRow {
  return { ...website, plan_end_date: now, plan_anchor: now, overdue_since: null, paused_days: 0 }
}

function scheduled(website: PlanRow, now: Date): PlanRow {
  return { ...website, ...nextSteps(website, now) }
}

function outlookToWire({ charge, siteOffOn }: Pick<Announced, 'charge' | 'siteOffOn'>) {
  return {
    next_charge: charge && {
      on: charge.on,
      amount: toCad(charge.amount),
      duration: charge.months,
      new_plan_price: charge.newPrice === null ? null : toCad(charge.newPrice),
      card: charge.card,
      is_trial: charge.isTrial,
      referral_percent: charge.referralPercent,
      setup_fee: toCad(charge.setupFee),
      retries: [...charge.retries]
    },
    site_off_on: siteOffOn
  }
}

/** What is ahead, and the language of who reads it. */
type Told = { ahead: ChargesAhead; language: Language }

function writeStep(
  name: PlanStep,
  website: PlanRow,
  after: PlanRow,
  { ahead, language }: Told
): PlanStatus['cancel'] {
  const { now } = ahead.prices
  const phase = planPhase(website, now)
  const refusal = refuseStep(name, phase, website.cancelled_at !== null)
  if (refusal !== undefined) {
    return {
      allowed: false,
      summary: planChangeMessages[language].refusals[refusal],
      cost_now: 0,
      ...outlookToWire(announce(website, ahead, language))
    }
  }
  const outlook = outlookOf(name, website, after, { ahead, language })
  const goesOff = after.planStop && !website.planStop
  return {
    allowed: true,
    summary: planChangeMessages[language].summary(name, outlook),
    cost_now: toCad(outlook.payment?.amount ?? 0),
    ...outlookToWire(outlook),
    ...(goesOff && { site_off_on: now.toISOString() })
  }
}

/** What an allowed step leads to; `website` is the plan before it, `after` the plan after it. */
export function outlookOf(
  name: PlanStep,
  website: PlanRow,
  after: PlanRow,
  { ahead, language }: Told
): StepOutlook {
  const { now } = ahead.prices
  const phase = planPhase(website, now)
  const restarts = name === 'resume' && phase === 'ended'
  const quote = restarts ? quoteDuration(after, factsOn(after, ahead.prices, now)) : undefined
  const card = ahead.cards.get(website.agent_id)
  const next = restarts ? { charge: null, siteOffOn: null } : announce(after, ahead, language)
  return {
    payment: quote
      ? {
          amount: quote.lines.total,
          months: quote.months,
          card: card ? writeCard(card, language) : null,
          setupFee: quote.setupFee,
          referralPercent: quote.referralPercent
        }
      : null,
    charge: next.charge,
    planEnd: after.plan_end_date,
    owed: phase === 'overdue' ? findAmountOwed(website, ahead.prices).amount : 0,
    siteOffOn: next.siteOffOn,
    isOff: website.planStop,
    isPaused: phase === 'paused',
    isCancelled: website.cancelled_at !== null,
    isTrial: website.isTrial,
    province: website.billing_state
  }
}
