import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from '../../config/start-refused.ts'

/**
 * Takes an exclusive lock in a folder. The kernel releases it however the process dies, so no stale
 * lock remains. @throws StartRefused with the message `taken`.
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
