import { lockFolder } from '#panel/services/database/owner-lock.ts'
import { StartRefused } from '#panel/config/start-refused.ts'
import { openStore, type SiteStore } from './site-store.ts'

export type ListedRelease = { name: string; made: string; changed: number; isShown: boolean }

/** The newest first. */
export function listReleases(folder: string): ListedRelease[] {
  const store = openStore(folder)
  const shown = store.current()
  return store.names().flatMap((name) => {
    const release = store.read(name)
    if (!release) return []
    return [{ name, made: release.made, changed: release.changed, isShown: name === shown }]
  })
}

/** Shows a release that is kept: the one before the shown one where none is named. */
export async function rollBack(
  folder: string,
  wanted?: string,
  told?: (store: SiteStore) => Promise<void>
): Promise<{ shown: string; replaced: string | undefined }> {
  const store = openStore(folder)
  const lock = lockFolder(
    folder,
    'publish.lock',
    `A run is publishing into ${folder}; wait until it is done.`
  )
  try {
    const names = store.names()
    const replaced = store.current()
    const before = names[names.indexOf(replaced ?? '') + 1]
    const name = wanted ?? (replaced === undefined ? undefined : before)
    if (name === undefined) throw new StartRefused('There is no release before this one.')
    if (!names.includes(name)) {
      throw new StartRefused(`There is no release ${name}; npm run publish -- list names them.`)
    }
    store.show(name)
    await told?.(store)
    return { shown: name, replaced }
  } finally {
    lock.release()
  }
}
