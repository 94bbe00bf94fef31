import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  keepBackup,
  packBackup,
  readBackup,
  unloadBackup
} from '../actions/operations/backup-file.ts'
import { askAdmin } from '../admin/admin-client.ts'
import { BackupUnusable } from '../records/backup/backup-lines.ts'
import { holdsAccounts, othersConnected } from '../records/backup/in-use.ts'
import { restoreBackup } from '../records/backup/restore-backup.ts'
import { connectDatabase, isLockTimeout, openDatabase } from '../services/database/database.ts'
import { openLog } from '../services/telemetry/logger.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'

/** Writes everything the database holds into one file, while the service runs or not. */
export async function runBackup(settings: Settings, args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const file = fileOf(positionals, 'backup FILE')
  const { rows } = await orRefuse(() =>
    keepBackup(file, async (part) => {
      const packed = await askAdmin(settings, 'GET /backup')
      if (packed) return unloadBackup(packed, part)
      const { close, db } = await connectDatabase(settings, openLog(settings.logLevel))
      await packBackup(db, part).finally(close)
    })
  )
  process.stdout.write(
    `Backed up ${rows} rows to ${file}. It holds people and secrets: keep it as you keep those.\n`
  )
}

/** Puts a backup, taken from either engine, in the place of what the database holds. */
export async function runRestore(settings: Settings, args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean' } }
  })
  const file = fileOf(positionals, 'restore FILE [--replace]')
  if (!existsSync(file)) throw new StartRefused(`There is no file ${file}.`)
  // One connection, so that any other is another process's.
  const alone = { ...settings, databasePool: { ...settings.databasePool, max: 1 } }
  const { close, db } = await openDatabase(alone, openLog(settings.logLevel))
  try {
    if (await othersConnected(db)) {
      throw new StartRefused('A Maplekey service is using this database; stop it first.')
    }
    if (!values.replace && (await holdsAccounts(db))) {
      throw new StartRefused(
        'This database holds accounts; say --replace if the backup is to take their place.'
      )
    }
    const { made, rows } = await orRefuse(() => restoreBackup(db, readBackup(file)))
    process.stdout.write(`Restored ${rows} rows, as they were on ${made}.\n`)
  } finally {
    await close()
  }
}

async function orRefuse<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BackupUnusable) {
      throw new StartRefused(`${error.message} Nothing was changed.`)
    }
    if (isLockTimeout(error)) {
      throw new StartRefused('Somebody else holds tables of this database. Nothing was changed.')
    }
    throw error
  }
}

function fileOf(positionals: string[], usage: string): string {
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) {
    throw new StartRefused(`Say: npm run panel -- ${usage}`)
  }
  return resolve(file)
}
