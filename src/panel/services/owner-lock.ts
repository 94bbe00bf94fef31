import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from './start-refused.ts'

/**
 * Makes this process the folder's only owner, for its life: two embedded databases on one folder destroy it without a
 * word. The kernel frees the lock when the process dies, however it dies, so none is ever left behind.
 */
export function lockFolder(folder: string): { release: () => void } {
  const lock = new DatabaseSync(join(folder, 'owner.lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new StartRefused(
      `The data folder ${folder} is in use by another Maplekey process; stop that one, or set PANEL_DATA to another folder.`
    )
  }
  return { release: () => lock.close() }
}
