import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './files-in.ts'
import type { Release } from './release.ts'
import type { SiteStore } from './site-store.ts'

const RELEASES_KEPT = 10
/** Tabs opened before a switch still request the assets of their release. */
const ASSET_DAYS = 14
const BUNDLES_KEPT = 2
const DAY_MS = 86_400_000

/** Since when no release has referenced each asset, ISO 8601. */
type UnusedSince = Record<string, string>

/** Removes releases beyond the last ten, and assets unreferenced for fourteen days. */
export function pruneStore(store: SiteStore, now: Date): void {
  const live = store.current()
  const kept = store.names().filter((name, at) => at < RELEASES_KEPT || name === live)
  for (const name of store.names()) {
    if (!kept.includes(name)) rmSync(store.folderOf(name), { recursive: true, force: true })
  }
  const releases = kept.flatMap((name) => store.read(name) ?? [])
  pruneBundles(store, releases)
  pruneAssets(store, releases, now)
}

/** Older bundles can't be used, as their sources no longer exist. */
function pruneBundles(store: SiteStore, releases: readonly Release[]): void {
  const latest = [...new Set(releases.map(({ bundle }) => bundle))].slice(0, BUNDLES_KEPT)
  for (const name of readdirSync(store.bundles)) {
    if (!latest.includes(name)) rmSync(join(store.bundles, name), { recursive: true, force: true })
  }
}

function pruneAssets(store: SiteStore, releases: readonly Release[], now: Date): void {
  const referenced = new Set(releases.flatMap((release) => [...assetsOf(release)]))
  const record = join(store.folder, 'unnamed-assets.json')
  const before = readUnusedSince(record)
  const after: UnusedSince = {}
  for (const file of filesIn(store.assets)) {
    const asset = file.replace(/\.(br|gz)$/, '')
    if (referenced.has(asset)) continue
    const since = before[asset] ?? now.toISOString()
    if (now.getTime() - Date.parse(since) > ASSET_DAYS * DAY_MS) rmSync(join(store.assets, file))
    else after[asset] = since
  }
  if (JSON.stringify(before) !== JSON.stringify(after)) writeFileSync(record, JSON.stringify(after))
}

function* assetsOf({ brought, files }: Release): Generator<string> {
  yield* brought
  for (const { assets } of Object.values(files)) yield* assets ?? []
}

function readUnusedSince(file: string): UnusedSince {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as UnusedSince
  } catch {
    return {}
  }
}
