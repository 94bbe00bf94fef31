// The folder of the next release, filled with hard links to the live release after the switch, when
// nobody is waiting. The next run replaces only what changed.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { linkRelease } from './write-release.ts'
import type { Release } from './release.ts'
import type { SiteStore } from './site-store.ts'

/** Prepares the folder of the release after `name`, and removes all others. */
export async function prepareNextRelease(store: SiteStore, name: string): Promise<void> {
  const release = store.read(name)
  if (!release) return
  for (const other of existsSync(store.preparedReleases) ? readdirSync(store.preparedReleases) : [])
    if (other !== name)
      rmSync(join(store.preparedReleases, other), { recursive: true, force: true })
  const prepared = join(store.preparedReleases, name)
  if (existsSync(prepared)) return
  // Renamed once complete.
  const part = `${prepared}.part`
  await linkRelease({ from: store.folderOf(name), to: part, release, changing: new Set() })
  renameSync(part, prepared)
}

/** Moves the prepared folder to `folder`. Returns whether there was one. */
export function takePreparedRelease(store: SiteStore, { name }: Release, folder: string): boolean {
  const prepared = join(store.preparedReleases, name)
  if (!existsSync(prepared)) return false
  renameSync(prepared, folder)
  return true
}
