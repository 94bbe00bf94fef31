import { readlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PublishProblem } from '#contract/content/publish-run.ts'
import type { Bundle } from '../bundle.ts'
import { PagesFailed } from '../publish-failures.ts'
import type { Release } from '../release.ts'
import type { RenderPool } from '../render/render-pool.ts'
import type { SiteStore } from '../site-store.ts'
import { type Content, setCurrentContent } from '../snapshot/snapshot-folder.ts'
import type { SnapshotResult } from '../snapshot/take-snapshot.ts'
import { type ContentItem, itemsOf, keyOf } from './content-items.ts'
import { findFailingItems } from './find-failing-items.ts'
import { quarantineItems, readQuarantine, applyQuarantine, writeQuarantine } from './quarantine.ts'

type QuarantineContext = {
  before: Release | undefined
  bundle: Bundle
  /** Threads started before the content was fetched. */
  firstThreads: RenderPool | undefined
  open: (snapshot?: string) => RenderPool
  store: SiteStore
  fetched: Pick<SnapshotResult, 'before' | 'content'>
}

/** An item's previous version may fail too; the next attempt leaves the item out. */
const ATTEMPTS = 3

/**
 * Publishes everything that can be rendered, quarantining the items that break pages.
 * @throws CannotPublish if the failure isn't caused by an item
 */
export async function publishWithQuarantine<Published>(
  { before, bundle, firstThreads, open, store, fetched }: QuarantineContext,
  publish: (ready: { pool: RenderPool; snapshot: string }) => Promise<Published>
): Promise<Published & { problems: PublishProblem[] }> {
  let quarantine = readQuarantine(store.folder, bundle.hash)
  let threads = firstThreads
  let active = fetched.content
  for (let attempt = 1; ; attempt++) {
    const { content, problems } = applyQuarantine(fetched.content, fetched.before, quarantine)
    if (problems.length > 0) setCurrentContent(store.snapshot, content, active)
    active = content
    const pool = threads ?? open()
    threads = undefined
    try {
      const snapshot = basename(readlinkSync(join(store.snapshot, 'now')))
      return { ...(await publish({ pool, snapshot })), problems }
    } catch (error) {
      if (!(error instanceof PagesFailed) || attempt === ATTEMPTS) throw error
      store.removeUnfinished()
      const isNew = isNewSince(before?.bundle === bundle.hash ? fetched.before : undefined)
      const { assets, folder, snapshot } = store
      const context = { assets, content, folder, openThreads: open, snapshot }
      const failing = await findFailingItems(context, error, isNew)
      if (failing.length === 0) throw error
      quarantine = quarantineItems(quarantine, failing)
      writeQuarantine(store.folder, quarantine)
    } finally {
      if (pool !== firstThreads) await pool.close()
    }
  }
}

function isNewSince(before: Content | undefined): (item: ContentItem) => boolean {
  const previous = new Set(before ? itemsOf(before).map(keyOf) : [])
  return (item) => !previous.has(keyOf(item))
}
