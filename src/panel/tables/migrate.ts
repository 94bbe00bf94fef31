import { type Kysely, sql } from 'kysely'
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
import * as editor from './migrations/008-editor.ts'
import * as openVersions from './migrations/009-open-versions.ts'
import * as begunAs from './migrations/010-begun-as.ts'
import * as domainSkeletons from './migrations/011a-domain-skeletons.ts'
import * as leaseHolders from './migrations/011b-lease-holders.ts'
import * as requestKeys from './migrations/012b-request-keys.ts'
import * as demoTemplates from './migrations/012f-demo-templates.ts'
import * as setupFees from './migrations/013a-setup-fees.ts'
import * as chargeLeases from './migrations/014d-charge-leases.ts'
import * as deletedItems from './migrations/014f-deleted-items.ts'
import * as draftFieldAges from './migrations/015c-draft-field-ages.ts'
import * as fittingSamples from './migrations/015h-fitting-samples.ts'
import * as pausedDays from './migrations/016b-paused-days.ts'

const MIGRATIONS: Record<string, Migration> = {
  '001-first': first,
  '002-drafts-and-waits': draftsAndWaits,
  '003-confirmed-by-owner': confirmedByOwner,
  '004-renewals': renewals,
  '005-go-live': goLive,
  '006c-counts': counts,
  '006d-domains': domains,
  '007a-card-news': cardNews,
  '008-editor': editor,
  '009-open-versions': openVersions,
  '010-begun-as': begunAs,
  '011a-domain-skeletons': domainSkeletons,
  '011b-lease-holders': leaseHolders,
  '012b-request-keys': requestKeys,
  '012f-demo-templates': demoTemplates,
  '013a-setup-fees': setupFees,
  '014d-charge-leases': chargeLeases,
  '014f-deleted-items': deletedItems,
  '015c-draft-field-ages': draftFieldAges,
  '015h-fitting-samples': fittingSamples,
  '016b-paused-days': pausedDays
}

/**
 * Runs pending migrations and returns their names. The migrator's lock lets several processes start at
 * once. Tables migrated by a newer version are left alone, since this version must run on them. `upTo`
 * stops early, to create the tables of an old backup.
 */
export async function migrate(db: Kysely<Database>, upTo?: string): Promise<string[]> {
  const done = new Set(await doneMigrations(db))
  if (Object.keys(MIGRATIONS).every((name) => done.has(name))) return []
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results = [] } =
    upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

/** The migrations already run, in order; none in an empty database. */
export async function doneMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows: found } = await sql<{ table: string | null }>`
    select to_regclass('kysely_migration')::text as "table"
  `.execute(db)
  if (found[0]?.table === null) return []
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(db)
  return rows.map(({ name }) => name)
}

export function isKnownMigration(name: string): boolean {
  return Object.hasOwn(MIGRATIONS, name)
}
