import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
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
import type { Command } from './command.ts'
import { readCommandLine } from './command-line.ts'
import { openLog } from '../services/telemetry/logger.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'

export const backupCommand = {
  name: 'npm run panel -- backup',
  about: 'Writes the whole database to a file, even while the service runs.',
  arguments: [{ name: 'FILE', about: 'A new file. It will hold personal data and secrets.' }],
  examples: ['npm run panel -- backup maplekey-2027-01-31.backup']
} satisfies Command

export const restoreCommand = {
  name: 'npm run panel -- restore',
  about: 'Replaces the whole database with a backup. Stop the service first.',
  arguments: [{ name: 'FILE', about: 'A file that backup wrote, from PostgreSQL or embedded.' }],
  options: { replace: { about: 'Allows it even if the database has accounts, which are lost.' } },
  examples: ['npm run panel -- restore maplekey-2027-01-31.backup --replace']
} satisfies Command

/** Writes the whole database to one file, whether or not the service is running. */
export async function runBackup(settings: Settings, args: string[]): Promise<void> {
  const { positionals } = readCommandLine(backupCommand, args)
  const file = resolve(positionals[0] ?? '')
  const { rows } = await orRefuse(() =>
    createBackup(file, async (part) => {
      const packed = await askAdmin(settings, 'GET /backup')
      if (packed) return saveBackupStream(packed, part)
      const { close, db } = await connectDatabase(settings, openLog(settings.logLevel))
      await writeBackupFile(db, part).finally(close)
    })
  )
  process.stdout.write(
    `Backed up ${rows} rows to ${file}. It contains personal data and secrets; store it accordingly.\n${bucketNote(settings)}`
  )
}

/** What a backup leaves out. */
function bucketNote({ pictureBucket }: Settings): string {
  return pictureBucket === undefined
    ? ''
    : `It does not contain the files of pictures, which are in the bucket ${pictureBucket.bucket}; back that up, too.\n`
}

/** Replaces the database with a backup, taken from either engine. */
export async function runRestore(settings: Settings, args: string[]): Promise<void> {
  const { positionals, values } = readCommandLine(restoreCommand, args)
  const file = resolve(positionals[0] ?? '')
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
