import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  createBackup,
  writeBackupFile,
  readBackup,
  saveBackupStream
} from '../actions/operations/backup-file.ts'
import { askAdmin } from '../admin/admin-client.ts'
import { BackupUnusable } from '../records/backup/backup-lines.ts'
import { holdsAccounts, othersConnected } from '../records/backup/database-in-use.ts'
import { restoreBackup } from '../records/backup/restore-backup.ts'
import { connectDatabase, isLockTimeout, openDatabase } from '../services/database/database.ts'
import { openLog } from '../services/telemetry/logger.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'

/** Writes the whole database to one file, whether or not the service is running. */
export async function runBackup(settings: Settings, args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const file = fileOf(positionals, 'backup FILE')
  const { rows } = await orRefuse(() =>
    createBackup(file, async (part) => {
      const packed = await askAdmin(settings, 'GET /backup')
      if (packed) return saveBackupStream(packed, part)
      const { close, db } = await connectDatabase(settings, openLog(settings.logLevel))
      await writeBackupFile(db, part).finally(close)
    })
  )
  process.stdout.write(
    `Backed up ${rows} rows to ${file}. It contains personal data and secrets; store it accordingly.\n`
  )
}

/** Replaces the database with a backup, taken from either engine. */
export async function runRestore(settings: Settings, args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean' } }
  })
  const file = fileOf(positionals, 'restore FILE [--replace]')
  if (!existsSync(file)) throw new StartRefused(`The file ${file} does not exist.`)
  // One connection, so that any other belongs to another process.
  const alone = { ...settings, databasePool: { ...settings.databasePool, max: 1 } }
  const { close, db } = await openDatabase(alone, openLog(settings.logLevel))
  try {
    if (await othersConnected(db)) {
      throw new StartRefused('A Maplekey service is using this database; stop it first.')
    }
    if (!values.replace && (await holdsAccounts(db))) {
      throw new StartRefused(
        'This database has accounts; add --replace to replace them with the backup.'
      )
    }
    const { made, rows } = await orRefuse(() => restoreBackup(db, readBackup(file)))
    process.stdout.write(`Restored ${rows} rows from the backup of ${made}.\n`)
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
      throw new StartRefused(
        'Another connection has locked tables of this database. Nothing was changed.'
      )
    }
    throw error
  }
}

function fileOf(positionals: string[], usage: string): string {
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) {
    throw new StartRefused(`Usage: npm run panel -- ${usage}`)
  }
  return resolve(file)
}
