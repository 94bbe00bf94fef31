// The folder of the next release, filled with all of the newest one by other names once that is shown, when nobody waits:
// the next run takes it over, and only has to change what changes.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { linkRelease } from './lay-release.ts'
import type { Release } from './release.ts'
import type { SiteStore } from './site-store.ts'

/** Makes the spare for what follows a release, and takes away all others. */
export async function makeSpare(store: SiteStore, name: string): Promise<void> {
  const release = store.read(name)
  if (!release) return
  for (const other of existsSync(store.spares) ? readdirSync(store.spares) : [])
    if (other !== name) rmSync(join(store.spares, other), { recursive: true, force: true })
  const spare = join(store.spares, name)
  if (existsSync(spare)) return
  // Under this name only when it is whole.
  const part = `${spare}.part`
  await linkRelease({ from: store.folderOf(name), to: part, release, changing: new Set() })
  renameSync(part, spare)
}

/** Whether there was one, which is at `folder` now. */
export function takeSpare(store: SiteStore, { name }: Release, folder: string): boolean {
  const spare = join(store.spares, name)
  if (!existsSync(spare)) return false
  renameSync(spare, folder)
  return true
}
