import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { WrittenRelease } from './write-release.ts'
import { CannotPublish, PagesFailed } from './publish-failures.ts'
import type { FailedFile, RenderedFile } from './render/render-thread.ts'

/** A site isn't published without these. */
const REQUIRED = ['404.html', 'blog.html', 'index.html', 'pricing.html', 'rss.xml', 'sitemap.xml']
/** Served by the panel, not from files. */
const PANEL_PATHS = /^\/(api|mailbox|openapi\.json)(\/|$)/

/**
 * Checks the rendered pages and returns warnings about the content. `assets`: their folder.
 * @throws CannotPublish if a required page is missing, PagesFailed if pages lack needed assets
 */
export function checkRelease(
  { contents, rendered }: Pick<WrittenRelease, 'contents' | 'rendered'>,
  assets: string
): { message: string; warnings: string[] } {
  const missing = REQUIRED.filter((file) => !(file in contents.files))
  if (missing.length > 0)
    throw new CannotPublish(`Nothing was published, as the site lacks ${missing.join(', ')}.`)

  const { broken, warnings } = checkAssets(rendered, assets)
  for (const { file, links } of rendered) {
    for (const link of links) {
      if (!PANEL_PATHS.test(link) && !resolves(link, contents.files))
        warnings.add(`${file} links to ${link}, which doesn’t exist.`)
    }
  }
  if (broken.length > 0) throw new PagesFailed(broken)
  return { message: `${rendered.length} pages and files checked`, warnings: [...warnings] }
}

/** Pages that need a missing asset, and warnings about missing pictures. */
export function checkAssets(
  rendered: readonly RenderedFile[],
  folder: string
): { broken: FailedFile[]; warnings: Set<string> } {
  const cache = new Map<string, boolean>()
  const exists = (asset: string): boolean => {
    const found = cache.get(asset) ?? existsSync(join(folder, asset))
    cache.set(asset, found)
    return found
  }
  const toDraw = new Set(rendered.map(({ picture }) => picture?.path.slice(1)))
  const broken: FailedFile[] = []
  const warnings = new Set<string>()
  for (const { assets, file, needed } of rendered) {
    for (const asset of assets) {
      if (exists(asset) || toDraw.has(asset)) continue
      // A page doesn't work without its scripts and styles, but does without a picture.
      if (needed.includes(asset))
        broken.push({ file, reason: `It needs /${asset}, which doesn’t exist.` })
      else warnings.add(`${file} shows /${asset}, which doesn’t exist.`)
    }
  }
  return { broken, warnings }
}

function resolves(link: string, files: object): boolean {
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
