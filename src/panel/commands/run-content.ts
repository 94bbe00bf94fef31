import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { picturesIn } from '#rules/content/named-pictures.ts'
import type { ContentFile } from '../actions/content/content-file.ts'
import { readSingleFile, singleFile } from '../actions/content/single-file.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'
import { withContent } from './content-store.ts'
import { readPictures, writePictures } from './content-folder/picture-files.ts'
import { readContentFolder } from './content-folder/read-folder.ts'
import { writeContentFolder } from './content-folder/write-folder.ts'

/** Exports content, plans, prices and promo codes to files that an owner can edit, and imports them. */
export async function runContent(settings: Settings, args: string[]): Promise<void> {
  const { positionals, values } = readArgs(args)
  const [verb, place, ...more] = positionals
  if (place === undefined || more.length > 0) throw new StartRefused(USAGE)
  const path = resolve(place)
  if (verb === 'export') return exportTo(settings, path, values.replace ?? false)
  if (verb === 'import' && !values.replace) return importFrom(settings, path)
  throw new StartRefused(USAGE)
}

const USAGE = `Usage: npm run content -- export FOLDER [--replace]
       npm run content -- import FOLDER
A name that ends in .json is a single file instead of a folder.`

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
        ? `${path} is not empty; add --replace to overwrite its content files.`
        : `${path} already exists; choose another name, or add --replace.`
    )
  }
  await withContent(settings, async (store) => {
    const content = await store.content()
    const names = picturesIn(JSON.stringify(content))
    try {
      if (isFile(path, kind)) writeFileSync(path, await singleFile(content, names, store.picture))
      else {
        writeContentFolder(path, content)
        await writePictures(path, names, store.picture)
      }
    } catch (error) {
      throw refusal(path, error)
    }
  })
  process.stdout.write(`Exported to ${path}.\n`)
}

async function importFrom(settings: Settings, path: string): Promise<void> {
  const done = await withContent(settings, async (store) => {
    const { content, pictures } = readFrom(path, await store.content())
    const holdsLists = Object.keys(content).some((name) => name !== 'maplekey')
    if (!holdsLists && pictures.length === 0) {
      throw new StartRefused(`${path} has no content; nothing was changed.`)
    }
    // Pictures first, so that they exist before any text refers to them.
    for (const picture of pictures) await store.putPicture(picture())
    return store.putContent(content)
  })
  process.stdout.write(
    `${done} The site shows it after the next publish, by the running service or npm run publish.\n`
  )
}

function readFrom(path: string, current: ContentFile) {
  try {
    return isFile(path, kindOf(path))
      ? readSingleFile(readFileSync(path, 'utf8'))
      : { content: readContentFolder(path, current), pictures: readPictures(path) }
  } catch (error) {
    throw refusal(path, error)
  }
}

type Kind = 'file' | 'folder' | 'nothing'

function kindOf(path: string): Kind {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 'nothing'
  return stats.isDirectory() ? 'folder' : 'file'
}

function isFile(path: string, kind: Kind): boolean {
  return kind === 'file' || (kind === 'nothing' && path.endsWith('.json'))
}

/** Ignores dot files, as in a clone of an empty repository. */
function isEmptyFolder(path: string): boolean {
  return readdirSync(path).every((name) => name.startsWith('.'))
}

function refusal(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return code === undefined ? error : new StartRefused(`${path} can't be opened (${code}).`)
}
