// Publishes the panel's content: takes a snapshot, builds the bundle, renders changed pages, checks
// the release and switches to it. A run killed at any moment leaves the site unchanged.
import { renameSync } from 'node:fs'
import { lockFolder } from '#panel/services/database/owner-lock.ts'
import { buildBundle, type Bundle, findBundle } from './bundle.ts'
import { checkRelease } from './check-release.ts'
import { drawBeforeSwitch, drawPending, pendingPictures } from './draw-pictures.ts'
import { writeRelease, linkRelease } from './write-release.ts'
import { planRelease, type ReleasePlan } from './plan-release.ts'
import { type Release, releaseName, writeManifest } from './release.ts'
import { openRenderPool, type RenderPool } from './render/render-pool.ts'
import { openStore, type SiteStore } from './site-store.ts'
import type { PublishProblem } from '#contract/content/publish-run.ts'
import { publishWithQuarantine } from './quarantine/publish-with-quarantine.ts'
import type { PanelFetch } from './snapshot/panel-client.ts'
import { timedSteps, type ReportProgress } from './progress.ts'
import { prepareNextRelease, takePreparedRelease } from './prepared-release.ts'
import { takeSnapshot } from './snapshot/take-snapshot.ts'
import { drawingHash } from './source-hash.ts'
import { pruneStore } from './prune-store.ts'

export type PublishOptions = {
  /** The project's folder. */
  root: string
  /** The site's folder. */
  store: string
  /** SITE_URL and the PUBLIC_ settings. */
  env: NodeJS.ProcessEnv
  fetchPanel: PanelFetch
  report: ReportProgress
  clock?: () => Date
  allowShrinking?: boolean
  /** Reports what would change, without publishing it. */
  dryRun?: boolean
  /** Called with the live release while the store is still locked. */
  onLive?: (store: SiteStore) => Promise<void>
  /** If nothing changed, keeps a release that was rolled back to. */
  leaveRollback?: boolean
}

export type Published = {
  /** Addresses whose content changed, and those that no longer exist. */
  changed: string[]
  gone: string[]
  /** The live release, and the one before it. */
  release: string | undefined
  replaced: string | undefined
  /** Quarantined items. */
  problems: PublishProblem[]
  state: 'dry' | 'nothing-changed' | 'published' | 'shown-again'
}

/** From this many files, all threads start at once. */
const LARGE_SITE = 2000

/** @throws StartRefused, BuildFailed or CannotPublish; visitors still get the previous release */
export async function publishSite(options: PublishOptions): Promise<Published> {
  const store = openStore(options.store)
  const lock = lockFolder(
    store.folder,
    'publish.lock',
    `Another run is publishing into ${store.folder}; wait until it has finished.`
  )
  try {
    store.removeUnfinished()
    const published = await run(store, options)
    if (published.state !== 'dry') await options.onLive?.(store)
    if (published.state === 'published' && published.release)
      await prepareNextRelease(store, published.release)
    return published
  } finally {
    lock.release()
  }
}

async function run(store: SiteStore, options: PublishOptions): Promise<Published> {
  const { env, root, report } = options
  const timed = timedSteps(report)
  const product = env['PUBLIC_PRODUCT_NAME'] || 'Maplekey'
  const drawing = drawingHash(root, product)
  const openThreads = ({ client, server }: Bundle, snapshot = store.snapshot): RenderPool =>
    openRenderPool({ assets: store.assets, client, drawing, product, server }, snapshot)

  const known = findBundle(root, store.bundles, env)
  const early = known && openThreads(known)
  const before = store.read(store.names()[0])
  if (before && Object.keys(before.files).length > LARGE_SITE) early?.warmUp()
  try {
    // In parallel, as neither uses both cores fully.
    const [content, build] = await Promise.allSettled([
      timed('snapshot', () => readContent(store, options)),
      timed('bundle', async () => ({
        ...(known ?? (await buildBundle(root, store.bundles, env))),
        message: known ? 'Code unchanged' : 'Code built'
      }))
    ])
    if (content.status === 'rejected') throw content.reason
    if (build.status === 'rejected') throw build.reason
    const bundle = build.value
    const open = (snapshot?: string): RenderPool => openThreads(bundle, snapshot)
    const context = { before, bundle, firstThreads: early, open, store, fetched: content.value }
    return await publishWithQuarantine(context, ({ pool, snapshot }) =>
      publishContent(store, options, { before, bundle, pool, snapshot })
    )
  } finally {
    await early?.close()
  }
}

async function publishContent(
  store: SiteStore,
  { clock = () => new Date(), dryRun = false, leaveRollback = false, report }: PublishOptions,
  {
    before,
    bundle,
    pool,
    snapshot
  }: { before: Release | undefined; bundle: Bundle; pool: RenderPool; snapshot: string }
): Promise<Omit<Published, 'problems'>> {
  const timed = timedSteps(report)
  const replaced = store.current()
  const [newest] = store.names()
  if (before?.bundle === bundle.hash && before.snapshot === snapshot) {
    if (!dryRun && pendingPictures(store.folder).length > 0)
      await drawPendingPictures(pool, store, report)
    const isShown = replaced === newest || leaveRollback || dryRun
    if (!isShown && newest) await timed('switch', async () => store.setCurrent(newest))
    const state = isShown ? 'nothing-changed' : 'shown-again'
    return { changed: [], gone: [], release: store.current(), replaced, state }
  }

  const now = { bundle: bundle.hash, snapshot }
  const madeAt = clock()
  const name = nameAfter(newest, madeAt)
  const folder = store.folderOf(`${name}.part`)
  // Most files stay the same. Without a prepared folder they are linked while threads list changes.
  const changing = new Set<string>()
  const linking =
    before?.bundle === bundle.hash && !dryRun
      ? fillFromPrevious(store, { changing, folder, release: before })
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
    madeAt,
    name,
    now,
    plan,
    pool,
    store,
    report
  })
  await timed('switch', async () => store.setCurrent(name))
  if (pendingPictures(store.folder).length > 0) await drawPendingPictures(pool, store, report)
  await timed('tidy', async () => pruneStore(store, madeAt))
  return { ...release, release: name, replaced, state: 'published' }
}

async function fillFromPrevious(
  store: SiteStore,
  { changing, folder, release }: { changing: Set<string>; folder: string; release: Release }
): Promise<void> {
  if (takePreparedRelease(store, release, folder)) return
  await linkRelease({ from: store.folderOf(release.name), to: folder, release, changing })
}

async function drawPendingPictures(
  pool: RenderPool,
  store: SiteStore,
  report: ReportProgress
): Promise<void> {
  await timedSteps(report)('pictures', () => drawPending(pool, store.folder, report))
}

async function readContent(
  store: SiteStore,
  { allowShrinking = false, fetchPanel, report }: PublishOptions
) {
  const { fetched, before, content, posts, warnings } = await takeSnapshot(
    fetchPanel,
    store.snapshot,
    {
      allowShrinking,
      progress: (done, total) => report('snapshot', { done, total })
    }
  )
  return {
    before,
    content,
    warnings,
    message: `Content fetched: ${posts} posts, ${fetched.bodies} new or changed`
  }
}

type ReleaseContext = {
  before: Release | undefined
  bundle: { client: string; hash: string }
  /** The folder to fill, and the linking in progress, if any. */
  folder: string
  linking: Promise<void> | undefined
  madeAt: Date
  name: string
  now: { bundle: string; snapshot: string }
  plan: ReleasePlan
  pool: RenderPool
  store: SiteStore
  report: ReportProgress
}

async function makeRelease(context: ReleaseContext): Promise<Pick<Published, 'changed' | 'gone'>> {
  const { folder, madeAt, name, now, plan, report, store } = context
  const timed = timedSteps(report)
  const written = await timed('render', () => writeRelease(context))
  const pictures = written.rendered.flatMap(({ picture }) => picture ?? [])
  await drawBeforeSwitch(context.pool, store.folder, pictures)
  await timed('check', async () => checkRelease(written, store.assets))
  const changed = written.changed.map(addressOf)
  const gone = plan.gone.map(addressOf)
  const count = changed.length + gone.length
  writeManifest(folder, {
    ...written.contents,
    ...now,
    name,
    made: madeAt.toISOString(),
    changed: count
  })
  renameSync(folder, store.folderOf(name))
  return { changed, gone }
}

/** Names are unique and sort by age, even if the clock goes backwards. */
function nameAfter(newest: string | undefined, moment: Date): string {
  const name = releaseName(moment)
  return newest === undefined || name > newest ? name : `${newest}-1`
}

/** 'blog/1.html' is served at '/blog/1'. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
}
