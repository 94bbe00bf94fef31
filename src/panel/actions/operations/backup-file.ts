import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { access, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline as join, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BackupUnusable, checkedLines, isRow } from '../../records/backup/backup-lines.ts'
import { writeBackup } from '../../records/backup/write-backup.ts'
import { fileProblem } from '../../config/file-problem.ts'
import { StartRefused } from '../../config/start-refused.ts'
import type { World } from '../../services/world.ts'

/** Writes a backup of the database into a new file that only its owner may read. */
export async function writeBackupFile(db: World['db'], file: string): Promise<void> {
  const zipped = createGzip()
  const written = pipeline(zipped, createWriteStream(file, PRIVATE))
  // Awaited below; until then a rejection must not count as unhandled.
  written.catch(() => undefined)
  try {
    await writeBackup(db, async (line) => {
      // A full disk ends the pipeline, after which 'drain' never fires.
      if (!zipped.write(`${line}\n`)) await Promise.race([once(zipped, 'drain'), written])
    })
  } finally {
    zipped.end()
    await written
  }
}

const PRIVATE = { flags: 'wx', mode: 0o600 }

/**
 * Writes a backup to a temporary file, then moves it into place once it is complete and flushed. Never
 * overwrites an existing file.
 */
export async function createBackup(
  file: string,
  make: (part: string) => Promise<void>
): Promise<{ rows: number }> {
  const isTaken = await access(file).then(
    () => true,
    () => false
  )
  if (isTaken) throw new StartRefused(`${file} already exists; choose another name.`)
  const part = `${file}.part`
  try {
    await rm(part, { force: true })
    await make(part)
    const rows = await countRows(part)
    await flush(part)
    await rename(part, file)
    await flush(dirname(file))
    return { rows }
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    const problem = fileProblem(error)
    if (problem === undefined) throw error
    throw new StartRefused(`${file} can’t be written: ${problem}.`)
  }
}

/** Saves a backup received from the service. */
export function saveBackupStream(packed: Readable, file: string): Promise<void> {
  return pipeline(packed, createWriteStream(file, PRIVATE))
}

/** Yields a backup file's lines. */
export async function* readBackup(file: string): AsyncGenerator<string> {
  // A read error ends the pipeline and is thrown by the loop.
  const unpacked = join(createReadStream(file), createGunzip(), () => undefined)
  let parts: string[] = []
  try {
    for await (const chunk of unpacked.setEncoding('utf8') as AsyncIterable<string>) {
      const [first = '', ...more] = chunk.split('\n')
      parts.push(first)
      for (const next of more) {
        yield parts.join('')
        parts = [next]
      }
    }
  } catch (error) {
    throw unreadable(file, error)
  }
}

function unreadable(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_')) {
    return new BackupUnusable(`${file} is not a backup, or it is damaged.`)
  }
  const problem = fileProblem(error)
  return problem === undefined ? error : new StartRefused(`${file} can’t be read: ${problem}.`)
}

async function countRows(file: string): Promise<number> {
  let rows = 0
  for await (const line of checkedLines(readBackup(file))) if (isRow(line)) rows++
  return rows
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
