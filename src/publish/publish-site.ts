// From the panel's content to the shown site: snapshot, bundle, what changed, checks, a release of its own, and the switch.
// Killed at any moment, it leaves the site as it was, and the next run does the whole of it.
import { renameSync } from 'node:fs'
import { lockFolder } from '#panel/services/database/owner-lock.ts'
import { buildBundle, type Bundle, bundleThere } from './bundle.ts'
import { checkRelease } from './check-release.ts'
import { drawEarly, drawLate, undrawn } from './draw-pictures.ts'
import { layRelease, linkRelease } from './lay-release.ts'
import { planRelease, type ReleasePlan } from './plan-release.ts'
import { type Release, releaseName, writeRelease } from './release.ts'
import { openPool, type RenderPool } from './render/render-pool.ts'
import { openStore, type SiteStore } from './site-store.ts'
import type { PublishProblem } from '#contract/content/publish-run.ts'
import { publishShowable } from './set-aside/publish-showable.ts'
import type { Ask } from './snapshot/ask-panel.ts'
import { stopwatch, type Tell } from './steps.ts'
import { makeSpare, takeSpare } from './spare.ts'
import { takeSnapshot } from './snapshot/take-snapshot.ts'
import { drawingHash } from './source-hash.ts'
import { tidyStore } from './tidy-store.ts'

export type PublishOptions = {
  /** The project's folder. */
  root: string
  /** The site's. */
  store: string
  /** SITE_URL and the PUBLIC_ settings. */
  env: NodeJS.ProcessEnv
  ask: Ask
  tell: Tell
  clock?: () => Date
  allowShrinking?: boolean
  /** Say what would change, and change nothing. */
  dryRun?: boolean
  /** What is to be done with what is shown while no other run can change it. */
  shown?: (store: SiteStore) => Promise<void>
  /** Where nothing is new, leave what is shown, though it be an older release that somebody went back to. */
  leaveRollback?: boolean
}

export type Published = {
  /** Addresses rendered to something else than before, and those that are no more. */
  changed: string[]
  gone: string[]
  /** The release that is shown, and the one shown before. */
  release: string | undefined
  replaced: string | undefined
  /** Items that the pages could not be made with. */
  problems: PublishProblem[]
  state: 'dry' | 'nothing-changed' | 'published' | 'shown-again'
}

/** So many files are worth a thread for each core from the beginning. */
const LARGE_SITE = 2000

/** @throws StartRefused with a sentence, BuildFailed, or CannotPublish; nothing has changed for a visitor then. */
export async function publishSite(options: PublishOptions): Promise<Published> {
  const store = openStore(options.store)
  const lock = lockFolder(
    store.folder,
    'publish.lock',
    `Another run is publishing into ${store.folder}; wait until it is done.`
  )
  try {
    store.sweep()
    const published = await run(store, options)
    if (published.state !== 'dry') await options.shown?.(store)
    if (published.state === 'published' && published.release)
      await makeSpare(store, published.release)
    return published
  } finally {
    lock.release()
  }
}

async function run(store: SiteStore, options: PublishOptions): Promise<Published> {
  const { env, root, tell } = options
  const timed = stopwatch(tell)
  const product = env['PUBLIC_PRODUCT_NAME'] || 'Maplekey'
  const drawing = drawingHash(root, product)
  const openThreads = ({ client, server }: Bundle, snapshot = store.snapshot): RenderPool =>
    openPool({ assets: store.assets, client, drawing, product, server }, snapshot)

  const known = bundleThere(root, store.bundles, env)
  const early = known && openThreads(known)
  const before = store.read(store.names()[0])
  if (before && Object.keys(before.files).length > LARGE_SITE) early?.warmUp()
  try {
    // Each keeps both cores half busy.
    const [content, build] = await Promise.allSettled([
      timed('snapshot', () => readContent(store, options)),
      timed('bundle', async () => ({
        ...(known ?? (await buildBundle(root, store.bundles, env))),
        message: known ? 'Site’s code is as it was' : 'Site’s code built'
      }))
    ])
    if (content.status === 'rejected') throw content.reason
    if (build.status === 'rejected') throw build.reason
    const bundle = build.value
    const open = (snapshot?: string): RenderPool => openThreads(bundle, snapshot)
    const showable = { before, bundle, firstThreads: early, open, store, taken: content.value }
    return await publishShowable(showable, ({ pool, snapshot }) =>
      publishContent(store, options, { before, bundle, pool, snapshot })
    )
  } finally {
    await early?.close()
  }
}

async function publishContent(
  store: SiteStore,
  { clock = () => new Date(), dryRun = false, leaveRollback = false, tell }: PublishOptions,
  {
    before,
    bundle,
    pool,
    snapshot
  }: { before: Release | undefined; bundle: Bundle; pool: RenderPool; snapshot: string }
): Promise<Omit<Published, 'problems'>> {
  const timed = stopwatch(tell)
  const replaced = store.current()
  const [newest] = store.names()
  if (before?.bundle === bundle.hash && before.snapshot === snapshot) {
    if (!dryRun && undrawn(store.folder).length > 0) await drawRest(pool, store, tell)
    const isShown = replaced === newest || leaveRollback || dryRun
    if (!isShown && newest) await timed('switch', async () => store.show(newest))
    const state = isShown ? 'nothing-changed' : 'shown-again'
    return { changed: [], gone: [], release: store.current(), replaced, state }
  }

  const now = { bundle: bundle.hash, snapshot }
  const moment = clock()
  const name = nameAfter(newest, moment)
  const folder = store.folderOf(`${name}.part`)
  // Nearly all of it stays: where no spare has it, it is linked while the threads find out what does not.
  const changing = new Set<string>()
  const linking =
    before?.bundle === bundle.hash && !dryRun
      ? fill(store, { changing, folder, release: before })
      : undefined
  linking?.catch(() => {})
  const plan = planRelease(await pool.addresses(), now, before)
  for (const file of [...plan.render.keys(), ...plan.gone]) changing.add(file)
  if (dryRun) {
    const changed = [...plan.render.keys()].map(addressOf)
    return { changed, gone: plan.gone.map(addressOf), release: newest, replaced, state: 'dry' }
  }
  const release = await makeRelease({
    before,
    bundle,
    folder,
    linking,
    moment,
    name,
    now,
    plan,
    pool,
    store,
    tell
  })
  await timed('switch', async () => store.show(name))
  if (undrawn(store.folder).length > 0) await drawRest(pool, store, tell)
  await timed('tidy', async () => tidyStore(store, moment))
  return { ...release, release: name, replaced, state: 'published' }
}

async function fill(
  store: SiteStore,
  { changing, folder, release }: { changing: Set<string>; folder: string; release: Release }
): Promise<void> {
  if (takeSpare(store, release, folder)) return
  await linkRelease({ from: store.folderOf(release.name), to: folder, release, changing })
}

async function drawRest(pool: RenderPool, store: SiteStore, tell: Tell): Promise<void> {
  await stopwatch(tell)('pictures', () => drawLate(pool, store.folder, tell))
}

async function readContent(
  store: SiteStore,
  { allowShrinking = false, ask, tell }: PublishOptions
) {
  const { asked, before, content, posts, warnings } = await takeSnapshot(ask, store.snapshot, {
    allowShrinking,
    progress: (done, total) => tell('snapshot', { done, total })
  })
  return {
    before,
    content,
    warnings,
    message: `Content taken: ${posts} posts, ${asked.bodies} of them new or changed`
  }
}

type Making = {
  before: Release | undefined
  bundle: { client: string; hash: string }
  /** Where it is made, and what is done there already. */
  folder: string
  linking: Promise<void> | undefined
  moment: Date
  name: string
  now: { bundle: string; snapshot: string }
  plan: ReleasePlan
  pool: RenderPool
  store: SiteStore
  tell: Tell
}

async function makeRelease(making: Making): Promise<Pick<Published, 'changed' | 'gone'>> {
  const { folder, moment, name, now, plan, store, tell } = making
  const timed = stopwatch(tell)
  const laid = await timed('render', () => layRelease(making))
  const pictures = laid.rendered.flatMap(({ picture }) => picture ?? [])
  await drawEarly(making.pool, store.folder, pictures)
  await timed('check', async () => checkRelease(laid, store.assets))
  const changed = laid.changed.map(addressOf)
  const gone = plan.gone.map(addressOf)
  const count = changed.length + gone.length
  writeRelease(folder, {
    ...laid.contents,
    ...now,
    name,
    made: moment.toISOString(),
    changed: count
  })
  renameSync(folder, store.folderOf(name))
  return { changed, gone }
}

/** Two releases never have the same name, and a later one never an earlier name, whatever the clock says. */
function nameAfter(newest: string | undefined, moment: Date): string {
  const name = releaseName(moment)
  return newest === undefined || name > newest ? name : `${newest}-1`
}

/** 'blog/1.html' is served at '/blog/1'. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
}
