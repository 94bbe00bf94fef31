// Files named by what they hold: post bodies and pictures.
import { spawnSync } from 'node:child_process'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'

type BlobKind = 'bodies' | 'pictures'

const FLUSHED_SINGLY_MAX = 50

export function listBlobs(folder: string, kind: BlobKind): Set<string> {
  mkdirSync(join(folder, kind), { recursive: true })
  return new Set(readdirSync(join(folder, kind)))
}

export function readBlob(folder: string, kind: BlobKind, name: string): string {
  return readFileSync(join(folder, kind, name), 'utf8')
}

/** Writes atomically. */
export function putBlob(
  folder: string,
  kind: BlobKind,
  name: string,
  bytes: Buffer | string
): void {
  const part = join(folder, kind, `.part-${process.pid}`)
  writeFileSync(part, bytes)
  renameSync(part, join(folder, kind, name))
}

/** Flushes to disk, so that a power failure can't leave empty files under their final names. */
export function flushFiles(folder: string, files: readonly string[]): void {
  if (files.length > FLUSHED_SINGLY_MAX) {
    spawnSync('sync', ['-f', folder])
    return
  }
  for (const file of files) {
    const open = openSync(join(folder, file), 'r+')
    fsyncSync(open)
    closeSync(open)
  }
}
