import { parseArgs } from 'node:util'
import { toCad } from '#rules/money.ts'
import { planPhase } from '#rules/plan-phase.ts'
import { type Row, table } from './print-table.ts'
import { readMoment } from './read-moment.ts'
import { allPlanStandings, chargesSince, jobsSince } from './records/report.ts'
import { openDatabase } from './services/database.ts'
import { openLog } from './services/logger.ts'
import type { Settings } from './services/settings.ts'

/** Tells what the engine has done: every charge, the jobs by kind, and how every plan stands. */
export async function runReport(settings: Settings, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean' }, since: { type: 'string' } }
  })
  const since = readMoment('since', values.since) ?? new Date(0)
  const { db, close } = await openDatabase(settings, openLog(settings.logLevel))
  try {
    const charges = (await chargesSince(db, since)).map(({ amount, ...charge }) => ({
      ...charge,
      amount: toCad(amount)
    }))
    const plans = (await allPlanStandings(db)).map((plan) => ({
      website: plan.base_url,
      phase: planPhase(plan, new Date()),
      isUp: !plan.planStop,
      plan: plan.plan_name,
      months: plan.duration,
      plan_end_date: plan.plan_end_date,
      charge_at: plan.charge_at
    }))
    const jobs = await jobsSince(db, since)
    const taken = charges.filter(({ state }) => state === 'succeeded')
    const total = toCad(taken.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0))
    const sums = { charges: charges.length, succeeded: taken.length, total }
    const report = { charges, jobs, plans, sums }
    process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : inWords(report))
  } finally {
    await close()
  }
}

function inWords(report: {
  charges: Row[]
  jobs: Row[]
  plans: Row[]
  sums: { charges: number; succeeded: number; total: number }
}): string {
  const { charges, succeeded, total } = report.sums
  return [
    `Charges\n${table(report.charges)}`,
    `Jobs\n${table(report.jobs)}`,
    `Plans\n${table(report.plans)}`,
    `${charges} charges, ${succeeded} succeeded: CAD ${total.toFixed(2)}\n`
  ].join('\n')
}
