import type { Styles } from './page-styles.ts'
import type { PageElement } from './read-page.ts'

export type NamedFiles = {
  /** What the page shows or fetches of the folder of assets, e.g. '_astro/base.x1.js'; each once. */
  assets: string[]
  /** Those of them that the page doesn't work without: its scripts and style sheets. */
  needed: string[]
  /** Addresses of our own that the page links to; each once. */
  links: string[]
}

const ASSET = /\/((?:_astro|og|pictures)\/[\w./-]+\.\w+)/g
/** `props` are those of an island, as JSON. */
const NAMING = new Set(['content', 'href', 'props', 'src', 'srcset'])
const NEEDED = new Set(['component-url', 'data-frame', 'link href', 'renderer-url', 'script src'])

export function namedFiles(
  elements: readonly PageElement[],
  styles: readonly Styles[]
): NamedFiles {
  const assets = styles.flatMap((one) => one.assets)
  const links: string[] = []
  const needed: string[] = []
  for (const { attribs, name } of elements) {
    for (const [attribute, value] of Object.entries(attribs)) {
      if (NEEDED.has(attribute) || NEEDED.has(`${name} ${attribute}`))
        needed.push(...assetsIn(value))
      else if (NAMING.has(attribute)) assets.push(...assetsIn(value))
    }
    const { href } = attribs
    if (name === 'a' && href?.startsWith('/') && !href.startsWith('//'))
      links.push(href.split(/[?#]/)[0]!)
  }
  return { assets: each([...assets, ...needed]), links: each(links), needed: each(needed) }
}

export function assetsIn(text: string): string[] {
  return Array.from(text.matchAll(ASSET), ([, asset = '']) => asset)
}

function each(items: readonly string[]): string[] {
  return [...new Set(items)].sort()
}
