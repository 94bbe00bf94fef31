import { createHash, type Hash } from 'node:crypto'

/**
 * A backup is lines of JSON: what it is; then each table with its columns, followed by its rows as lists of texts, as
 * the database writes its values; the counters; and last how many rows there were and the checksum of all lines before.
 */
export const FORMAT = 1

export type Head = { maplekey: 'backup'; format: number; made: string; migrations: string[] }
export type TableLine = { table: string; columns: string[] }
export type EndLine = { end: true; rows: number; sha256: string }

export class Checksum {
  #hash: Hash = createHash('sha256')
  rows = 0

  add(line: string): void {
    this.#hash.update(line).update('\n')
    if (isRow(line)) this.rows++
  }

  end(): EndLine {
    return { end: true, rows: this.rows, sha256: this.#hash.digest('hex') }
  }
}

export function isRow(line: string): boolean {
  return line.startsWith('[')
}

export class BackupUnusable extends Error {}

/** Hands on every line but the last, and holds them all to what the last one says. */
export async function* checkedLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const checksum = new Checksum()
  let last: string | undefined
  for await (const line of lines) {
    if (last !== undefined) {
      checksum.add(last)
      yield last
    }
    last = line
  }
  if (last !== JSON.stringify(checksum.end())) {
    throw new BackupUnusable('The backup is not whole: its end is missing, or it was changed.')
  }
}

export function readHead(line: string): Head {
  let head: Partial<Head> = {}
  try {
    head = JSON.parse(line)
  } catch {
    // Told below.
  }
  if (head?.maplekey !== 'backup' || !Array.isArray(head.migrations)) {
    throw new BackupUnusable('This file is no backup of Maplekey.')
  }
  if (head.format !== FORMAT) {
    throw new BackupUnusable('This backup was made by a newer Maplekey; use that one or a newer.')
  }
  return head as Head
}
