import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Laid } from './lay-release.ts'
import { isNeeded } from './render/named-files.ts'

/** Without these there is nothing to come to, or to be told that one is lost. */
const NEEDED = ['404.html', 'blog.html', 'index.html', 'pricing.html', 'rss.xml', 'sitemap.xml']
/** Answered by the panel service, not by a file. */
const SERVED = /^\/(api|mailbox|openapi\.json)(\/|$)/
const SHOWN_MAX = 5

/** Looks over what was rendered. @throws where a page lacks a part that it needs; what a writer may have meant is a warning. */
export function checkRelease(
  { contents, rendered }: Pick<Laid, 'contents' | 'rendered'>,
  { assets, folder }: { assets: string; folder: string }
): { message: string; warnings: string[] } {
  const missing = NEEDED.filter((file) => !(file in contents.files))
  if (missing.length > 0)
    throw new Error(`The site lacks ${missing.join(', ')}; nothing was published.`)

  const there = new Map<string, boolean>()
  const isThere = (asset: string): boolean => {
    const known = there.get(asset) ?? existsSync(join(assets, asset))
    there.set(asset, known)
    return known
  }
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const coming = new Set(rendered.map(({ picture }) => picture?.path.slice(1)))
  const lost: string[] = []
  const warnings = new Set<string>()
  for (const { assets: named = [], file, links } of rendered) {
    for (const asset of named) {
      if (isThere(asset) || coming.has(asset)) continue
      // A picture that the panel has no more is missing in one text; anything else is a page that does not work.
      if (asset.startsWith('pictures/'))
        warnings.add(`${file} shows /${asset}, which is not there.`)
      else if (isNeeded(read(file), asset)) lost.push(`${file} needs /${asset}`)
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
