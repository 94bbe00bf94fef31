// Renders single pages with the server that Astro has built (scripts/build/server-entry.ts), without another build.

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What scripts/build/server-entry.ts exports; `key` is any text. */
type Server = {
  addresses: () => { isPage: boolean; key?: string; path: string }[]
  render: (path: string) => Promise<Response>
}

export type Address = {
  /** Where its file lies in a release, e.g. 'blog/1.html'. */
  file: string
  /** Changes whenever the page would; undefined where any change of the content may change it. */
  key: string | undefined
}

type Rendered = { body: string; policy: string | undefined }

export type SiteRenderer = {
  /** The pages of the snapshot, which is read now. */
  addresses: () => readonly Address[]
  /** @throws whatever the page throws, and where it answers anything but 200, or 404 for the page that says so. */
  render: (file: string) => Promise<Rendered>
}

const LOST = '404.html'
const HTML = '.html'

/** `folder`: the server of a bundle. The snapshot is the one that SNAPSHOT names. */
export async function openRenderer(folder: string): Promise<SiteRenderer> {
  const server = (await import(pathToFileURL(join(folder, 'entry.mjs')).href)) as Server
  return {
    addresses: () =>
      server.addresses().map(({ isPage, key, path }) => ({
        file: isPage ? pageFile(path) : path.slice(1),
        key: key === undefined ? undefined : digest(key)
      })),
    async render(file) {
      const response = await server.render(pathOf(file))
      if (response.status !== 200 && !(response.status === 404 && file === LOST)) {
        throw new Error(`${file} answers ${response.status} while it is rendered.`)
      }
      return {
        body: await response.text(),
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
