import { spawn } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BuildFailed } from '#publish/bundle.ts'
import { agentSitesHash } from '#publish/source-hash.ts'

/** Pages opened before a switch still request the files of their build. */
const BUILDS_KEPT = 3

/**
 * Builds the renderer of agents' websites in `store`/agent-sites, unless that is done. In a process of
 * its own, whose memory the service then doesn't keep. True if it was built. @throws BuildFailed
 */
export async function buildAgentSites(root: string, store: string): Promise<boolean> {
  const folder = join(store, 'agent-sites')
  const hash = agentSitesHash(root, process.env)
  const isBuilt = existsSync(join(folder, hash)) && isSame(join(folder, 'current'), hash)
  if (!isBuilt) await run(root, folder)
  removeOld(folder, hash)
  return !isBuilt
}

function isSame(link: string, hash: string): boolean {
  const shown = statSync(link, { throwIfNoEntry: false })
  return shown?.ino === statSync(join(link, '..', hash)).ino
}

function run(root: string, folder: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'scripts/build/agent-sites.ts'), folder],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe']
    }
  )
  const stop = (): boolean => child.kill()
  process.once('exit', stop)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      process.off('exit', stop)
      if (code === 0) done()
      else fail(new BuildFailed(output))
    })
  })
}

function removeOld(folder: string, current: string): void {
  const builds = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map(({ name }) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
  for (const { name } of builds.slice(BUILDS_KEPT - 1)) {
    rmSync(join(folder, name), { recursive: true, force: true })
  }
}
