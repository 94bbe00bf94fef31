import { dayIn } from '#rules/leads/lead-days.ts'
import { monthOf, monthToReport } from '#rules/leads/report-period.ts'
import { wallOf } from '#rules/time/calendar.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import { agentById } from '../../records/accounts/agents.ts'
import { takeReport, websitesToReport } from '../../records/leads/reports-due.ts'
import type { Db, World } from '../../services/world.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { readerOf } from '../emails/reader.ts'
import { reportOf } from './lead-report.ts'

const BATCH = 100
/** The zones in which a month begins first and last. */
const FIRST_ZONE = zoneOf('NL').id
const LAST_ZONE = zoneOf('YT').id

type Due = Awaited<ReturnType<typeof websitesToReport>>[number]

/** Emails each agent the report of last month, at 8:00 of the first on their clock. */
export async function sendMonthlyReports(world: World): Promise<void> {
  const now = world.clock()
  const months = new Set([FIRST_ZONE, LAST_ZONE].map((zone) => monthDue(zone, now)))
  for (const month of months) {
    if (month !== undefined) await sendReports(world, month)
  }
}

async function sendReports(world: World, month: string): Promise<void> {
  const now = world.clock()
  for (let after = 0, taken = BATCH; taken === BATCH;) {
    const websites = await websitesToReport(world.db, { month, after, most: BATCH })
    for (const website of websites) {
      const zone = zoneOf(website.billing_state).id
      if (monthDue(zone, now) !== month) continue
      await world.db.transaction().execute((tx) => sendReport(world, tx, website, month))
    }
    after = websites.at(-1)?.website_id ?? after
    taken = websites.length
  }
}

function monthDue(zone: string, now: Date): string | undefined {
  return monthToReport(dayIn(zone, now), wallOf(now, zone).getUTCHours())
}

async function sendReport(world: World, tx: Db, website: Due, month: string): Promise<void> {
  const { agent_id, billing_state, created, website_id } = website
  if (!(await takeReport(tx, website_id, month))) return
  const isYounger = monthOf(dayIn(zoneOf(billing_state).id, created)) > month
  const agent = await agentById(tx, agent_id)
  if (!agent || isYounger) return
  const { clock } = world
  const { before, figures, homes, sources } = await reportOf({ clock, db: tx }, website, month)
  // A website that nobody has found yet has nothing to report.
  if (figures.visits === null && figures.leads === 0) return
  await queueEmail(tx, clock(), {
    kind: 'monthly-report',
    ...readerOf(agent),
    month,
    figures,
    before: before?.figures ?? null,
    source: sources.find((row) => row.name !== null && row.name !== '') ?? null,
    home: homes.find((row) => row.name !== null) ?? null
  })
}
