import { formProblemTold, formCheckAt, type FormCheckStep } from '#rules/leads/form-check.ts'
import { formatDateWithDayjs } from '#rules/time/format-date-with-dayjs.ts'
import { agentById } from '../../records/accounts/agents.ts'
import {
  deleteTestLeads,
  isEmailStuck,
  liveWebsites,
  saveFormCheck
} from '../../records/leads/form-checks.ts'
import { enqueueAll, type JobRow } from '../../records/service/jobs.ts'
import { websiteById } from '../../records/websites/websites.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { RetryLater } from '../../services/job-failures.ts'
import type { Db, World } from '../../services/world.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { readerOf } from '../emails/reader.ts'
import type { FormTester } from './form-token.ts'
import { walkForm } from './walk-form.ts'

export const CHECK_FORM = 'check-form'
type FormCheckJob = { website_id: number; tester: FormTester }

const TRIES = 3
const AGAIN_SECONDS = 10 * 60
const DAY_MS = 24 * 60 * 60_000
/** Emails that have been due for as long never left the outbox. */
const STUCK_MS = 15 * 60_000

/** Queues the agent's own test in the transaction that was asked for it. */
export async function queueFormCheck(tx: Db, website_id: number, now: Date): Promise<void> {
  const payload: FormCheckJob = { website_id, tester: 'agent' }
  await enqueueAll(tx, [{ kind: CHECK_FORM, payload, runAt: now, now }])
}

/** Queues the coming night's test of every live website, once. */
export async function queueNightlyChecks({ clock, db }: World): Promise<void> {
  const now = clock()
  const next = new Date(now.getTime() + DAY_MS)
  const websites = await liveWebsites(db)
  const jobs = websites.flatMap((website_id) => {
    const runAt = [now, next].map((day) => formCheckAt(website_id, day)).find((at) => at > now)
    if (!runAt) return []
    const payload: FormCheckJob = { website_id, tester: 'watchdog' }
    const night = formatDateWithDayjs(runAt, 'YYYY-MM-DD')
    const dedupe = `${CHECK_FORM}:${website_id}:${night}`
    return [{ kind: CHECK_FORM, payload, dedupe, runAt, now }]
  })
  await enqueueAll(db, jobs)
}

/** Tests a website's form and stores the result. The watchdog tries again before it tells anybody. */
export async function checkForm(world: World, job: JobRow): Promise<void> {
  const { clock, db, log, metrics } = world
  const { tester, website_id } = job.payload as FormCheckJob
  await deleteTestLeads(db, website_id)
  const step = await failedStep(world, website_id, tester)
  if (step !== undefined && tester === 'watchdog' && job.tries < TRIES) {
    throw new RetryLater(`the form failed at: ${step}`, AGAIN_SECONDS)
  }
  const result = step === undefined ? ('passed' as const) : ('failed' as const)
  metrics.formChecks.inc({ result })
  await inTransaction(db, async (tx) => {
    const checked_at = clock()
    const check = { website_id, checked_by: tester, state: result, checked_at }
    await saveFormCheck(tx, { ...check, step: step ?? '' })
    if (step !== undefined && tester === 'watchdog') await tellAgent(world, tx, website_id, step)
  })
  if (tester === 'watchdog') await deleteTestLeads(db, website_id)
  if (step !== undefined) log.error({ website_id, step, tester }, 'a website’s form doesn’t work')
}

async function failedStep(
  world: World,
  website_id: number,
  tester: FormTester
): Promise<FormCheckStep | undefined> {
  const walked = await walkForm(world, website_id, tester)
  if ('step' in walked) return walked.step
  const stuckSince = new Date(world.clock().getTime() - STUCK_MS)
  return (await isEmailStuck(world.db, stuckSince)) ? 'email' : undefined
}

/** In the morning after the night. */
async function tellAgent(
  { clock }: World,
  tx: Db,
  website_id: number,
  step: FormCheckStep
): Promise<void> {
  const website = await websiteById(tx, website_id)
  if (!website) return
  const agent = await agentById(tx, website.agent_id)
  const told = formProblemTold(clock())
  const night = formatDateWithDayjs(told, 'YYYY-MM-DD')
  await queueEmail(
    tx,
    told,
    { kind: 'form-broken', ...readerOf(agent), base_url: website.base_url, step },
    `form-broken:${website_id}:${night}`
  )
}
