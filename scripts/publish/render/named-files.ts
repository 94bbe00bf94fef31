const ASSET = /\/((?:_astro|og|pictures)\/[\w./-]+\.\w+)/g
const LINK = /<a\s[^>]*?href="(\/[^"#?]*)[^"]*"/g

/** What a page seems to name of the folder of assets, e.g. '_astro/base.x1.js'; each once. */
export function namedAssets(html: string): string[] {
  return [...new Set([...html.matchAll(ASSET)].map(([, asset = '']) => asset))].sort()
}

/** Whether a tag names it, and not the words of a text. */
export function isNeeded(html: string, asset: string): boolean {
  for (let at = html.indexOf(asset); at >= 0; at = html.indexOf(asset, at + 1)) {
    if (html.lastIndexOf('<', at) > html.lastIndexOf('>', at)) return true
  }
  return false
}

/** The addresses of our own that a page leads to; each once. */
export function namedPages(html: string): string[] {
  return [...new Set([...html.matchAll(LINK)].map(([, path = '']) => path))]
}
