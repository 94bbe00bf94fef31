import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './schema.ts'
import * as first from './migrations/001-first.ts'
import * as draftsAndWaits from './migrations/002-drafts-and-waits.ts'
import * as confirmedByOwner from './migrations/003-confirmed-by-owner.ts'
import * as renewals from './migrations/004-renewals.ts'
import * as goLive from './migrations/005-go-live.ts'
import * as counts from './migrations/006c-counts.ts'
import * as domains from './migrations/006d-domains.ts'
import * as cardNews from './migrations/007a-card-news.ts'

const MIGRATIONS: Record<string, Migration> = {
  '001-first': first,
  '002-drafts-and-waits': draftsAndWaits,
  '003-confirmed-by-owner': confirmedByOwner,
  '004-renewals': renewals,
  '005-go-live': goLive,
  '006c-counts': counts,
  '006d-domains': domains,
  '007a-card-news': cardNews
}

/**
 * Brings the tables up to date, and answers what was done for it. Several processes may start at once: the migrator
 * locks. In a transaction it goes as far as `upTo`, which is how an old backup gets the tables it was taken from.
 */
export async function migrate(db: Kysely<Database>, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results = [] } =
    upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

export function isKnownMigration(name: string): boolean {
  return Object.hasOwn(MIGRATIONS, name)
}
