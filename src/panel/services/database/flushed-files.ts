import { type BigIntStats, fstatSync, readFileSync, writeFileSync } from 'node:fs'
import { lstat, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'

/** By inode: what the kernel said about a file when it was last flushed. */
export type Flushed = ReadonlyMap<bigint, string>

/** The kernel's file times advance in steps of up to 10 ms, so a younger stamp may cover a later write too. */
const STEP_MS = 50
const AT_ONCE = 16

/**
 * Flushes what has changed in a folder since `record` was written, many files at once, and writes `record` again. Only its
 * owner may call this, while nothing writes in the folder. A record that is missing or damaged costs time, never data.
 */
export async function flushChanged(folder: string, record: string): Promise<Flushed> {
  const known = readRecord(record)
  const turn = pLimit(AT_ONCE)
  const names = ['', ...(await readdir(folder, { recursive: true }))]
  const files = await Promise.all(
    names.map((name) =>
      turn(async () => {
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

/** Whether an open file is, to the byte, what was flushed. */
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

/** Any write changes one of these, and no program can set the last. */
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
