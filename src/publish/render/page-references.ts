import type { Styles } from './page-styles.ts'
import type { PageElement } from './read-page.ts'

export type PageReferences = {
  /** The assets that the page shows or fetches, e.g. '_astro/base.x1.js', without duplicates. */
  assets: string[]
  /** The assets that the page doesn't work without: scripts and style sheets. */
  needed: string[]
  /** Internal links, without duplicates. */
  links: string[]
}

const ASSET = /\/((?:_astro|og|pictures)\/[\w./-]+\.\w+)/g
/** Attributes that may hold URLs; `props` holds an island's, as JSON. */
const URL_ATTRIBUTES = new Set(['content', 'href', 'props', 'src', 'srcset'])
const NEEDED_ATTRIBUTES = new Set([
  'component-url',
  'data-frame',
  'link href',
  'renderer-url',
  'script src'
])

export function collectReferences(
  elements: readonly PageElement[],
  styles: readonly Styles[]
): PageReferences {
  const assets = styles.flatMap((style) => style.assets)
  const links: string[] = []
  const needed: string[] = []
  for (const { attribs, name } of elements) {
    for (const [attribute, value] of Object.entries(attribs)) {
      if (NEEDED_ATTRIBUTES.has(attribute) || NEEDED_ATTRIBUTES.has(`${name} ${attribute}`))
        needed.push(...assetsIn(value))
      else if (URL_ATTRIBUTES.has(attribute)) assets.push(...assetsIn(value))
    }
    const { href } = attribs
    if (name === 'a' && href?.startsWith('/') && !href.startsWith('//'))
      links.push(href.split(/[?#]/)[0]!)
  }
  return {
    assets: uniqueSorted([...assets, ...needed]),
    links: uniqueSorted(links),
    needed: uniqueSorted(needed)
  }
}

export function assetsIn(text: string): string[] {
  return Array.from(text.matchAll(ASSET), ([, asset = '']) => asset)
}

function uniqueSorted(items: readonly string[]): string[] {
  return [...new Set(items)].sort()
}
