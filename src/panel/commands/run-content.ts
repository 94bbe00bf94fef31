import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { picturesIn } from '#rules/content/named-pictures.ts'
import { ContentFile } from '../actions/content/content-file.ts'
import { readSingleFile, singleFile } from '../actions/content/single-file.ts'
import type { Settings } from '../config/settings.ts'
import { fileProblem } from '../config/file-problem.ts'
import { StartRefused } from '../config/start-refused.ts'
import type { Command, CommandGroup } from './command.ts'
import { findCommand, readCommandLine } from './command-line.ts'
import { withContent } from './content-store.ts'
import { readPictures, writePictures } from './content-folder/picture-files.ts'
import { readContentFolder } from './content-folder/read-folder.ts'
import { writeContentFolder } from './content-folder/write-folder.ts'

const exportCommand = {
  name: 'npm run content -- export',
  about:
    'Writes what is published: posts and policies as Markdown, pictures, plans, prices and the rest. Drafts are left out.',
  arguments: [
    {
      name: 'FOLDER',
      about: 'An empty folder; a name that ends in .json is one file for everything.'
    }
  ],
  options: {
    replace: { about: 'Allows a folder or file that has content, which is overwritten.' }
  },
  examples: [
    'npm run content -- export website-content',
    'npm run content -- export content.json --replace'
  ]
} satisfies Command

const importCommand = {
  name: 'npm run content -- import',
  about:
    'Imports such a folder, in full or in part. Each kind in it (posts, policies, each JSON list) replaces all of that kind.',
  arguments: [{ name: 'FOLDER', about: 'A folder or .json file that export wrote.' }],
  options: {
    replace: { about: 'Allows it even if published entries that the folder lacks are removed.' }
  },
  examples: [
    'npm run content -- import website-content',
    'npm run content -- import website-content --replace'
  ]
} satisfies Command

export const contentCommands = {
  name: 'npm run content',
  about: 'Keeps the site’s content in files that can be edited and stored in git.',
  commands: { export: { command: exportCommand }, import: { command: importCommand } }
} satisfies CommandGroup

/** Exports content, plans, prices and promo codes to files that an owner can edit, and imports them. */
export async function runContent(settings: Settings, args: string[]): Promise<void> {
  const { name, rest } = findCommand(contentCommands, args)
  if (name === 'import') {
    const { positionals, values } = readCommandLine(importCommand, rest)
    return importFrom(settings, resolve(positionals[0] ?? ''), values.replace ?? false)
  }
  const { positionals, values } = readCommandLine(exportCommand, rest)
  return exportTo(settings, resolve(positionals[0] ?? ''), values.replace ?? false)
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

async function importFrom(settings: Settings, path: string, replace: boolean): Promise<void> {
  const done = await withContent(settings, async (store) => {
    const { content, pictures } = readFrom(path, await store.content())
    const holdsLists = Object.keys(content).some((name) => name !== 'maplekey')
    if (!holdsLists && pictures.length === 0) {
      throw new StartRefused(`${path} has no content; nothing was changed.`)
    }
    // Pictures first, so that they exist before any text refers to them.
    for (const picture of pictures) await store.putPicture(picture())
    return store.putContent(content, { replace })
  })
  process.stdout.write(
    `${done} The site shows the change after the next publish, by the running service or npm run publish.\n`
  )
}

function readFrom(path: string, current: ContentFile) {
  const isOne = isFile(path, kindOf(path))
  if (isOne && isPartOfFolder(path)) {
    throw new StartRefused(
      `${path} is one file of an exported folder. Import the folder instead: npm run content -- import ${dirname(path)}`
    )
  }
  try {
    return isOne
      ? readSingleFile(readFileSync(path, 'utf8'))
      : { content: readContentFolder(path, current), pictures: readPictures(path) }
  } catch (error) {
    throw refusal(path, error)
  }
}

/** A list of its own, as export writes into a folder; a whole export is one object. */
function isPartOfFolder(path: string): boolean {
  const name = basename(path, '.json')
  if (name === 'maplekey' || !(name in ContentFile.entries)) return false
  try {
    return Array.isArray(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return false
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
  const problem = fileProblem(error)
  return problem === undefined ? error : new StartRefused(`${path} can’t be opened: ${problem}.`)
}
