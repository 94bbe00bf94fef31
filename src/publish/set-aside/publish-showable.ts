import { readlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PublishProblem } from '#contract/content/publish-run.ts'
import type { Bundle } from '../bundle.ts'
import { PagesFailed } from '../publish-failures.ts'
import type { Release } from '../release.ts'
import type { RenderPool } from '../render/render-pool.ts'
import type { SiteStore } from '../site-store.ts'
import { type Content, show } from '../snapshot/snapshot-folder.ts'
import type { SnapshotResult } from '../snapshot/take-snapshot.ts'
import { type ContentItem, itemsOf, keyOf } from './content-items.ts'
import { findCulprits } from './find-culprits.ts'
import { learn, readKnown, setAside, writeKnown } from './set-aside.ts'

type Showable = {
  before: Release | undefined
  bundle: Bundle
  /** Threads that were opened before the content was known. */
  firstThreads: RenderPool | undefined
  open: (snapshot?: string) => RenderPool
  store: SiteStore
  taken: Pick<SnapshotResult, 'before' | 'content'>
}

/** An item may keep a version that fails as well: then it is left out in the next round. */
const ROUNDS = 3

/**
 * Publishes all that can be shown: items that pages fail with are found and set aside.
 * @throws CannotPublish where no item is to blame
 */
export async function publishShowable<Published>(
  { before, bundle, firstThreads, open, store, taken }: Showable,
  publish: (ready: { pool: RenderPool; snapshot: string }) => Promise<Published>
): Promise<Published & { problems: PublishProblem[] }> {
  let known = readKnown(store.folder, bundle.hash)
  let threads = firstThreads
  let shown = taken.content
  for (let round = 1; ; round++) {
    const { content, problems } = setAside(taken.content, taken.before, known)
    if (problems.length > 0) show(store.snapshot, content, shown)
    shown = content
    const pool = threads ?? open()
    threads = undefined
    try {
      const snapshot = basename(readlinkSync(join(store.snapshot, 'now')))
      return { ...(await publish({ pool, snapshot })), problems }
    } catch (error) {
      if (!(error instanceof PagesFailed) || round === ROUNDS) throw error
      store.sweep()
      const isNew = newSince(before?.bundle === bundle.hash ? taken.before : undefined)
      const { assets, folder, snapshot } = store
      const probing = { assets, content, folder, openThreads: open, snapshot }
      const culprits = await findCulprits(probing, error, isNew)
      if (culprits.length === 0) throw error
      known = learn(known, culprits)
      writeKnown(store.folder, known)
    } finally {
      if (pool !== firstThreads) await pool.close()
    }
  }
}

function newSince(before: Content | undefined): (item: ContentItem) => boolean {
  const there = new Set(before ? itemsOf(before).map(keyOf) : [])
  return (item) => !there.has(keyOf(item))
}
