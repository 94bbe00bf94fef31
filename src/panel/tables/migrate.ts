import { type Kysely, sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Database } from './schema.ts'

const provider = new FileMigrationProvider({
  fs,
  path,
  import: (file) => import(pathToFileURL(file).href),
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  onFileIgnored(file, reason) {
    if (reason === 'NotMigration') throw new Error(`${file} exports no "up"`)
  }
})

/**
 * Runs pending migrations and returns their names. The migrator's lock lets several processes start at
 * once. Tables migrated by a newer version are left alone, since this version must run on them. `upTo`
 * stops early, to create the tables of an old backup.
 */
export async function migrate(db: Kysely<Database>, upTo?: string): Promise<string[]> {
  const done = new Set(await doneMigrations(db))
  if ((await knownMigrations()).every((name) => done.has(name))) return []
  const migrator = new Migrator({ db, provider })
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

/** The migrations of this version. */
export async function knownMigrations(): Promise<string[]> {
  return Object.keys(await provider.getMigrations())
}
