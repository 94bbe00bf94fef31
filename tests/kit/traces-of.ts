import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBackup, writeBackupFile } from '#panel/actions/operations/backup-file.ts'
import type { World } from '#panel/services/world.ts'
import { allRows } from './all-rows.ts'

/** The tax records, and what visitors see of a template, whose ids look like a website's. */
const OTHERS = ['tax_records', 'templates']

/** The rows of every table that have one of these texts, but the tax records. */
export async function tracesOf(world: World, marks: readonly string[]): Promise<string[]> {
  const has = (row: string) => marks.some((mark) => row.toLowerCase().includes(mark.toLowerCase()))
  return Object.entries(await allRows(world.db))
    .filter(([table]) => !OTHERS.includes(table))
    .flatMap(([table, rows]) => rows.filter(has).map((row) => `${table}: ${row}`))
}

/** The lines of a fresh backup that have one of these texts. */
export async function linesOfBackup(world: World, marks: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-traces-'))
  try {
    const file = join(folder, 'fresh.backup')
    await writeBackupFile(world.db, file)
    const lines: string[] = []
    for await (const line of readBackup(file)) lines.push(line)
    return lines.filter((line) => marks.some((mark) => line.includes(mark)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
