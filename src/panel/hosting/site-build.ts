import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteRenderer } from '#sites/site-renderer.ts'
import type { Body } from './site-response.ts'

/** The renderer, and the hashed files that its pages refer to, by path. */
export type SiteBuild = { renderer: SiteRenderer; files: ReadonlyMap<string, Body> }

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css;charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript;charset=utf-8',
  '.mjs': 'text/javascript;charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2'
}

/**
 * Opens what scripts/build/agent-sites.ts built into `folder`; undefined if it never ran. Pages opened
 * before an upgrade still request the files of the builds before.
 */
export async function openSiteBuild(folder: string): Promise<SiteBuild | undefined> {
  const server = join(folder, 'current/server.mjs')
  if (!existsSync(server)) return undefined
  const renderer = (await import(pathToFileURL(server).href)) as SiteRenderer
  const files = new Map<string, Body>()
  for (const build of await readdir(folder, { withFileTypes: true })) {
    if (!build.isDirectory()) continue
    const assets = join(folder, build.name, 'assets')
    for (const name of existsSync(assets) ? await readdir(assets) : []) {
      const type = TYPES[extname(name)]
      if (type !== undefined) files.set(`/_site/assets/${name}`, readBody(assets, name, type))
    }
  }
  return { renderer, files }
}

function readBody(folder: string, name: string, type: string): Body {
  const plain = readFileSync(join(folder, name))
  const compressed = (ending: string) => {
    const file = join(folder, `${name}.${ending}`)
    return existsSync(file) ? readFileSync(file) : undefined
  }
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { type, hash, identity: plain, br: compressed('br'), gzip: compressed('gz') }
}
