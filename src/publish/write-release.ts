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
import type { ReportProgress } from './progress.ts'

export type WrittenRelease = {
  contents: Pick<Release, 'brought' | 'files' | 'policies'>
  /** Files whose content changed. */
  changed: string[]
  rendered: RenderedFile[]
  message: string
}

type WriteContext = {
  before: Release | undefined
  bundle: { client: string }
  folder: string
  /** In progress if most files stay the same, see linkRelease. */
  linking: Promise<void> | undefined
  plan: ReleasePlan
  pool: RenderPool
  store: SiteStore
  report: ReportProgress
}

const COMPRESSED = /\.(br|gz)$/
const LINK_BATCH = 500
/** Up to this many pictures are drawn while pages are still being rendered. */
const DRAWN_MEANWHILE_MAX = 20

/**
 * Fills a release's folder: renders what changed and hard-links everything else.
 * @throws PagesFailed if pages can't be rendered
 */
export async function writeRelease(context: WriteContext): Promise<WrittenRelease> {
  const { before, bundle, folder, linking, plan, pool, store, report } = context
  mkdirSync(folder, { recursive: true })
  const brought = linkAssets(join(bundle.client, '_astro'), join(store.assets, '_astro'))
  linkAssets(join(store.snapshot, 'pictures'), join(store.assets, 'pictures'))

  const previousFolder = before && store.folderOf(before.name)
  const rendered: RenderedFile[] = []
  const total = plan.render.size
  const job = {
    files: longestFirst(plan).map((file) => ({ file, before: before?.files[file]?.hash })),
    folder,
    isFilled: linking !== undefined,
    previousFolder
  }
  const drawing: Promise<void>[] = []
  let pictureCount = 0
  const drawFew = (requested: readonly OgPicture[]): void => {
    pictureCount += requested.length
    if (linking && requested.length > 0 && pictureCount <= DRAWN_MEANWHILE_MAX)
      drawing.push(pool.draw(requested, () => {}))
  }
  for (const file of plan.gone) unlinkFile(folder, file)
  const linked = linking ?? linkAll(bundle.client, folder, publicLinks(bundle.client))
  const [failed] = await Promise.all([
    pool.render(job, (batch) => {
      rendered.push(...batch)
      drawFew(batch.flatMap(({ picture }) => picture ?? []))
      report('render', { done: rendered.length, total })
    }),
    linked
  ])

  await Promise.all(drawing)
  if (failed.length > 0) throw new PagesFailed(failed)

  const changed = rendered
    .filter(({ file, hash }) => before?.files[file]?.hash !== hash)
    .map(({ file }) => file)
    .sort()
  const message = `${changed.length} pages and files changed, ${plan.keep.length + total - changed.length} unchanged`
  return { changed, contents: contentsOf(context, rendered, brought), message, rendered }
}

/** Feeds and the sitemap list every page, so they take longest and go first. */
function longestFirst({ render }: ReleasePlan): string[] {
  const isPage = (file: string): boolean => file.endsWith('.html')
  const files = [...render.keys()]
  return [...files.filter((file) => !isPage(file)), ...files.filter(isPage)]
}

function contentsOf(
  { before, bundle, plan, store }: WriteContext,
  rendered: readonly RenderedFile[],
  brought: string[]
): WrittenRelease['contents'] {
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
  const exists = memoize((asset: string) => existsSync(join(store.assets, asset)))
  for (const { assets: references, file, hash, picture, policy } of rendered) {
    const assets = references.filter((asset) => asset === picture?.path.slice(1) || exists(asset))
    files[file] = { key: plan.render.get(file), hash, ...(assets.length > 0 ? { assets } : {}) }
    if (policy !== undefined) policyOf.set(file, policy)
  }
  const policies = [...new Set(policyOf.values())].sort()
  const numbers = new Map(policies.map((policy, at) => [policy, at]))
  for (const [file, policy] of policyOf) files[file]!.policy = numbers.get(policy)
  return { brought, files, policies }
}

/** Assets are named by content, so existing ones are never replaced. */
function linkAssets(from: string, to: string): string[] {
  if (!existsSync(from)) return []
  const existing = new Set(existsSync(to) ? filesIn(to) : [])
  const names = filesIn(from)
  for (const name of names) {
    if (existing.has(name)) continue
    mkdirSync(dirname(join(to, name)), { recursive: true })
    linkSync(join(from, name), join(to, name))
  }
  return names.filter((name) => !COMPRESSED.test(name)).map((name) => `_astro/${name}`)
}

function publicLinks(client: string): { file: string; name: string }[] {
  return publicFiles(client).map((name) => ({ name, file: name }))
}

/** Files of the project's `public` folder, with their compressed versions. */
function publicFiles(client: string): string[] {
  return filesIn(client).filter((file) => !file.startsWith('_astro/'))
}

/** Hard-links a release's files, except those in `changing`, which may grow during the call. */
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

/** Yields to the threads' messages between batches. `file`: the name without .br or .gz. */
async function linkAll(
  from: string,
  to: string,
  names: readonly { file: string; name: string }[],
  changing: ReadonlySet<string> = new Set()
): Promise<void> {
  for (const place of new Set(names.map(({ name }) => dirname(name))))
    mkdirSync(join(to, place), { recursive: true })
  for (let at = 0; at < names.length; at += LINK_BATCH) {
    for (const { file, name } of names.slice(at, at + LINK_BATCH)) {
      if (!changing.has(file)) linkSync(join(from, name), join(to, name))
    }
    await setImmediate()
  }
}

function memoize<Answer>(ask: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, Answer>()
  return (key) => {
    const answer = known.get(key) ?? ask(key)
    known.set(key, answer)
    return answer
  }
}
