import { type BigIntStats, fstatSync, readFileSync, writeFileSync } from 'node:fs'
import { lstat, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'

/** By inode: the file's stamp when it was last flushed. */
export type Flushed = ReadonlyMap<bigint, string>

/** Kernel file times advance in steps of up to 10 ms, so a fresh stamp may hide a later write. */
const STEP_MS = 50
const AT_ONCE = 16

/**
 * Flushes the files that changed since `record` was written, then updates `record`. Only the folder's
 * owner may call this, while nothing writes there. A missing or damaged record costs time, never data.
 */
export async function flushChanged(folder: string, record: string): Promise<Flushed> {
  const known = readRecord(record)
  const limit = pLimit(AT_ONCE)
  const names = ['', ...(await readdir(folder, { recursive: true }))]
  const files = await Promise.all(
    names.map((name) =>
      limit(async () => {
        const path = join(folder, name)
        const stats = await lstat(path, { bigint: true })
        const stamp = stampOf(stats)
        if (known.get(String(stats.ino)) !== stamp) await flush(path)
        return { stamp, stats }
      })
    )
  )
  const settled = Date.now() - STEP_MS
  const flushed = new Map(
    files
      .filter(({ stats }) => stats.ctimeMs < settled && stats.mtimeMs < settled)
      .map(({ stamp, stats }) => [stats.ino, stamp])
  )
  writeFileSync(record, JSON.stringify([...flushed].map(([ino, stamp]) => [String(ino), stamp])))
  return flushed
}

/** Whether an open file is unchanged since it was flushed. */
export function isFlushed(flushed: Flushed, descriptor: number): boolean {
  const stats = fstatSync(descriptor, { bigint: true })
  return flushed.get(stats.ino) === stampOf(stats)
}

export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // Windows does not flush folders.
    const isFolder = error instanceof Error && 'code' in error && error.code === 'EPERM'
    if (!isFolder) throw error
  } finally {
    await handle.close()
  }
}

/** Any write changes one of these, and no program can set the change time. */
function stampOf({ dev, mtimeNs, size, ctimeNs }: BigIntStats): string {
  return [dev, size, mtimeNs, ctimeNs].join(' ')
}

function readRecord(record: string): Map<string, string> {
  try {
    return new Map(JSON.parse(readFileSync(record, 'utf8')) as [string, string][])
  } catch {
    return new Map()
  }
}
