import { existsSync, linkSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { filesIn } from './files-in.ts'
import { PagesFailed } from './publish-failures.ts'
import type { ReleasePlan } from './plan-release.ts'
import { unlinkFile } from './render/unlink-file.ts'
import { type FileRecord, hashOf, type Release } from './release.ts'
import type { OgPicture } from './render/og-picture.ts'
import type { RenderedFile } from './render/render-thread.ts'
import type { RenderPool } from './render/render-pool.ts'
import type { SiteStore } from './site-store.ts'
import type { Tell } from './steps.ts'

export type Laid = {
  contents: Pick<Release, 'brought' | 'files' | 'policies'>
  /** Files that came out otherwise than before. */
  changed: string[]
  rendered: RenderedFile[]
  message: string
}

type Laying = {
  before: Release | undefined
  bundle: { client: string }
  folder: string
  /** Under way where most of a release stays: see linkRelease. */
  linking: Promise<void> | undefined
  plan: ReleasePlan
  pool: RenderPool
  store: SiteStore
  tell: Tell
}

const COMPRESSED = /\.(br|gz)$/
const LINKS_AT_ONCE = 500
/** So few pictures are drawn while there are pages to render, where most of a site stays. */
const DRAWN_MEANWHILE = 20

/**
 * Fills a release's folder: what changed is rendered, everything else is the same file by another name.
 * @throws PagesFailed naming each page that could not be made
 */
export async function layRelease(laying: Laying): Promise<Laid> {
  const { before, bundle, folder, linking, plan, pool, store, tell } = laying
  mkdirSync(folder, { recursive: true })
  const brought = bringAssets(join(bundle.client, '_astro'), join(store.assets, '_astro'))
  bringAssets(join(store.snapshot, 'pictures'), join(store.assets, 'pictures'))

  const last = before && store.folderOf(before.name)
  const rendered: RenderedFile[] = []
  const total = plan.render.size
  const wish = {
    files: longestFirst(plan).map((file) => ({ file, before: before?.files[file]?.hash })),
    folder,
    isFilled: linking !== undefined,
    last
  }
  const drawing: Promise<void>[] = []
  let pictures = 0
  const drawFew = (wanted: readonly OgPicture[]): void => {
    pictures += wanted.length
    if (linking && wanted.length > 0 && pictures <= DRAWN_MEANWHILE)
      drawing.push(pool.draw(wanted, () => {}))
  }
  for (const file of plan.gone) unlinkFile(folder, file)
  const laid = linking ?? linkAll(bundle.client, folder, publicNames(bundle.client))
  const [failed] = await Promise.all([
    pool.render(wish, (portion) => {
      rendered.push(...portion)
      drawFew(portion.flatMap(({ picture }) => picture ?? []))
      tell('render', { done: rendered.length, total })
    }),
    laid
  ])

  await Promise.all(drawing)
  if (failed.length > 0) throw new PagesFailed(failed)

  const changed = rendered
    .filter(({ file, hash }) => before?.files[file]?.hash !== hash)
    .map(({ file }) => file)
    .sort()
  const message = `${changed.length} pages and files changed, ${plan.keep.length + total - changed.length} stay`
  return { changed, contents: contentsOf(laying, rendered, brought), message, rendered }
}

/** Feeds and the map of the site name every page: begun last, one would hold up the end. */
function longestFirst({ render }: ReleasePlan): string[] {
  const isPage = (file: string): boolean => file.endsWith('.html')
  const files = [...render.keys()]
  return [...files.filter((file) => !isPage(file)), ...files.filter(isPage)]
}

function contentsOf(
  { before, bundle, plan, store }: Laying,
  rendered: readonly RenderedFile[],
  brought: string[]
): Laid['contents'] {
  const policyOf = new Map<string, string>()
  const files: Record<string, FileRecord> = {}
  for (const file of publicFiles(bundle.client)) {
    if (!COMPRESSED.test(file))
      files[file] = { hash: hashOf(readFileSync(join(bundle.client, file))) }
  }
  for (const file of plan.keep) {
    const { policy, ...record } = before!.files[file]!
    files[file] = record
    if (policy !== undefined) policyOf.set(file, before!.policies[policy]!)
  }
  const isThere = remembered((asset: string) => existsSync(join(store.assets, asset)))
  for (const { assets: named, file, hash, picture, policy } of rendered) {
    const assets = named.filter((asset) => asset === picture?.path.slice(1) || isThere(asset))
    files[file] = { key: plan.render.get(file), hash, ...(assets.length > 0 ? { assets } : {}) }
    if (policy !== undefined) policyOf.set(file, policy)
  }
  const policies = [...new Set(policyOf.values())].sort()
  const numbers = new Map(policies.map((policy, at) => [policy, at]))
  for (const [file, policy] of policyOf) files[file]!.policy = numbers.get(policy)
  return { brought, files, policies }
}

/** Names say what a file holds, so one that is there is the same. */
function bringAssets(from: string, to: string): string[] {
  if (!existsSync(from)) return []
  const there = new Set(existsSync(to) ? filesIn(to) : [])
  const names = filesIn(from)
  for (const name of names) {
    if (there.has(name)) continue
    mkdirSync(dirname(join(to, name)), { recursive: true })
    linkSync(join(from, name), join(to, name))
  }
  return names.filter((name) => !COMPRESSED.test(name)).map((name) => `_astro/${name}`)
}

function publicNames(client: string): { file: string; name: string }[] {
  return publicFiles(client).map((name) => ({ name, file: name }))
}

/** What lies in the project's `public` folder, compressed files too. */
function publicFiles(client: string): string[] {
  return filesIn(client).filter((file) => !file.startsWith('_astro/'))
}

/** All of a release by other names, but what is `changing`: that is found out meanwhile. */
export async function linkRelease({
  changing,
  from,
  release,
  to
}: {
  changing: ReadonlySet<string>
  from: string
  release: Release
  to: string
}): Promise<void> {
  const names = filesIn(from).map((name) => ({ name, file: name.replace(COMPRESSED, '') }))
  const known = names.filter(({ file }) => file in release.files)
  await linkAll(from, to, known, changing)
}

/** In portions: the threads have their say in between. `file`: the one that a compressed one lies beside. */
async function linkAll(
  from: string,
  to: string,
  names: readonly { file: string; name: string }[],
  changing: ReadonlySet<string> = new Set()
): Promise<void> {
  for (const place of new Set(names.map(({ name }) => dirname(name))))
    mkdirSync(join(to, place), { recursive: true })
  for (let at = 0; at < names.length; at += LINKS_AT_ONCE) {
    for (const { file, name } of names.slice(at, at + LINKS_AT_ONCE)) {
      if (!changing.has(file)) linkSync(join(from, name), join(to, name))
    }
    await setImmediate()
  }
}

function remembered<Answer>(ask: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, Answer>()
  return (key) => {
    const answer = known.get(key) ?? ask(key)
    known.set(key, answer)
    return answer
  }
}
