import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgotPassword, registerUser } from '#contract/accounts/auth.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import type { Database } from '#panel/tables/schema.ts'
import { newAccount } from '../kit/new-account.ts'
import { type PanelProcess, startPanelProcess } from '../kit/panel-process.ts'
import { freshPostgres, hasPostgres } from '../kit/postgres.ts'

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
