import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runBuild } from '#publish/build-process.ts'
import { agentSitesHash } from '#publish/source-hash.ts'

/** Pages opened before a switch still request the files of their build. */
const BUILDS_KEPT = 3

/**
 * Builds the renderer of agents' websites in `store`/agent-sites, unless that is done. True if it was
 * built. @throws BuildFailed
 */
export async function buildAgentSites(root: string, store: string): Promise<boolean> {
  const folder = join(store, 'agent-sites')
  const hash = agentSitesHash(root, process.env)
  const isBuilt = existsSync(join(folder, hash)) && isSame(join(folder, 'current'), hash)
  if (!isBuilt) {
    const build = join(root, 'scripts/build/agent-sites.ts')
    await runBuild(root, ['--disable-warning=ExperimentalWarning', build, folder], process.env)
  }
  removeOld(folder, hash)
  return !isBuilt
}

function isSame(link: string, hash: string): boolean {
  const shown = statSync(link, { throwIfNoEntry: false })
  return shown?.ino === statSync(join(link, '..', hash)).ino
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
