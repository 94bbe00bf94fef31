// The folder that a site is built from. Bodies and pictures are named by content and added at any
// time; a set lists those of one snapshot, and renaming the symlink `now` switches sets atomically.
//   bodies/<post_id>-<digest>.html   pictures/<name>
//   sets/<hash>/{site,posts,pictures}.json   now -> sets/<hash>
//   site.json -> now/site.json   posts.json -> now/posts.json
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
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
import { flushFiles, listBlobs } from './blob-store.ts'
import { allPosts, bodyName, ListedPost, Site } from './content.ts'

/** The pictures that each file references. */
const Pictures = v.record(v.string(), v.array(v.string()))
type Pictures = v.InferOutput<typeof Pictures>

export type Content = { site: Site; posts: readonly ListedPost[]; pictures: Pictures }

const LINKED_FILES = ['site.json', 'posts.json'] as const

/** The last snapshot; undefined if there is none, or it is incomplete. */
export function readCurrentContent(folder: string): Content | undefined {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(folder, 'now', file), 'utf8'))
  try {
    const posts = v.parse(v.array(ListedPost), read('posts.json'))
    const site = v.parse(Site, read('site.json'))
    const bodies = listBlobs(folder, 'bodies')
    if (!allPosts({ posts, site }).every((post) => bodies.has(bodyName(post)))) return undefined
    return { posts, site, pictures: v.parse(Pictures, read('pictures.json')) }
  } catch {
    return undefined
  }
}

/** Switches to a snapshot and prunes other files. Returns whether it differs from the last. */
export function setCurrentContent(
  folder: string,
  content: Content,
  before: Content | undefined
): boolean {
  const texts = {
    'site.json': `${JSON.stringify(content.site, null, 2)}\n`,
    'posts.json': `[\n${content.posts.map((post) => JSON.stringify(post)).join(',\n')}\n]\n`,
    'pictures.json': `${JSON.stringify(content.pictures)}\n`
  }
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32)
  const last = currentSet(folder)
  const isNew = last !== hash || before === undefined
  const set = join(folder, 'sets', hash)
  // Nothing could be read, so a set of that name is damaged.
  if (before === undefined) rmSync(set, { recursive: true, force: true })
  if (!existsSync(set)) {
    const part = `${set}.part-${process.pid}`
    mkdirSync(part, { recursive: true })
    for (const [file, text] of Object.entries(texts)) writeFileSync(join(part, file), text)
    flushFiles(part, Object.keys(texts))
    renameSync(part, set)
  }
  if (isNew) replaceSymlink(folder, 'now', join('sets', hash))
  for (const file of LINKED_FILES) replaceSymlink(folder, file, join('now', file))
  prune(folder, [content, ...(before ? [before] : [])], [hash, ...(last ? [last] : [])])
  return isNew
}

function currentSet(folder: string): string | undefined {
  const target = readSymlink(join(folder, 'now'))
  return target === undefined ? undefined : basename(target)
}

/** Replaces a symlink or a file atomically. */
function replaceSymlink(folder: string, name: string, target: string): void {
  if (readSymlink(join(folder, name)) === target) return
  const part = join(folder, `.${name}-${process.pid}`)
  rmSync(part, { force: true })
  symlinkSync(target, part)
  renameSync(part, join(folder, name))
}

function readSymlink(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

/** Keeps the previous set, as a build may be reading it. */
function prune(folder: string, contents: readonly Content[], sets: readonly string[]): void {
  keepOnly(join(folder, 'sets'), new Set(sets))
  keepOnly(
    join(folder, 'bodies'),
    new Set(contents.flatMap((content) => allPosts(content).map(bodyName)))
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
