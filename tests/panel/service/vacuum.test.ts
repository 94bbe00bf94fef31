import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { enqueueAll } from '#panel/records/service/jobs.ts'
import { vacuumTables } from '#panel/records/service/vacuum.ts'
import { startPanel } from '../../kit/panel.ts'

test('rows that are updated repeatedly take no extra space', async () => {
  const panel = await startPanel()
  const { db } = panel.world
  const now = panel.now()
  const jobs = Array.from({ length: 1100 }, () => ({ kind: 'test', payload: {}, runAt: now, now }))
  await enqueueAll(db, jobs)
  const wear = () => sql`update jobs set run_at = run_at + interval '1 second'`.execute(db)
  const size = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select pg_total_relation_size('jobs') as bytes
    `.execute(db)
    return rows[0]!.bytes
  }
  await wear()
  await vacuumTables(db)
  const once = await size()
  for (let times = 0; times < 3; times++) {
    await wear()
    await vacuumTables(db)
  }
  expect(await size()).toBeLessThan(once * 1.5)
  await panel.close()
})

test('the write-ahead log is truncated once it is large', async () => {
  const panel = await startPanel()
  const { db } = panel.world
  const since = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as bytes
      from pg_control_checkpoint()
    `.execute(db)
    return rows[0]!.bytes
  }
  await sql`create table much as select repeat(md5(n::text), 60) as words from generate_series(1, 9000) n`.execute(
    db
  )
  expect(await since()).toBeGreaterThan(16 * 1024 * 1024)
  await vacuumTables(db)
  expect(await since()).toBeLessThan(1024 * 1024)
  await sql`drop table much`.execute(db)
  await panel.close()
})
