import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeOver } from '#panel/jobs/take-over.ts'
import { openWorld, type OpenedWorld } from '#panel/actions/open-world.ts'
import { claimJobs, enqueue } from '#panel/records/service/jobs.ts'
import type { Database } from '#panel/tables/schema.ts'
import { testSettings } from '../../kit/test-settings.ts'
import { freshPostgres, hasPostgres } from '../../kit/postgres.ts'

let folder: string
let db: Kysely<Database>
let url: string
beforeAll(async () => {
  if (!hasPostgres()) return
  folder = mkdtempSync(join(tmpdir(), 'maplekey-take-over-'))
  ;({ db, url } = await freshPostgres())
})
afterAll(async () => {
  if (!hasPostgres()) return
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
