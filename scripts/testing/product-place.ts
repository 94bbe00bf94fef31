import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '#panel/services/database/owner-lock.ts'
import { freePort } from '../../tests/kit/free-port.ts'
import { root } from './command.ts'

/** The folder of the built site, and the port of the product's address, which its pages contain. */
type Place = { dist: string; port: number; release: () => void }

/** Below the ports that systems pick for connections, any of which could take one during a build. */
const PORTS = [20_000, 32_000] as const

/**
 * This checkout's own build and port, so that a later run finds its build unchanged. A second run at
 * the same time builds into its throw-away folder, for a port of its own.
 */
export async function claimPlace(throwAway: string): Promise<Place> {
  const folder = join(root, '.astro/test')
  mkdirSync(folder, { recursive: true })
  const lock = tryLock(folder)
  if (!lock) return { dist: join(throwAway, 'dist'), port: await anyPort(), release: () => {} }
  const file = join(folder, 'port')
  const port = await lastPort(file)
  writeFileSync(file, String(port))
  return { dist: join(folder, 'dist'), port, release: lock.release }
}

function tryLock(folder: string): ReturnType<typeof lockFolder> | undefined {
  try {
    return lockFolder(folder, 'run.lock', 'Another run uses this folder.')
  } catch {
    return undefined
  }
}

async function lastPort(file: string): Promise<number> {
  try {
    return await freePort(Number(readFileSync(file, 'utf8')))
  } catch {
    return anyPort()
  }
}

const anyPort = (): Promise<number> => freePort(randomInt(...PORTS))
