import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Laid } from './lay-release.ts'
import { CannotPublish, PagesFailed } from './publish-failures.ts'
import type { FailedFile, RenderedFile } from './render/render-thread.ts'

/** Without these there is nothing to come to, or to be told that one is lost. */
const NEEDED = ['404.html', 'blog.html', 'index.html', 'pricing.html', 'rss.xml', 'sitemap.xml']
/** Answered by the panel service, not by a file. */
const SERVED = /^\/(api|mailbox|openapi\.json)(\/|$)/

/**
 * Looks over what was rendered; what a writer may have meant is a warning. `assets`: their folder.
 * @throws CannotPublish where the site lacks a page, PagesFailed where pages lack a part that they need
 */
export function checkRelease(
  { contents, rendered }: Pick<Laid, 'contents' | 'rendered'>,
  assets: string
): { message: string; warnings: string[] } {
  const missing = NEEDED.filter((file) => !(file in contents.files))
  if (missing.length > 0)
    throw new CannotPublish(`The site lacks ${missing.join(', ')}; nothing was published.`)

  const { lost, warnings } = checkAssets(rendered, assets)
  for (const { file, links } of rendered) {
    for (const link of links) {
      if (!SERVED.test(link) && !leads(link, contents.files))
        warnings.add(`${file} leads to ${link}, which is not there.`)
    }
  }
  if (lost.length > 0) throw new PagesFailed(lost)
  return { message: `${rendered.length} pages and files checked`, warnings: [...warnings] }
}

/** The pages that need a file which is not there, and warnings about pictures of the panel's that are gone. */
export function checkAssets(
  rendered: readonly RenderedFile[],
  folder: string
): { lost: FailedFile[]; warnings: Set<string> } {
  const there = new Map<string, boolean>()
  const isThere = (asset: string): boolean => {
    const known = there.get(asset) ?? existsSync(join(folder, asset))
    there.set(asset, known)
    return known
  }
  const coming = new Set(rendered.map(({ picture }) => picture?.path.slice(1)))
  const lost: FailedFile[] = []
  const warnings = new Set<string>()
  for (const { assets, file, needed } of rendered) {
    for (const asset of assets) {
      if (isThere(asset) || coming.has(asset)) continue
      // Without its script a page doesn't work; a missing picture is a gap in a text.
      if (needed.includes(asset))
        lost.push({ file, reason: `It needs /${asset}, which is not there.` })
      else warnings.add(`${file} shows /${asset}, which is not there.`)
    }
  }
  return { lost, warnings }
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
