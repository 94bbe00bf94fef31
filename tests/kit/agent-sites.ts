import { resolve } from 'node:path'
import { buildAgentSites } from '../../scripts/site/agent-sites.ts'

let built: Promise<string> | undefined

/** A folder whose `dist` has the built renderer; built once for each state of the sources. */
export function builtSites(): Promise<string> {
  built ??= buildAgentSites(resolve('.'), resolve('.astro/test/sites/dist')).then(() =>
    resolve('.astro/test/sites')
  )
  return built
}
