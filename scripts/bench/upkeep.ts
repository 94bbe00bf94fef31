// Measures how the embedded database's folder grows over 100,000 commits that change one row, with
// the worker's maintenance (here every 10,000 changes instead of five minutes) and without it.
//   node scripts/bench/upkeep.ts
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { enqueue } from '#panel/records/service/jobs.ts'
import { vacuumTables } from '#panel/records/service/vacuum.ts'
import { connectDatabase, openDatabase } from '#panel/services/database/database.ts'
import { openLog } from '#panel/services/telemetry/logger.ts'
import { readSettings } from '#panel/config/config.ts'

const CHANGES = 100_000
const PORTION = 10_000
const GROWTH_MAX_MB = 48

const log = openLog('silent')

async function grow(isKept: boolean): Promise<{ before: number; after: number; table: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-upkeep-'))
  const settings = readSettings({ PANEL_DATA: folder })
  await (await openDatabase(settings, log)).close()
  const { close, db } = await connectDatabase(settings, log)
  const now = new Date()
  await enqueue(db, { kind: 'worn', payload: {}, runAt: now, now })
  const before = megabytes(folder)
  for (let done = 0; done < CHANGES; done += PORTION) {
    await sql`do $$ begin for i in 1..${sql.lit(PORTION)} loop
      update jobs set run_at = run_at + interval '1 second'; commit; end loop; end $$`.execute(db)
    if (isKept) await vacuumTables(db)
  }
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size('jobs') as bytes
  `.execute(db)
  const after = megabytes(folder)
  await close()
  rmSync(folder, { recursive: true })
  return { before, after, table: (rows[0]?.bytes ?? 0) / 1024 }
}

function megabytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const bytes = files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
  return Math.round(bytes / 1024 / 1024)
}

const kept = await grow(true)
const left = await grow(false)
for (const [name, { after, before, table }] of Object.entries({ kept, left })) {
  console.log(`${name}: folder ${before} MB, then ${after} MB; the table ${Math.round(table)} kB`)
}
const isFine = kept.after - kept.before <= GROWTH_MAX_MB
console.log(isFine ? 'fine' : `missed: grows by more than ${GROWTH_MAX_MB} MB`)
process.exitCode = isFine ? 0 : 1
