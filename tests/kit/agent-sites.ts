import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

/** Builds the renderer of agents' websites, and returns the folder whose `dist` has it. */
export function builtSites(): string {
  const folder = resolve('.astro/test/sites')
  const build = ['scripts/build/agent-sites.ts', resolve(folder, 'dist/agent-sites')]
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...build], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  return folder
}
