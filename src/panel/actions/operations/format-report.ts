import { durationMessages } from '#messages/durations.ts'
import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import { formatCad, toCents } from '#rules/money/money.ts'
import type { ChargeState } from '#rules/plan/next-charge.ts'
import type { ChargeKind } from '#rules/plan/plan-moves.ts'
import type { PlanPhase } from '#rules/plan/plan-phase.ts'
import type { CardProcessor } from '../../services/cards/card-processor.ts'
import type { Db } from '../../services/world.ts'
import { compileReport, type Report } from './compile-report.ts'
import { jobLabel, jobState } from './job-labels.ts'
import { formatDay, type Row, table } from './print-table.ts'

const { months: countMonths, plan: planAndMonths } = durationMessages[DEFAULT_LANGUAGE]

/** Charges and jobs since a moment, every plan's state, and what needs attention. */
export async function formatReport(
  db: Db,
  about: { since: Date; now: Date; cardKind: CardProcessor['kind']; json: boolean }
): Promise<string> {
  const report = await compileReport(db, about.since, about.now, about.cardKind)
  return about.json ? `${JSON.stringify(report, null, 2)}\n` : formatText(report)
}

/** The report as an owner reads it. */
function formatText(report: Report): string {
  const { charges, compared, jobs, money_back, plans, sums, unknown } = report
  const parts: [string, Row[]][] = [
    ['Plans', plans.map(planRow)],
    ['Charges', charges.map(chargeRow)],
    ['Charges without a result for over an hour', unknown.map(unknownRow)],
    ['Refunds and disputes', money_back.map(moneyBackRow)],
    [comparisonTitle(compared), (compared?.differences ?? []).map(differenceRow)],
    ['Background jobs', jobs.map(jobRow)]
  ]
  return [
    ...parts.map(([title, rows]) => `${title}\n${table(rows)}`),
    `${sums.succeeded} of ${sums.charges} charges succeeded, ${formatCad(toCents(sums.total))} in total. Plans owe ${formatCad(toCents(sums.owed))}.\n`
  ].join('\n')
}

const PHASES: Record<PlanPhase, string> = {
  trial: 'Free trial',
  active: 'Active',
  overdue: 'Overdue',
  paused: 'Paused',
  cancelling: 'Cancelled, still running',
  ended: 'Ended'
}

const NO_CHARGE: Record<ChargeState, string> = {
  scheduled: 'None',
  retrying: 'None',
  unpaid: 'None, every try has failed',
  processing: 'Being processed',
  confirming: 'Waits for the bank',
  paused: 'None',
  cancelled: 'None',
  ended: 'None'
}

function planRow(plan: Report['plans'][number]): Row {
  const { amount, charge_at, next_charge, owed } = plan
  const next = `${formatDay(charge_at)}, ${cad(amount)}`
  return {
    Website: plan.website,
    Status: PHASES[plan.phase],
    'Taken offline': !plan.isUp,
    Plan: planAndMonths(plan.plan, plan.months),
    'Paid until': plan.plan_end_date,
    Owes: owed === null ? 'Nothing' : cad(owed),
    'Next charge': charge_at
      ? `${next}${next_charge === 'retrying' ? ' (retry)' : ''}`
      : NO_CHARGE[next_charge],
    Card: plan.card_on_file ?? 'None'
  }
}

const KINDS: Record<ChargeKind, string> = {
  first: 'End of free trial',
  order: 'New website',
  overdue: 'Overdue payment',
  renewal: 'Renewal',
  restart: 'Renewed plan'
}

const RESULTS: Record<Report['charges'][number]['state'], string> = {
  created: 'Being processed',
  submitted: 'Being processed',
  needs_action: 'Waits for the bank',
  declined: 'Failed',
  succeeded: 'Paid'
}

function chargeRow(charge: Report['charges'][number]): Row {
  return {
    Date: charge.created,
    Website: charge.website,
    For: KINDS[charge.kind],
    Covers: `${charge.months === null ? 'Unknown duration' : countMonths(charge.months)} from ${formatDay(charge.period_start)}`,
    Amount: cad(charge.amount),
    Result: RESULTS[charge.state],
    Reason: charge.message
  }
}

function unknownRow(charge: Report['unknown'][number]): Row {
  return {
    Date: charge.created,
    For: KINDS[charge.kind],
    Amount: cad(charge.amount),
    Result: RESULTS[charge.state],
    Charge: charge.charge_id,
    'Payment at the provider': charge.provider_id
  }
}

function moneyBackRow({ amount, charge_id, payment_id, sent, type }: Report['money_back'][number]) {
  return {
    Date: sent,
    What: type.startsWith('charge.dispute') ? 'Dispute' : 'Refund',
    Amount: cad(amount),
    Charge: charge_id,
    'Payment at the provider': payment_id
  }
}

type Comparison = NonNullable<Report['compared']>

function differenceRow(difference: Comparison['differences'][number]): Row {
  return {
    Date: difference.seen,
    Difference: difference.what,
    'At the provider': cad(difference.taken),
    'In our books': cad(difference.booked),
    Charge: difference.charge_id,
    'Payment at the provider': difference.payment_id
  }
}

function comparisonTitle(compared: Report['compared']): string {
  if (!compared) return 'Differences from the card provider’s books (never compared)'
  const payments = compared.payments === 1 ? '1 payment' : `${compared.payments} payments`
  return `Differences from the card provider’s books (last compared ${formatDay(compared.at)}, ${payments})`
}

function jobRow({ count, kind, state }: Report['jobs'][number]): Row {
  return { Job: jobLabel(kind), State: jobState(state), Number: count }
}

function cad(amount: number | null): string {
  return formatCad(toCents(amount ?? 0))
}
