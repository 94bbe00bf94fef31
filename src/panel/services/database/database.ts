import {
  HandleEmptyInListsPlugin,
  Kysely,
  PGliteDialect,
  PostgresDialect,
  replaceWithNoncontingentExpression
} from 'kysely'
import type { PGlite } from '@electric-sql/pglite'
import type { Logger } from 'pino'
import type { Database } from '../../tables/schema.ts'
import { migrate } from '../../tables/migrate.ts'
import { openEmbedded } from './embedded-database.ts'
import { type Listen, listenEmbedded, listenPostgres } from './listen.ts'
import type { DatabasePool } from '../telemetry/metrics.ts'
import { openPostgres, type PoolLimits } from './postgres-database.ts'
import type { Settings } from '../../config/settings.ts'
import { StartRefused } from '../../config/start-refused.ts'

/** `in ()` matches nothing, rather than being a syntax error. */
const PLUGINS = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })]

export type OpenedDatabase = {
  db: Kysely<Database>
  listen: Listen
  /** With PostgreSQL: its connections. */
  pool?: DatabasePool
  close: () => Promise<void>
}

/** Opens the configured database and migrates it. */
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
    logMigrations(log, await migrate(opened.db))
  } catch (error) {
    await opened.close()
    throw error
  }
  return opened
}

/** Opens the configured database without migrating it. */
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
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), plugins: PLUGINS })
}

async function overEmbedded(folder: string): Promise<OpenedDatabase> {
  const { pglite, close } = await openEmbedded(folder)
  return { db: kyselyOver(pglite), close, listen: listenEmbedded(pglite) }
}

async function overPostgres(
  databaseUrl: string,
  log: Logger,
  limits: PoolLimits
): Promise<OpenedDatabase> {
  const pool = await openPostgres(databaseUrl, log, limits)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: PLUGINS })
  return { db, pool, close: () => db.destroy(), listen: listenPostgres(databaseUrl, log) }
}

/**
 * Uses its own connection, because migrating a large table takes longer than the statement limit. A
 * migration that can't lock its table soon stops, since every other query would queue behind it.
 */
async function migratePostgres(databaseUrl: string, log: Logger): Promise<void> {
  const { db, close } = await overPostgres(databaseUrl, log, MIGRATION_LIMITS)
  try {
    logMigrations(log, await migrate(db))
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    throw new StartRefused(
      'The tables could not be migrated because another connection holds a lock; please start again.'
    )
  } finally {
    await close()
  }
}

const MIGRATION_LIMITS: PoolLimits = {
  name: 'maplekey-migrations',
  max: 1,
  waitSeconds: 5,
  statementSeconds: 0,
  lockSeconds: 5
}

/** PostgreSQL timed out waiting for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

function logMigrations(log: Logger, migrations: string[]): void {
  for (const migration of migrations) log.info({ migration }, 'migrated')
}
