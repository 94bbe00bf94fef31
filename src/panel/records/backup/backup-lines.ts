import { createHash, type Hash } from 'node:crypto'

/**
 * A backup is JSON lines: a header; each table's columns, then its rows as arrays of the database's text
 * values; the sequences; and the number of rows with a checksum of all previous lines.
 */
export const FORMAT = 1

export type Head = { maplekey: 'backup'; format: number; made: string; migrations: string[] }
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

/** Yields every line but the last, then verifies them against the last one. */
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
    throw new BackupUnusable('The backup is incomplete or was modified.')
  }
}

export function readHead(line: string): Head {
  let head: Partial<Head> = {}
  try {
    head = JSON.parse(line)
  } catch {
    // Reported below.
  }
  if (head?.maplekey !== 'backup' || !Array.isArray(head.migrations)) {
    throw new BackupUnusable('This file is not a Maplekey backup.')
  }
  if (head.format !== FORMAT) {
    throw new BackupUnusable(
      'This backup was made by a newer version of Maplekey; use that version or a later one.'
    )
  }
  return head as Head
}
