import { shareExactly } from '../exact-money.ts'
import type { Account } from './story.ts'
import { plusDays, plusMonths } from './toronto.ts'

/** The state of one plan in the model. Moments are in milliseconds, money in cents. */
export type PlanState = {
  account: Account
  isTrial: boolean
  anchor: number
  /** Months from the anchor to the plan's end. */
  run: number
  duration: 1 | 6 | 12
  price: number
  setupFee: number
  coupon: string
  paused: number | undefined
  cancelled: boolean
  failedFirst: number | undefined
  isOff: boolean
  chosen: { duration: 1 | 6 | 12; price: number } | undefined
  told: { price: number; from: number } | undefined
  chargeAt: number | undefined
  stopAt: number | undefined
}

export const SETUP_FEE = 9900
export const PRICES: Record<number, number> = { 1: 4900, 2: 7900, 3: 14_900 }
export const OFF: Record<number, number> = { 1: 0, 6: 10, 12: 20 }
export const TAXES: Record<string, number> = {
  AB: 5000,
  BC: 12_000,
  MB: 12_000,
  NS: 14_000,
  ON: 13_000,
  PE: 15_000,
  QC: 14_975,
  SK: 11_000
}

export function endOf(s: PlanState): number {
  return plusMonths(s.anchor, s.run)
}

export function terms(s: PlanState): { duration: 1 | 6 | 12; price: number } {
  const duration = s.chosen?.duration ?? s.duration
  const told = s.told && s.told.from <= endOf(s) ? s.told.price : undefined
  return { duration, price: told ?? s.chosen?.price ?? s.price }
}

export function begun(s: PlanState, now: number): number {
  let months = 0
  while (plusMonths(s.anchor, s.run + months) <= now) months++
  return months
}

export function schedule(s: PlanState, now: number): void {
  const end = endOf(s)
  s.chargeAt = end
  s.stopAt = undefined
  if (s.paused !== undefined) s.chargeAt = undefined
  else if (s.cancelled) {
    s.chargeAt = undefined
    if (!s.isOff) s.stopAt = end
  } else if (s.failedFirst !== undefined) {
    const since = s.failedFirst
    s.chargeAt = [1, 3, 5, 7].map((days) => plusDays(since, days)).find((at) => at > now)
    if (!s.isOff) s.stopAt = plusDays(end, 30)
  }
}

export function minusPercent(amount: number, percent: number): number {
  return amount - shareExactly(amount, percent * 1000)
}

export function isDeclining(account: Account, at: number): boolean {
  return account.broke.some(({ from, to }) => at >= from && at < to)
}
