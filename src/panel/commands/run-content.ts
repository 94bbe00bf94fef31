import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { picturesIn } from '#rules/content/named-pictures.ts'
import type { ContentFile } from '../actions/content/content-file.ts'
import { readSingleFile, singleFile } from '../actions/content/single-file.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'
import { withContent } from './content-files.ts'
import { readPictures, writePictures } from './content-folder/picture-files.ts'
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
  await withContent(settings, async (door) => {
    const content = await door.content()
    const names = picturesIn(JSON.stringify(content))
    try {
      if (isFile(path, kind)) writeFileSync(path, await singleFile(content, names, door.picture))
      else {
        writeContentFolder(path, content)
        await writePictures(path, names, door.picture)
      }
    } catch (error) {
      throw refusal(path, error)
    }
  })
  process.stdout.write(`Exported to ${path}.\n`)
}

async function importFrom(settings: Settings, path: string): Promise<void> {
  const done = await withContent(settings, async (door) => {
    const { content, pictures } = readFrom(path, await door.content())
    const holdsLists = Object.keys(content).some((name) => name !== 'maplekey')
    if (!holdsLists && pictures.length === 0) {
      throw new StartRefused(`${path} holds no content; nothing was changed.`)
    }
    // They come first: what names them is on the site with the next publishing.
    for (const picture of pictures) await door.putPicture(picture())
    return door.putContent(content)
  })
  process.stdout.write(
    `${done} Pages show it once they are published: by the running service, or by npm run publish.\n`
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

function refusal(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return code === undefined ? error : new StartRefused(`${path} can't be opened (${code}).`)
}
