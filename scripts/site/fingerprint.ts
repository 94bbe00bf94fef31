import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** All that a built page can depend on. The panel is not among it: the site knows it by its snapshot alone. */
const SOURCES = [
  'src/**/*',
  'public/**/*',
  'scripts/astro/**/*',
  'astro.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json'
]
const PANEL = /^src[\\/]panel([\\/]|$)/

/** One hash of the sources, the snapshot and the settings a build was made of: another hash, another site. */
export function fingerprint(root: string, snapshot: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256')
  const entries = globSync(SOURCES, { cwd: root, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length)
        .replace(/^[\\/]/, '')
    )
    .filter((file) => !PANEL.test(file))
    .sort()
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')

  const settings = Object.entries(env)
    .filter(([key]) => key.startsWith('PUBLIC_') || key === 'SITE_URL')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return hash.update(JSON.stringify(settings)).update(snapshot).digest('hex')
}
