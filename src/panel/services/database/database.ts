import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import type { PGlite } from '@electric-sql/pglite'
import type { Logger } from 'pino'
import type { Database } from '../../tables/schema.ts'
import { migrate } from '../../tables/migrate.ts'
import { openEmbedded } from './embedded-database.ts'
import type { DatabasePool } from '../telemetry/metrics.ts'
import { openPostgres, type PoolLimits } from './postgres-database.ts'
import type { Settings } from '../../config/settings.ts'
import { StartRefused } from '../../config/start-refused.ts'

export type OpenedDatabase = {
  db: Kysely<Database>
  /** With PostgreSQL: its connections. */
  pool?: DatabasePool
  close: () => Promise<void>
}

/** The database of the settings, its tables brought up to date. */
export async function openDatabase(
  settings: Pick<Settings, 'databasePool' | 'databaseUrl' | 'dataDir'>,
  log: Logger
): Promise<OpenedDatabase> {
  const { databaseUrl } = settings
  if (databaseUrl !== undefined) {
    await migratePostgres(databaseUrl, log)
    return connectDatabase(settings, log)
  }
  const opened = await connectDatabase(settings, log)
  try {
    sayMigrated(log, await migrate(opened.db))
  } catch (error) {
    await opened.close()
    throw error
  }
  return opened
}

/** The database of the settings as it stands. */
export function connectDatabase(
  {
    databasePool,
    databaseUrl,
    dataDir
  }: Pick<Settings, 'databasePool' | 'databaseUrl' | 'dataDir'>,
  log: Logger
): Promise<OpenedDatabase> {
  return databaseUrl === undefined
    ? overEmbedded(dataDir)
    : overPostgres(databaseUrl, log, databasePool)
}

export function kyselyOver(pglite: PGlite): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
}

async function overEmbedded(folder: string): Promise<OpenedDatabase> {
  const { pglite, close } = await openEmbedded(folder)
  return { db: kyselyOver(pglite), close }
}

async function overPostgres(
  databaseUrl: string,
  log: Logger,
  limits: PoolLimits
): Promise<OpenedDatabase> {
  const pool = await openPostgres(databaseUrl, log, limits)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

/**
 * Over a connection of its own: a large table takes longer to change than a statement may run, and whoever starts at
 * the same time waits for it. A change that can't have its table soon gives way, for everyone else queues up behind it.
 */
async function migratePostgres(databaseUrl: string, log: Logger): Promise<void> {
  const { db, close } = await overPostgres(databaseUrl, log, PATIENT)
  try {
    sayMigrated(log, await migrate(db))
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    throw new StartRefused(
      'The tables are in use by something that does not end, so they could not be brought up to date; start again.'
    )
  } finally {
    await close()
  }
}

const PATIENT: PoolLimits = {
  name: 'maplekey-migrations',
  max: 1,
  waitSeconds: 5,
  statementSeconds: 0,
  lockSeconds: 5
}

/** PostgreSQL gave up waiting for what another holds. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

function sayMigrated(log: Logger, migrations: string[]): void {
  for (const migration of migrations) log.info({ migration }, 'tables brought up to date')
}
