import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Laid } from './lay-release.ts'

/** Without these there is nothing to come to, or to be told that one is lost. */
const NEEDED = ['404.html', 'blog.html', 'index.html', 'pricing.html', 'rss.xml', 'sitemap.xml']
/** Answered by the panel service, not by a file. */
const SERVED = /^\/(api|mailbox|openapi\.json)(\/|$)/
const SHOWN_MAX = 5

/** Looks over what was rendered. `folder`: that of the assets. @throws where a page lacks a part that it needs; what a writer may have meant is a warning. */
export function checkRelease(
  { contents, rendered }: Pick<Laid, 'contents' | 'rendered'>,
  folder: string
): { message: string; warnings: string[] } {
  const missing = NEEDED.filter((file) => !(file in contents.files))
  if (missing.length > 0)
    throw new Error(`The site lacks ${missing.join(', ')}; nothing was published.`)

  const there = new Map<string, boolean>()
  const isThere = (asset: string): boolean => {
    const known = there.get(asset) ?? existsSync(join(folder, asset))
    there.set(asset, known)
    return known
  }
  const coming = new Set(rendered.map(({ picture }) => picture?.path.slice(1)))
  const lost: string[] = []
  const warnings = new Set<string>()
  for (const { assets, file, links, needed } of rendered) {
    for (const asset of assets) {
      if (isThere(asset) || coming.has(asset)) continue
      // Without its script a page doesn't work; a missing picture is a gap in a text.
      if (needed.includes(asset)) lost.push(`${file} needs /${asset}`)
      else warnings.add(`${file} shows /${asset}, which is not there.`)
    }
    for (const link of links) {
      if (!SERVED.test(link) && !leads(link, contents.files))
        warnings.add(`${file} leads to ${link}, which is not there.`)
    }
  }
  if (lost.length > 0) {
    throw new Error(
      `Pages would lack what they need, so nothing was published: ${lost.slice(0, SHOWN_MAX).join('; ')}.`
    )
  }
  return { message: `${rendered.length} pages and files checked`, warnings: [...warnings] }
}

function leads(link: string, files: object): boolean {
  const path = decoded(link).replace(/^\/|\/$/g, '')
  return [path, `${path}.html`, path === '' ? 'index.html' : `${path}/index.html`].some(
    (file) => file in files
  )
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
