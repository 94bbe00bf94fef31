import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { logIn } from '#contract/accounts/auth.ts'
import { contactUs } from '#contract/general.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { DEMO_LOGIN } from '#panel/actions/accounts/seed-demo-agent.ts'
import { SEND_EMAIL } from '#panel/actions/emails/queue-email.ts'
import { workOnce } from '#panel/jobs/worker.ts'
import { openWorld } from '#panel/actions/open-world.ts'
import { listOutbox } from '#panel/services/email/email-outbox.ts'
import type { Database } from '#panel/tables/schema.ts'
import { DEMO_AGENTS } from '#sites/demo-agents.ts'
import { testSettings } from '../kit/test-settings.ts'
import { type PanelProcess, startPanelProcess } from '../kit/panel-process.ts'
import { freshPostgres, hasPostgres } from '../kit/postgres.ts'

describe.runIf(hasPostgres())('several processes on one PostgreSQL', () => {
  let folder: string
  let db: Kysely<Database>
  let url: string
  let processes: PanelProcess[]
  const outbox = (index: number) => join(folder, String(index), 'outbox')

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'maplekey-processes-'))
    ;({ db, url } = await freshPostgres())
    const env = { DATABASE_URL: url, LOG_LEVEL: 'info', RATE_LIMITS: 'on' }
    processes = await Promise.all(
      [0, 1, 2].map((index) => startPanelProcess(join(folder, String(index)), env))
    )
  })
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.stop()))
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  const enter = (at: PanelProcess) =>
    at.post(logIn.path, { ...DEMO_LOGIN, recaptcha: 'off' }).then(({ body }) => body.access_token)

  test('three processes start at once on an empty database, and each migration runs once', async () => {
    const made = processes
      .flatMap((one) => one.output().split('\n'))
      .flatMap((line) => /"migration":"([^"]+)"/.exec(line)?.[1] ?? [])
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    expect(made.length).toBeGreaterThan(4)
    expect(made.sort()).toEqual(rows.map(({ name }) => name).sort())
    const agents = await db.selectFrom('agents').select('email').orderBy('email').execute()
    const samples = DEMO_AGENTS.map(({ slug }) => `${slug}@samples.invalid`)
    expect(agents.map(({ email }) => email)).toEqual([DEMO_LOGIN.email, ...samples].toSorted())
    expect(await db.selectFrom('charges').select('state').execute()).toEqual([
      { state: 'succeeded' }
    ])
  })

  test('a session at one process is valid at the others, and ends at all', async () => {
    const [one, two] = processes as [PanelProcess, PanelProcess]
    const token = await enter(one)
    const ask = () => two.post(accessTokenLoginWeb.path, {}, { token })
    expect((await ask()).body).toMatchObject({ email: DEMO_LOGIN.email })
    await one.post('/auth/logout', {}, { token })
    expect((await ask()).status).toBe(401)
  })

  test('rate limits count across processes, and each email is sent once', async () => {
    const message = {
      full_name: 'Ann Lee',
      email: 'ann@example.org',
      phone: '4165550134',
      message: 'Is the trial really free?',
      recaptcha: 'off'
    }
    const tries = Array.from({ length: 15 }, (_, index) =>
      processes[index % 3]!.post(contactUs.path, message)
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)

    const jobs = () => db.selectFrom('jobs').select(['job_id', 'kind', 'state']).execute()
    // Others, such as the nightly check of forms, are for later.
    const isSent = ({ kind, state }: { kind: string; state: string }) =>
      kind !== SEND_EMAIL || state === 'done'
    await vi.waitUntil(async () => (await jobs()).every(isSent), 60_000)
    const emails = (await Promise.all([0, 1, 2].map((index) => listOutbox(outbox(index))))).flat()
    // Those of the sample sequence are sent without a job.
    const ofJobs = emails.filter((name) => !name.includes('bulk-'))
    expect(ofJobs.map((name) => Number(name.split('-')[1])).sort()).toEqual(
      (await jobs())
        .filter(({ kind }) => kind === SEND_EMAIL)
        .map(({ job_id }) => job_id)
        .sort()
    )
  })

  test('a renewal processed by two at once is charged once', async () => {
    const settings = { ...testSettings, databaseUrl: url, dataDir: folder, logLevel: 'silent' }
    const whenDue = new Date(Date.now() + 400 * 24 * 60 * 60_000)
    const worlds = await Promise.all([1, 2].map(() => openWorld(settings, () => whenDue)))
    await Promise.all(worlds.map(workOnce))
    await Promise.all(worlds.map((world) => world.close()))
    const kinds = await db
      .selectFrom('charges')
      .select(['kind', 'state'])
      .orderBy('created')
      .execute()
    expect(kinds).toEqual([
      { kind: 'order', state: 'succeeded' },
      { kind: 'renewal', state: 'succeeded' }
    ])
  })

  test('on SIGTERM a process answers open calls, accepts no new ones and exits with 0', async () => {
    const leaving = processes.pop() as PanelProcess
    const before = leaving.output().length
    const held = await holdLogins(db)
    const answer = enter(leaving)
    await vi.waitUntil(held.isWaited, 60_000)
    const end = leaving.stop()
    const isShut = () =>
      fetch(leaving.origin).then(
        () => false,
        () => true
      )
    await vi.waitUntil(isShut, 60_000)
    await held.release()
    expect(await answer).toMatch(/^mk/)
    expect(await end).toBe(0)
    expect(leaving.output().slice(before)).not.toContain('"level":50')
  })
})

/** Blocks every login where it reads the agent, until released. */
async function holdLogins(db: Kysely<Database>) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: hasLocked } = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (tx) => {
    await sql`lock table agents in access exclusive mode`.execute(tx)
    hasLocked()
    await released
  })
  await locked
  return {
    async isWaited() {
      const { rows } = await sql`select from pg_locks where not granted`.execute(db)
      return rows.length > 0
    },
    async release() {
      release()
      await holding
    }
  }
}
