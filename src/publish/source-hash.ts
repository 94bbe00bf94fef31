import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** All sources that a page can depend on; the panel affects pages through the snapshot only. */
const SOURCES = [
  'src/**/*',
  'public/**/*',
  'scripts/build/**/*',
  'src/publish/compress.ts',
  'src/publish/render/**/*',
  'astro.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json'
]
const PANEL = /^src[\\/]panel([\\/]|$)/

/** Identifies a bundle by its sources and settings. */
export function sourceHash(root: string, env: NodeJS.ProcessEnv): string {
  const siteUrl = Object.entries(env).filter(([key]) => key === 'SITE_URL')
  return hashFiles(root, SOURCES, JSON.stringify([...publicSettings(env), ...siteUrl]))
}

/** The settings that a build can read. */
function publicSettings(env: NodeJS.ProcessEnv): (readonly [string, string | undefined])[] {
  return Object.entries(env)
    .filter(([key]) => key.startsWith('PUBLIC_'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Sources of the agents' websites' renderer. */
const AGENT_SITES = [
  'src/{contract,messages,rules,sites}/**/*',
  'scripts/build/agent-sites.ts',
  'package-lock.json'
]

/** Identifies a build of the agents' websites' renderer. */
export function agentSitesHash(root: string, env: NodeJS.ProcessEnv): string {
  return hashFiles(root, AGENT_SITES, JSON.stringify(publicSettings(env)))
}

/** Sources of the Open Graph pictures. */
const DRAWING_SOURCES = [
  'src/publish/render/*og-*.ts',
  'src/layouts/fonts/*.woff2',
  'src/sections/blog/post-drawing.ts',
  'src/sections/drawings/street/*.ts'
]

/** Unaffected by other sources, as a change redraws thousands of pictures. */
export function drawingHash(root: string, product: string): string {
  return hashFiles(root, DRAWING_SOURCES, product)
}

function hashFiles(root: string, patterns: string[], extra: string): string {
  const hash = createHash('sha256')
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
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
  return hash.update(extra).digest('hex').slice(0, 32)
}
