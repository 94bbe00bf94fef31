import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from '../../config/start-refused.ts'

/**
 * Makes this process the only one that does in a folder what the lock is named after, until it lets go or dies. The kernel
 * frees the lock when the process dies, however it dies, so none is ever left behind. @throws StartRefused with the sentence
 */
export function lockFolder(folder: string, name: string, taken: string): { release: () => void } {
  const lock = new DatabaseSync(join(folder, name), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new StartRefused(taken)
  }
  return { release: () => lock.close() }
}
