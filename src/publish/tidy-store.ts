import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './files-in.ts'
import type { Release } from './release.ts'
import type { SiteStore } from './site-store.ts'

const RELEASES_KEPT = 10
/** A tab that was open before a release goes on asking for the files of its own. */
const ASSET_DAYS = 14
const BUNDLES_KEPT = 2
const DAY_MS = 86_400_000

/** Since when no release names them: by asset, ISO 8601. */
type Unnamed = Record<string, string>

/** Takes away releases beyond the last ten, and assets that none of those kept has named for fourteen days. */
export function tidyStore(store: SiteStore, now: Date): void {
  const shown = store.current()
  const kept = store.names().filter((name, at) => at < RELEASES_KEPT || name === shown)
  for (const name of store.names()) {
    if (!kept.includes(name)) rmSync(store.folderOf(name), { recursive: true, force: true })
  }
  const releases = kept.flatMap((name) => store.read(name) ?? [])
  tidyBundles(store, releases)
  tidyAssets(store, releases, now)
}

/** An older bundle could only render from sources that no longer exist. */
function tidyBundles(store: SiteStore, releases: readonly Release[]): void {
  const latest = [...new Set(releases.map(({ bundle }) => bundle))].slice(0, BUNDLES_KEPT)
  for (const name of readdirSync(store.bundles)) {
    if (!latest.includes(name)) rmSync(join(store.bundles, name), { recursive: true, force: true })
  }
}

function tidyAssets(store: SiteStore, releases: readonly Release[], now: Date): void {
  const named = new Set(releases.flatMap((release) => [...namedBy(release)]))
  const memory = join(store.folder, 'unnamed-assets.json')
  const before = readUnnamed(memory)
  const after: Unnamed = {}
  for (const file of filesIn(store.assets)) {
    const asset = file.replace(/\.(br|gz)$/, '')
    if (named.has(asset)) continue
    const since = before[asset] ?? now.toISOString()
    if (now.getTime() - Date.parse(since) > ASSET_DAYS * DAY_MS) rmSync(join(store.assets, file))
    else after[asset] = since
  }
  if (JSON.stringify(before) !== JSON.stringify(after)) writeFileSync(memory, JSON.stringify(after))
}

function* namedBy({ brought, files }: Release): Generator<string> {
  yield* brought
  for (const { assets } of Object.values(files)) yield* assets ?? []
}

function readUnnamed(file: string): Unnamed {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Unnamed
  } catch {
    return {}
  }
}
