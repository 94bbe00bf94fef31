import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import type { PGlite } from '@electric-sql/pglite'
import type { Logger } from 'pino'
import type { Database } from '../tables/schema.ts'
import { migrate } from '../tables/migrate.ts'
import { openEmbedded } from './embedded-database.ts'
import { openPostgres } from './postgres-database.ts'
import type { Settings } from './settings.ts'

export type OpenedDatabase = { db: Kysely<Database>; close: () => Promise<void> }

/** The database of the settings, its tables brought up to date. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Logger
): Promise<OpenedDatabase> {
  const opened =
    settings.databaseUrl === undefined
      ? await overEmbedded(settings.dataDir)
      : await overPostgres(settings.databaseUrl, log)
  try {
    await migrate(opened.db)
  } catch (error) {
    await opened.close()
    throw error
  }
  return opened
}

export function kyselyOver(pglite: PGlite): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
}

async function overEmbedded(folder: string): Promise<OpenedDatabase> {
  const { pglite, close } = await openEmbedded(folder)
  return { db: kyselyOver(pglite), close }
}

async function overPostgres(databaseUrl: string, log: Logger): Promise<OpenedDatabase> {
  const pool = await openPostgres(databaseUrl, log)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, close: () => db.destroy() }
}
