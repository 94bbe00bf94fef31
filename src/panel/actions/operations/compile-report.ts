import { toCad } from '#rules/money/money.ts'
import { planPhase } from '#rules/plan/plan-phase.ts'
import { announce, loadChargesAhead } from '../billing/charges-ahead.ts'
import { paidFor } from '../billing/paid-for.ts'
import { type Row, table } from './print-table.ts'
import { differencesSince, lastComparison } from '../../records/billing/book-comparisons.ts'
import {
  allPlanStandings,
  chargesSince,
  jobsSince,
  moneyBackSince,
  unknownCharges
} from '../../records/billing/report.ts'
import type { CardProcessor } from '../../services/cards/card-processor.ts'
import type { Db } from '../../services/world.ts'

/** Charges open for longer are listed separately. */
const UNKNOWN_AFTER_MS = 60 * 60_000

/** Charges and jobs since a moment, every plan's state, and what needs attention. */
export async function formatReport(
  db: Db,
  about: { since: Date; now: Date; cardKind: CardProcessor['kind']; json: boolean }
): Promise<string> {
  const report = await compileReport(db, about.since, about.now, about.cardKind)
  return about.json ? `${JSON.stringify(report, null, 2)}\n` : formatText(report)
}

type Report = Awaited<ReturnType<typeof compileReport>>

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
  const websites = await allPlanStandings(db)
  const ahead = await loadChargesAhead(db, websites, { cardKind, now })
  const plans = websites.map((website) => {
    const { charge, state } = announce(website, ahead)
    return {
      website: website.base_url,
      phase: planPhase(website, now),
      isUp: !website.planStop,
      plan: website.plan_name,
      months: website.duration,
      plan_end_date: website.plan_end_date,
      next_charge: state,
      charge_at: charge && new Date(charge.on),
      amount: charge && toCad(charge.amount),
      card: charge && charge.card
    }
  })
  const taken = charges.filter(({ state }) => state === 'succeeded')
  const total = toCad(taken.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0))
  const comparison = await lastComparison(db)
  return {
    charges,
    jobs: await jobsSince(db, since),
    plans,
    sums: { charges: charges.length, succeeded: taken.length, total },
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

function inDollars<T extends { amount: number }>({ amount, ...charge }: T) {
  return { ...charge, amount: toCad(amount) }
}

function formatText({ charges, compared, jobs, money_back, plans, sums, unknown }: Report): string {
  const parts: [string, Row[]][] = [
    ['Charges', charges],
    ['Jobs', jobs],
    ['Plans', plans],
    ['Charges without an outcome for over an hour', unknown],
    ['Money back to cards: refunds and disputes', money_back],
    [formatComparison(compared), compared?.differences ?? []]
  ]
  return [
    ...parts.map(([title, rows]) => `${title}\n${table(rows)}`),
    `${sums.charges} charges, ${sums.succeeded} succeeded: CAD ${sums.total.toFixed(2)}\n`
  ].join('\n')
}

function formatComparison(compared: Report['compared']): string {
  if (!compared) return 'Differences from the card provider’s books (never compared)'
  const { at, payments } = compared
  return `Differences from the card provider’s books (last compared ${at.toISOString()}, ${payments} payments)`
}
