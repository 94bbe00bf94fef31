// The folder a site is built from. Texts and pictures are named by what they hold, so they are laid down as they come;
// a set names those of one moment, and `now` shows the set that counts, changed by one rename.
//   bodies/<post_id>-<digest>.html   pictures/<name>   sets/<hash>/{site,posts,pictures}.json   now -> sets/<hash>
//   site.json -> now/site.json   posts.json -> now/posts.json
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { bodyName, ListedPost, Site } from './content.ts'

/** Which pictures a text names, by the text's file. */
const Pictures = v.record(v.string(), v.array(v.string()))
type Pictures = v.InferOutput<typeof Pictures>

export type Content = { site: Site; posts: readonly ListedPost[]; pictures: Pictures }

const FLUSHED_ONE_BY_ONE = 50
const SHOWN = ['site.json', 'posts.json'] as const

/** The names of what lies in one of the folder's shelves. */
export function shelved(folder: string, shelf: 'bodies' | 'pictures'): Set<string> {
  mkdirSync(join(folder, shelf), { recursive: true })
  return new Set(readdirSync(join(folder, shelf)))
}

export function readShelved(folder: string, shelf: 'bodies' | 'pictures', name: string): string {
  return readFileSync(join(folder, shelf, name), 'utf8')
}

/** Lays a file down whole or not at all. */
export function shelve(
  folder: string,
  shelf: 'bodies' | 'pictures',
  name: string,
  bytes: Buffer | string
): void {
  const part = join(folder, shelf, `.part-${process.pid}`)
  writeFileSync(part, bytes)
  renameSync(part, join(folder, shelf, name))
}

/** A machine that loses power must not find an empty text under a name that says it is there. */
export function settle(folder: string, files: readonly string[]): void {
  if (files.length > FLUSHED_ONE_BY_ONE) {
    spawnSync('sync', ['-f', folder])
    return
  }
  for (const file of files) {
    const open = openSync(join(folder, file), 'r+')
    fsyncSync(open)
    closeSync(open)
  }
}

/** What was shown last; undefined where there is nothing, or not all of it. */
export function readShown(folder: string): Content | undefined {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(folder, 'now', file), 'utf8'))
  try {
    const posts = v.parse(v.array(ListedPost), read('posts.json'))
    const bodies = shelved(folder, 'bodies')
    if (!posts.every((post) => bodies.has(bodyName(post)))) return undefined
    const site = v.parse(Site, read('site.json'))
    return { posts, site, pictures: v.parse(Pictures, read('pictures.json')) }
  } catch {
    return undefined
  }
}

/** Shows a set from now on. Answers whether it is another than before; what neither names is taken away. */
export function show(folder: string, content: Content, before: Content | undefined): boolean {
  const texts = {
    'site.json': `${JSON.stringify(content.site, null, 2)}\n`,
    'posts.json': `[\n${content.posts.map((post) => JSON.stringify(post)).join(',\n')}\n]\n`,
    'pictures.json': `${JSON.stringify(content.pictures)}\n`
  }
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32)
  const last = shownSet(folder)
  const isNew = last !== hash || before === undefined
  const set = join(folder, 'sets', hash)
  // Where nothing could be read, a set of that name is damaged.
  if (before === undefined) rmSync(set, { recursive: true, force: true })
  if (!existsSync(set)) {
    const part = `${set}.part-${process.pid}`
    mkdirSync(part, { recursive: true })
    for (const [file, text] of Object.entries(texts)) writeFileSync(join(part, file), text)
    settle(part, Object.keys(texts))
    renameSync(part, set)
  }
  if (isNew) point(folder, 'now', join('sets', hash))
  for (const file of SHOWN) point(folder, file, join('now', file))
  tidy(folder, [content, ...(before ? [before] : [])], [hash, ...(last ? [last] : [])])
  return isNew
}

function shownSet(folder: string): string | undefined {
  const target = linkOf(join(folder, 'now'))
  return target === undefined ? undefined : basename(target)
}

/** A link in the place of another, or of a file, at one stroke. */
function point(folder: string, name: string, target: string): void {
  if (linkOf(join(folder, name)) === target) return
  const part = join(folder, `.${name}-${process.pid}`)
  rmSync(part, { force: true })
  symlinkSync(target, part)
  renameSync(part, join(folder, name))
}

function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

/** The set before stays: a build may be reading it. */
function tidy(folder: string, contents: readonly Content[], sets: readonly string[]): void {
  keepOnly(join(folder, 'sets'), new Set(sets))
  keepOnly(
    join(folder, 'bodies'),
    new Set(contents.flatMap(({ posts }) => posts.map((post) => bodyName(post))))
  )
  keepOnly(
    join(folder, 'pictures'),
    new Set(contents.flatMap(({ pictures }) => Object.values(pictures).flat()))
  )
}

function keepOnly(folder: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    if (!names.has(name)) rmSync(join(folder, name), { recursive: true, force: true })
  }
}
