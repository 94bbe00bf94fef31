import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { readContent } from '../actions/content/content-file.ts'
import { exportContent } from '../actions/content/export-content.ts'
import { importContent } from '../actions/content/import-content.ts'
import { askOwner } from '../owner-door.ts'
import { openDatabase } from '../services/database.ts'
import { openLog } from '../services/logger.ts'
import type { Settings } from '../services/settings.ts'
import { StartRefused } from '../services/start-refused.ts'
import type { World } from '../services/world.ts'
import { seedContent } from '../tables/seed.ts'

/** Writes content, plans, prices and promo codes into a file that an owner can read and change. */
export async function runExport(settings: Settings, args: string[]): Promise<void> {
  const file = fileOf(args, 'export FILE')
  const asked = await askOwner(settings, 'GET /content')
  const content = asked ? await text(asked) : await withDatabase(settings, exportContent)
  await writeFile(file, content, { flag: 'wx' }).catch((error: unknown) => {
    throw refusal(file, error)
  })
  process.stdout.write(`Exported to ${file}.\n`)
}

/** Takes such a file, whole or in part, in the place of what was there, the samples of a new installation too. */
export async function runImport(settings: Settings, args: string[]): Promise<void> {
  const file = fileOf(args, 'import FILE')
  const json = await readFile(file, 'utf8').catch((error: unknown) => {
    throw refusal(file, error)
  })
  const content = readContent(json)
  const asked = await askOwner(settings, 'PUT /content', json)
  const done = asked
    ? await text(asked)
    : await withDatabase(settings, (db) => importContent(db, content))
  process.stdout.write(
    `${done} Pages show it once they are built anew: by npm start, or by a release.\n`
  )
}

async function withDatabase<Done>(
  settings: Settings,
  work: (db: World['db']) => Promise<Done>
): Promise<Done> {
  const { close, db } = await openDatabase(settings, openLog(settings.logLevel))
  try {
    // What a file does not name stays, so there must be something to stay.
    await seedContent(db)
    return await work(db)
  } finally {
    await close()
  }
}

function fileOf(args: string[], usage: string): string {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) {
    throw new StartRefused(`Say: npm run panel -- ${usage}`)
  }
  return resolve(file)
}

function refusal(file: string, error: unknown): StartRefused {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
  if (code === 'EEXIST') return new StartRefused(`${file} is there already; name a new file.`)
  return new StartRefused(`${file} can't be opened (${code}).`)
}
