import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import { toCad, toCents } from '#rules/money/money.ts'
import { planPhase } from '#rules/plan/plan-phase.ts'
import { announce, loadChargesAhead, writeCard } from '../billing/charges-ahead.ts'
import { findAmountOwed } from '../billing/find-amount-owed.ts'
import { paidFor } from '../billing/paid-for.ts'
import { differencesSince, lastComparison } from '../../records/billing/book-comparisons.ts'
import {
  allPlanStatuses,
  chargesSince,
  jobsSince,
  moneyBackSince,
  unknownCharges
} from '../../records/billing/report.ts'
import type { CardProcessor } from '../../services/cards/card-processor.ts'
import type { Db } from '../../services/world.ts'

/** Charges open for longer are listed separately. */
const UNKNOWN_AFTER_MS = 60 * 60_000

export type Report = Awaited<ReturnType<typeof compileReport>>

export async function compileReport(
  db: Db,
  since: Date,
  now: Date,
  cardKind: CardProcessor['kind']
) {
  const charges = (await chargesSince(db, since)).map(({ details, ordered, ...charge }) => {
    const { from, months } = paidFor({ ...charge, details, ordered })
    return inDollars({ ...charge, months, period_start: from })
  })
  const websites = await allPlanStatuses(db)
  const ahead = await loadChargesAhead(db, websites, { cardKind, now })
  const plans = websites.map((website) => {
    const { charge, state } = announce(website, ahead, DEFAULT_LANGUAGE)
    const card = ahead.cards.get(website.agent_id)
    const phase = planPhase(website, now)
    return {
      website: website.base_url,
      phase,
      isUp: !website.planStop,
      plan: website.plan_name,
      months: website.duration,
      plan_end_date: website.plan_end_date,
      next_charge: state,
      charge_at: charge && new Date(charge.on),
      amount: charge && toCad(charge.amount),
      card: charge && charge.card,
      card_on_file: card ? writeCard(card, DEFAULT_LANGUAGE) : null,
      owed: phase === 'overdue' ? toCad(findAmountOwed(website, ahead.prices).amount) : null
    }
  })
  const taken = charges.filter(({ state }) => state === 'succeeded')
  const total = sumOf(taken.map(({ amount }) => amount))
  const owed = sumOf(plans.map((plan) => plan.owed ?? 0))
  const comparison = await lastComparison(db)
  return {
    charges,
    jobs: await jobsSince(db, since),
    plans,
    sums: { charges: charges.length, succeeded: taken.length, total, owed },
    unknown: (await unknownCharges(db, new Date(now.getTime() - UNKNOWN_AFTER_MS))).map(inDollars),
    money_back: (await moneyBackSince(db, since)).map(({ amount, ...news }) => ({
      ...news,
      amount: toCad(amount ?? 0)
    })),
    compared: comparison && {
      at: comparison.compared,
      payments: comparison.payments,
      differences: (await differencesSince(db, since)).map(
        ({ taken: got, booked, ...difference }) => ({
          ...difference,
          taken: toCad(got),
          booked: toCad(booked)
        })
      )
    }
  }
}

/** Adds cents, since dollars would not add up exactly. */
function sumOf(amounts: readonly number[]): number {
  return toCad(amounts.reduce((sum, amount) => sum + toCents(amount), 0))
}

function inDollars<T extends { amount: number }>({ amount, ...charge }: T) {
  return { ...charge, amount: toCad(amount) }
}
