import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { openLog } from '#panel/services/telemetry/logger.ts'
import { openPostgres } from '#panel/services/database/postgres-database.ts'
import { migrate } from '#panel/tables/migrate.ts'
import { startPanel } from '../../kit/panel.ts'
import { freshPostgres, hasPostgres } from '../../kit/postgres.ts'

const ENGINES = ['embedded', ...(hasPostgres() ? (['postgres'] as const) : [])] as const

describe.each(ENGINES)('on %s', (engine) => {
  test('integers, days, timestamps and lists are read alike', async () => {
    const { world } = await startPanel({ engine })
    const { rows } = await sql`
      select 5::bigint as number, date '2026-02-03' as day, '[1]'::jsonb as list,
        timestamptz '2026-02-03 10:00:00-05' as moment
    `.execute(world.db)
    const moment = new Date('2026-02-03T15:00:00Z')
    expect(rows).toEqual([{ number: 5, day: '2026-02-03', list: [1], moment }])
  })

  test('several processes can migrate at once', async () => {
    const { world } = await startPanel({ engine })
    await Promise.all(Array.from({ length: 4 }, () => migrate(world.db)))
  })

  test('a version starts on tables that the next one has migrated', async () => {
    const { world } = await startPanel({ engine })
    await sql`insert into kysely_migration values ('999-from-the-future', '')`.execute(world.db)
    expect(await migrate(world.db)).toEqual([])
    await sql`delete from kysely_migration where name like '999%'`.execute(world.db)
  })

  test('a unique violation has the same code', async () => {
    const { world } = await startPanel({ engine })
    const twice = () => world.db.insertInto('secrets').values({ name: 'a', value: 'b' }).execute()
    await world.db.deleteFrom('secrets').where('name', '=', 'a').execute()
    await twice()
    await expect(twice()).rejects.toMatchObject({ code: '23505', constraint: 'secrets_pkey' })
  })
})

test.runIf(hasPostgres())('the server ends a statement that runs too long', async () => {
  const { db, url } = await freshPostgres()
  const pool = await openPostgres(url, openLog('silent'), {
    max: 2,
    statementSeconds: 1,
    waitSeconds: 30
  })
  await expect(pool.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' })
  await pool.end()
  await db.destroy()
})

test.runIf(hasPostgres())(
  'dropped connections, in use or idle, fail only their own calls',
  async () => {
    const { db, url } = await freshPostgres()
    const said: string[] = []
    const log = openLog('warn', { write: (line) => void said.push(line) })
    const limits = { name: 'dropped', max: 2, statementSeconds: 15, waitSeconds: 30 }
    const pool = await openPostgres(url, log, limits)
    const inUse = await pool.connect()
    await pool.query('select 1')
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dropped'`.execute(
      db
    )
    await vi.waitUntil(() => pool.idleCount === 0 && said.length >= 2, 20_000)

    await expect(inUse.query('select 1')).rejects.toThrow()
    inUse.release()
    expect((await pool.query('select 7 as n')).rows).toEqual([{ n: 7 }])
    await pool.end()
    await db.destroy()
  }
)
