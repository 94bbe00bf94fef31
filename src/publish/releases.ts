import { lockFolder } from '#panel/services/database/owner-lock.ts'
import { StartRefused } from '#panel/config/start-refused.ts'
import { openStore, type SiteStore } from './site-store.ts'

export type ListedRelease = { name: string; made: string; changed: number; isShown: boolean }

/** Newest first. */
export function listReleases(folder: string): ListedRelease[] {
  const store = openStore(folder)
  const shown = store.current()
  return store.names().flatMap((name) => {
    const release = store.read(name)
    if (!release) return []
    return [{ name, made: release.made, changed: release.changed, isShown: name === shown }]
  })
}

/** Switches to a kept release: the named one, or the one before the live one. */
export async function rollBack(
  folder: string,
  requested?: string,
  onLive?: (store: SiteStore) => Promise<void>
): Promise<{ shown: string; replaced: string | undefined }> {
  const store = openStore(folder)
  const lock = lockFolder(
    folder,
    'publish.lock',
    `A run is publishing into ${folder}; wait until it has finished.`
  )
  try {
    const names = store.names()
    const replaced = store.current()
    const before = names[names.indexOf(replaced ?? '') + 1]
    const name = requested ?? (replaced === undefined ? undefined : before)
    if (name === undefined) throw new StartRefused('There is no earlier release to roll back to.')
    if (!names.includes(name)) {
      throw new StartRefused(`There is no release ${name}; npm run publish -- list shows them.`)
    }
    store.setCurrent(name)
    await onLive?.(store)
    return { shown: name, replaced }
  } finally {
    lock.release()
  }
}
