import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { type ContentFile, readContent } from '../actions/content/content-file.ts'
import { exportContent } from '../actions/content/export-content.ts'
import { importContent } from '../actions/content/import-content.ts'
import { askOwner } from '../ask-owner.ts'
import { layContent } from '../records/first-content.ts'
import { openDatabase } from '../services/database.ts'
import { openLog } from '../services/logger.ts'
import type { Settings } from '../services/settings.ts'
import { StartRefused } from '../services/start-refused.ts'
import type { World } from '../services/world.ts'
import { readContentFolder } from './content-folder/read-folder.ts'
import { writeContentFolder } from './content-folder/write-folder.ts'

/** Content, plans, prices and promo codes as files that an owner reads, changes and keeps in git; and back. */
export async function runContent(settings: Settings, args: string[]): Promise<void> {
  const { positionals, values } = readArgs(args)
  const [verb, place, ...more] = positionals
  if (place === undefined || more.length > 0) throw new StartRefused(USAGE)
  const path = resolve(place)
  if (verb === 'export') return exportTo(settings, path, values.replace ?? false)
  if (verb === 'import' && !values.replace) return importFrom(settings, path)
  throw new StartRefused(USAGE)
}

const USAGE = `Say: npm run content -- export FOLDER [--replace], or import FOLDER.
A name that ends in .json is one file in the place of the folder.`

function readArgs(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { replace: { type: 'boolean' } } })
  } catch {
    throw new StartRefused(USAGE)
  }
}

async function exportTo(settings: Settings, path: string, replace: boolean): Promise<void> {
  const kind = kindOf(path)
  const isEmpty = kind === 'nothing' || (kind === 'folder' && isEmptyFolder(path))
  if (!isEmpty && !replace) {
    throw new StartRefused(
      kind === 'folder'
        ? `${path} is not empty; say --replace if its content files may be written anew.`
        : `${path} is there already; name a new file, or say --replace.`
    )
  }
  const asked = await askOwner(settings, 'GET /content')
  const content = asked ? await text(asked) : await withDatabase(settings, exportContent)
  try {
    if (isFile(path, kind)) writeFileSync(path, content)
    else writeContentFolder(path, readContent(content))
  } catch (error) {
    throw refusal(path, error)
  }
  process.stdout.write(`Exported to ${path}.\n`)
}

async function importFrom(settings: Settings, path: string): Promise<void> {
  const asked = await askOwner(settings, 'GET /content')
  const done = asked
    ? await putContent(settings, readFrom(path, readContent(await text(asked))))
    : await withDatabase(settings, async (db) =>
        importContent(
          { clock: () => new Date(), db },
          readFrom(path, readContent(await exportContent(db)))
        )
      )
  process.stdout.write(
    `${done} Pages show it once they are published: by the running service, or by npm run publish.\n`
  )
}

async function putContent(settings: Settings, content: ContentFile): Promise<string> {
  const asked = await askOwner(settings, 'PUT /content', JSON.stringify(content))
  if (!asked) throw new StartRefused('The service went while it was asked. Nothing was changed.')
  return text(asked)
}

function readFrom(path: string, current: ContentFile): ContentFile {
  try {
    return isFile(path, kindOf(path))
      ? readContent(readFileSync(path, 'utf8'))
      : readContentFolder(path, current)
  } catch (error) {
    throw refusal(path, error)
  }
}

type Kind = 'file' | 'folder' | 'nothing'

function kindOf(path: string): Kind {
  const there = statSync(path, { throwIfNoEntry: false })
  if (!there) return 'nothing'
  return there.isDirectory() ? 'folder' : 'file'
}

function isFile(path: string, kind: Kind): boolean {
  return kind === 'file' || (kind === 'nothing' && path.endsWith('.json'))
}

/** A fresh clone of an empty repository is empty. */
function isEmptyFolder(path: string): boolean {
  return readdirSync(path).every((name) => name.startsWith('.'))
}

async function withDatabase<Done>(
  settings: Settings,
  work: (db: World['db']) => Promise<Done>
): Promise<Done> {
  const { close, db } = await openDatabase(settings, openLog(settings.logLevel))
  try {
    // What a file does not name stays, so there must be something to stay.
    await layContent(db, new Date())
    return await work(db)
  } finally {
    await close()
  }
}

function refusal(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return code === undefined ? error : new StartRefused(`${path} can't be opened (${code}).`)
}
