import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** All that a built page can depend on beside its content. The panel is not among it: the site knows it by the snapshot alone. */
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

/** One hash of the sources and the settings a site is built of: another hash, another bundle. */
export function sourceHash(root: string, env: NodeJS.ProcessEnv): string {
  const settings = Object.entries(env)
    .filter(([key]) => key.startsWith('PUBLIC_') || key === 'SITE_URL')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return hashFiles(root, SOURCES, JSON.stringify(settings))
}

/** What the pictures are drawn with that a link to a page shows. */
const DRAWN_WITH = [
  'src/publish/render/*og-*.ts',
  'src/layouts/fonts/*.woff2',
  'src/sections/blog/post-drawing.ts',
  'src/sections/drawings/street/*.ts'
]

/** Stays the same while a change leaves the drawings as they are, so that thousands of them need not be made again. */
export function drawingHash(root: string, product: string): string {
  return hashFiles(root, DRAWN_WITH, product)
}

function hashFiles(root: string, patterns: string[], more: string): string {
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
  return hash.update(more).digest('hex').slice(0, 32)
}
