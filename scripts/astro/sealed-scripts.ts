// Names the hash of every script file beside its address, so that a browser runs what was built and nothing that a cache
// or a server on the way has put in its place.

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'

const SCRIPT = /<script((?=[^>]* src="(\/[^"]+)")(?![^>]* integrity=)[^>]*)>/g

export function sealedScripts(): AstroIntegration {
  return {
    name: 'sealed-scripts',
    hooks: {
      'astro:build:done': ({ assets, dir }) => {
        const hashes = new Map<string, string>()
        const hashOf = (path: string): string => {
          const known = hashes.get(path) ?? hash(readFileSync(new URL(`.${path}`, dir)))
          hashes.set(path, known)
          return known
        }
        for (const url of [...assets.values()].flat()) {
          if (!url.pathname.endsWith('.html')) continue
          const html = readFileSync(url, 'utf8')
          const sealed = withSeals(html, hashOf)
          if (sealed !== html) writeFileSync(url, sealed)
        }
      }
    }
  }
}

/** Only files of ours: what others serve may change without a word. */
export function withSeals(html: string, hashOf: (path: string) => string): string {
  return html.replace(
    SCRIPT,
    (_, attributes: string, path: string) => `<script${attributes} integrity="${hashOf(path)}">`
  )
}

function hash(code: Buffer): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`
}
