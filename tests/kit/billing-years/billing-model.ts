import { shareExactly } from '../exact-money.ts'
import {
  begun,
  endOf,
  isDeclining,
  minusPercent,
  OFF,
  PRICES,
  schedule,
  SETUP_FEE,
  type PlanState,
  TAXES,
  terms
} from './plan-state.ts'
import type { Account, AgentAction, Scenario } from './story.ts'
import { dayOf, plusDays, plusMonths, wholeDays } from './toronto.ts'

/** The expected charges, computed from the scenario alone, without product code. */
export type Expected = {
  account: number
  at: number
  kind: string
  months: number
  amount: number
  paid: boolean
}

export class BillingModel {
  readonly expected: Expected[] = []
  readonly #prices = { ...PRICES }
  readonly #statuses = new Map<number, PlanState>()
  readonly #story: Scenario

  constructor(story: Scenario) {
    this.#story = story
  }

  setPrice(plan_id: number, price: number): void {
    this.#prices[plan_id] = price
  }

  signUp(account: Account): void {
    const { duration, isTrial, plan_id, signUp } = account
    const price = this.#listPrice(plan_id, duration)
    const end = isTrial ? plusDays(signUp, 30) : plusMonths(signUp, 1 + duration)
    const standing: PlanState = {
      account,
      isTrial,
      anchor: isTrial ? end : signUp,
      run: isTrial ? 0 : 1 + duration,
      duration,
      price,
      setupFee: SETUP_FEE,
      coupon: account.coupon,
      paused: undefined,
      cancelled: false,
      failedFirst: undefined,
      isOff: false,
      chosen: undefined,
      told: undefined,
      chargeAt: end,
      stopAt: undefined
    }
    if (!isTrial) {
      this.#note(standing, signUp, 'order', 0, this.#whole(standing, signUp, 0), true)
      standing.setupFee = 0
      if (standing.coupon !== 'STAYING5') standing.coupon = ''
    }
    this.#statuses.set(account.id, standing)
  }

  /** Returns whether the action is allowed. */
  act(id: number, deed: AgentAction): boolean {
    const s = this.#statuses.get(id) as PlanState
    const now = deed.at
    const end = endOf(s)
    const isOver = s.cancelled && end <= now
    const isOverdue = !s.cancelled && (s.failedFirst !== undefined || end <= now)
    switch (deed.step) {
      case 'pause':
        if (s.paused !== undefined || s.cancelled || isOverdue || s.isTrial) return false
        s.paused = now
        s.isOff = true
        break
      case 'resume': {
        if (s.paused === undefined) return isOver && this.#restart(s, now)
        const days = wholeDays(s.paused, now)
        if (days > 0) Object.assign(s, { anchor: plusDays(end, days), run: 0 })
        s.paused = undefined
        s.isOff = false
        break
      }
      case 'cancel':
        if (s.cancelled) return false
        s.cancelled = true
        if (end <= now) s.isOff = true
        break
      case 'keep':
        if (!s.cancelled || (s.paused === undefined && isOver)) return false
        s.cancelled = false
        break
      case 'change-duration': {
        if (s.paused !== undefined || s.cancelled || isOverdue) return false
        const isOwn = deed.duration === s.duration
        const price = this.#listPrice(s.account.plan_id, deed.duration)
        s.chosen = isOwn ? undefined : { duration: deed.duration, price }
        if (!isOwn) s.told = undefined
        return true
      }
      case 'pay':
        if (s.paused !== undefined || !isOverdue) return false
        return this.#charge(s, now, now, 'agent')
    }
    schedule(s, now)
    return true
  }

  /** A round of the worker: one charge after another, the longest overdue first. */
  round(now: number): void {
    const next = () =>
      [...this.#statuses.values()]
        .filter((s) => s.chargeAt !== undefined && s.chargeAt <= now)
        .sort((a, b) => (a.chargeAt ?? 0) - (b.chargeAt ?? 0) || a.account.id - b.account.id)[0]
    for (let s = next(); s; s = next()) this.#charge(s, now, s.chargeAt ?? now, 'worker')
    for (const s of this.#statuses.values()) {
      if (s.stopAt !== undefined && s.stopAt <= now) {
        s.isOff = true
        s.stopAt = undefined
      }
      this.#tell(s, now)
    }
  }

  /** The state of every plan, to compare with the product's. */
  statuses() {
    return [...this.#statuses.values()].map((s) => ({
      account: s.account.id,
      plan_end_date: endOf(s),
      planStop: s.isOff,
      isTrial: s.isTrial,
      duration: s.duration,
      plan_price: s.price
    }))
  }

  #tell(s: PlanState, now: number): void {
    if (s.isTrial || s.failedFirst !== undefined || s.chargeAt === undefined) return
    if (s.chargeAt <= now || s.chargeAt > plusDays(now, 37)) return
    const list = this.#listPrice(s.account.plan_id, s.chosen?.duration ?? s.duration)
    const known = s.told?.price ?? s.chosen?.price ?? s.price
    if (list !== known) s.told = { price: list, from: plusDays(now, 30) }
  }

  #restart(s: PlanState, now: number): boolean {
    Object.assign(s, { anchor: now, run: 0, failedFirst: undefined })
    const { duration, price } = terms(s)
    const paid = !isDeclining(s.account, now)
    this.#note(
      s,
      now,
      'restart',
      duration,
      this.#whole(s, now, this.#percent(s, now), { duration, price }),
      paid
    )
    if (paid) this.#pay(s, now, duration, true)
    else schedule(s, now)
    return paid
  }

  #charge(s: PlanState, now: number, due: number, by: 'agent' | 'worker'): boolean {
    const percent = this.#percent(s, due)
    const isWhole = by === 'worker' && s.failedFirst === undefined
    const { duration, price } = terms(s)
    const months = isWhole ? duration : begun(s, now)
    const amount = isWhole
      ? this.#whole(s, now, percent, { duration, price })
      : this.#taxed(s, now, minusPercent(months * s.price, percent))
    const kind = isWhole ? (s.isTrial ? 'first' : 'renewal') : 'overdue'
    const paid = !isDeclining(s.account, now)
    this.#note(s, now, kind, months, amount, paid)
    if (paid) this.#pay(s, now, months, isWhole)
    else {
      s.failedFirst ??= now
      schedule(s, now)
    }
    return paid
  }

  #pay(s: PlanState, now: number, months: number, isWhole: boolean): void {
    if (isWhole) {
      const { duration, price } = terms(s)
      if (s.told && s.told.from <= endOf(s)) s.told = undefined
      Object.assign(s, { duration, price, chosen: undefined, setupFee: 0 })
      if (s.coupon !== 'STAYING5') s.coupon = ''
    }
    s.run += months
    Object.assign(s, { isTrial: false, isOff: false, cancelled: false, failedFirst: undefined })
    schedule(s, now)
  }

  /** Ten percent for each referred website that is active and past its trial, at most fifty. */
  #percent(s: PlanState, at: number): number {
    const earning = [...this.#statuses.values()].filter(
      (other) => other.account.referrer === s.account.id && !other.isTrial && endOf(other) > at
    )
    return Math.min(50, earning.length * 10)
  }

  #whole(
    s: PlanState,
    now: number,
    percent: number,
    agreed = { duration: s.duration, price: s.price }
  ): number {
    const off =
      s.coupon === 'STAYING5'
        ? 500
        : s.coupon === 'WELCOME10'
          ? shareExactly(agreed.price, 10_000)
          : 0
    const net = minusPercent((agreed.price - off) * agreed.duration, percent)
    return this.#taxed(s, now, net + s.setupFee)
  }

  #taxed(s: PlanState, now: number, subtotal: number): number {
    const { province } = s.account
    const newer = this.#story.taxes.find(
      (tax) => tax.province === province && tax.from <= dayOf(now)
    )
    return subtotal + shareExactly(subtotal, newer?.rate ?? TAXES[province] ?? 0)
  }

  #listPrice(plan_id: number, duration: number): number {
    const price = this.#prices[plan_id] ?? 0
    return shareExactly(price, (100 - (OFF[duration] ?? 0)) * 1000)
  }

  #note(
    s: PlanState,
    at: number,
    kind: string,
    months: number,
    amount: number,
    paid: boolean
  ): void {
    this.expected.push({ account: s.account.id, at, kind, months, amount, paid })
  }
}
