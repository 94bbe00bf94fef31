import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgotPassword, registerUser } from '#contract/accounts/auth.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { takeOver } from '#panel/jobs/take-over.ts'
import { openWorld, type OpenedWorld } from '#panel/actions/open-world.ts'
import { claimJobs, enqueue } from '#panel/records/service/jobs.ts'
import type { Database } from '#panel/tables/schema.ts'
import { newAccount } from '../../kit/new-account.ts'
import { testSettings } from '../../kit/test-settings.ts'
import { type PanelProcess, startPanelProcess } from '../../kit/panel-process.ts'
import { freshPostgres, hasPostgres } from '../../kit/postgres.ts'

/** Well under the two minutes of a dead process's lease. */
const SOON_MS = 20_000

let folder: string
let db: Kysely<Database>
let url: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maplekey-take-over-'))
  ;({ db, url } = await freshPostgres())
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

describe.runIf(hasPostgres())('a process that holds a lease', () => {
  let worlds: OpenedWorld[]
  beforeEach(async () => {
    const settings = { ...testSettings, databaseUrl: url, dataDir: folder, logLevel: 'silent' }
    worlds = [await openWorld(settings), await openWorld(settings)]
    const [holder] = worlds as [OpenedWorld]
    const now = holder.clock()
    await db.deleteFrom('jobs').execute()
    await enqueue(db, { kind: 'test', payload: {}, runAt: now, now })
    const leaseUntil = new Date(now.getTime() + 120_000)
    await claimJobs(db, { now, leaseUntil, most: 1, holder: holder.process?.id })
  })
  afterEach(() => Promise.all(worlds.map((world) => world.close())))

  const isLeased = async () => {
    const { lease_until } = await db
      .selectFrom('jobs')
      .select('lease_until')
      .executeTakeFirstOrThrow()
    return lease_until !== null
  }

  test('keeps it while it lives and loses it two rounds after its death', async () => {
    const [holder, other] = worlds as [OpenedWorld, OpenedWorld]
    const round = takeOver()
    await round(other)
    await round(other)
    expect(await isLeased()).toBe(true)
    await holder.process?.close()
    await round(other)
    expect(await isLeased()).toBe(true)
    await round(other)
    expect(await isLeased()).toBe(false)
  })

  test('keeps it when its connection breaks, since it locks again before the next round', async () => {
    const [holder, other] = worlds as [OpenedWorld, OpenedWorld]
    const round = takeOver()
    await round(other)
    const before = await lockedBy(db, holder)
    await sql`select pg_terminate_backend(${before})`.execute(db)
    await round(other)
    await vi.waitUntil(async () => {
      const now = await lockedBy(db, holder)
      return now !== undefined && now !== before
    }, 60_000)
    await round(other)
    await round(other)
    expect(await isLeased()).toBe(true)
  })

  test('keeps it when all connections break, whichever process reconnects first', async () => {
    const [holder, other] = worlds as [OpenedWorld, OpenedWorld]
    const round = takeOver()
    await round(other)
    await holder.process?.close()
    await round(other)
    const before = await lockedBy(db, other)
    await sql`select pg_terminate_backend(${before})`.execute(db)
    await vi.waitUntil(() => other.process?.held() === 2, 60_000)
    await round(other)
    expect(await isLeased()).toBe(true)
    await round(other)
    expect(await isLeased()).toBe(false)
  })
})

describe.runIf(hasPostgres())('a process that is killed on PostgreSQL', () => {
  let killed: PanelProcess
  let other: PanelProcess
  beforeEach(async () => {
    const env = { DATABASE_URL: url }
    killed = await startPanelProcess(join(folder, '0'), env)
    other = await startPanelProcess(join(folder, '1'), env)
  })
  afterEach(() => other.stop())

  test('has its order finished by another process at once', async () => {
    const token = await register(killed)
    const release = await hold(db, 'sandbox_payments')
    const order = killed.post(chargeAndWebsite.path, newAccount(), { token }).catch(() => undefined)
    await vi.waitUntil(async () => {
      const rows = await db.selectFrom('charges').select('lease_holder').execute()
      return rows.some(({ lease_holder }) => lease_holder !== null)
    }, 60_000)
    await killed.kill()
    const died = Date.now()
    await order
    await release()
    const finished = () =>
      db
        .selectFrom('orders')
        .select('ended')
        .where('state', '=', 'finished')
        // Samples cost nothing.
        .where('total', '>', 0)
        .execute()
    await vi.waitUntil(async () => (await finished()).length > 1, 60_000)
    expect(Date.now() - died).toBeLessThan(SOON_MS)
    const taken = await db
      .selectFrom('sandbox_payments')
      .select('status')
      .where('customer_id', 'in', (ordering) =>
        ordering.selectFrom('customers').select('customer_id')
      )
      .execute()
    // The demo agent's and this one's.
    expect(taken).toEqual([{ status: 'succeeded' }, { status: 'succeeded' }])
  })

  test('has its job run at once by the next process to start', async () => {
    await register(killed)
    await vi.waitUntil(async () => {
      const rows = await db.selectFrom('jobs').select('state').execute()
      return rows.every(({ state }) => state === 'done')
    }, 60_000)
    const release = await hold(db, 'one_time_codes')
    const form = { email: 'ann@maplekey.test', recaptcha: 'off' }
    await killed.post(forgotPassword.path, form)
    const open = () =>
      db.selectFrom('jobs').select('lease_holder').where('state', '=', 'ready').execute()
    await vi.waitUntil(async () => (await open()).some((job) => job.lease_holder), 60_000)
    // Either may have claimed it.
    await Promise.all([killed.kill(), other.kill()])
    await release()
    other = await startPanelProcess(join(folder, '2'), { DATABASE_URL: url })
    const started = Date.now()
    await vi.waitUntil(async () => (await open()).length === 0, 60_000)
    expect(Date.now() - started).toBeLessThan(SOON_MS)
  })
})

async function register(at: PanelProcess): Promise<string> {
  const { body } = await at.post(registerUser.path, {
    name: 'Ann Lee',
    email: 'ann@maplekey.test',
    password: 'a good password',
    confirmPassword: 'a good password',
    phone: '4165550134',
    recaptcha: 'off'
  })
  return body.access_token
}

/** The PostgreSQL backend that holds a panel's process lock. */
async function lockedBy(
  db: Kysely<Database>,
  { process }: OpenedWorld
): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks
    where locktype = 'advisory' and granted and objid::bigint = ${process?.id ?? 0}
  `.execute(db)
  return rows[0]?.pid
}

/** Blocks all access to a table until released. */
async function hold(db: Kysely<Database>, table: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: hasLocked } = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
    hasLocked()
    await released
  })
  await locked
  return async () => {
    release()
    await holding
  }
}
