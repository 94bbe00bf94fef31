// Renders single pages with the server that Astro built (scripts/build/server-entry.ts).

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { frenchScripts } from './french-scripts.ts'

/** The exports of scripts/build/server-entry.ts. */
type Server = {
  addresses: () => { isPage: boolean; key?: string; path: string }[]
  render: (path: string) => Promise<Response>
}

export type Address = {
  /** The file's path in a release, e.g. 'blog/1.html'. */
  file: string
  /** The cache key; undefined if the page depends on the whole snapshot. */
  key: string | undefined
}

type Rendered = { body: string; policy: string | undefined }

export type SiteRenderer = {
  /** Reads the snapshot, and lists its addresses. */
  addresses: () => readonly Address[]
  /** @throws the page's own error, or if it answers neither 200 nor, for a 404.html, 404 */
  render: (file: string) => Promise<Rendered>
}

/** A page for missing addresses, in each language. */
const NOT_FOUND = /^(fr\/)?404\.html$/
const HTML = '.html'

/** `folder`: a bundle's server. The variable SNAPSHOT names the snapshot's folder. */
export async function openRenderer(folder: string): Promise<SiteRenderer> {
  const server = (await import(pathToFileURL(join(folder, 'entry.mjs')).href)) as Server
  const inFrench = frenchScripts(folder)
  return {
    addresses: () =>
      server.addresses().map(({ isPage, key, path }) => ({
        file: isPage ? pageFile(path) : path.slice(1),
        key: key === undefined ? undefined : digest(key)
      })),
    async render(file) {
      const response = await server.render(pathOf(file))
      if (response.status !== 200 && !(response.status === 404 && NOT_FOUND.test(file))) {
        throw new Error(`${file} answered ${response.status} when it was rendered.`)
      }
      return {
        body: inFrench(file, await response.text()),
        policy: response.headers.get('content-security-policy') ?? undefined
      }
    }
  }
}

function pageFile(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}${HTML}`
}

function pathOf(file: string): string {
  if (file === `index${HTML}`) return '/'
  return `/${file.endsWith(HTML) ? file.slice(0, -HTML.length) : file}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
