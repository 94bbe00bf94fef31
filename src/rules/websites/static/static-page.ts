import { DomUtils, parseDocument } from 'htmlparser2'
import { relativeTo, staticFile } from './static-file.ts'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

type Place = {
  /** The page's own path. */
  path: string
  /** Scheme and host of each address that the website has: a link to one of them stays in the folder. */
  origins: ReadonlySet<string>
  /** Shown at any depth, as a page for what isn't there is: its links begin at the folder's top. */
  isAnywhere?: boolean
}

const LINKS = ['href', 'poster', 'src'] as const
const SETS = ['imagesrcset', 'imageSrcSet', 'srcset', 'srcSet'] as const
/** What search engines and other websites are told keeps its whole address. */
const WHOLE_RELS: readonly string[] = ['alternate', 'canonical']

/**
 * A rendered page for a folder of files: links within the website lead from file to file, and its stylesheet, which
 * `styleFile` gives a path, is a file that pages share. `paths`: what the page refers to within the website.
 */
export function staticPage(
  html: string,
  place: Place,
  styleFile: (styles: string) => string
): { html: string; paths: string[] } {
  const page = parseDocument(html, { lowerCaseAttributeNames: false, lowerCaseTags: false })
  const paths = new Set<string>()
  const from = staticFile(place.path)
  const to = (path: string) =>
    place.isAnywhere ? `/${staticFile(path)}` : relativeTo(from, staticFile(path))
  const moved = (address: string): string => {
    const { hash, path } = within(address, place.origins) ?? {}
    if (path === undefined) return address
    paths.add(path)
    return to(path) + (hash ?? '')
  }
  for (const element of DomUtils.getElementsByTagName('*', page)) {
    const { attribs, name } = element
    if (name === 'style') {
      const path = styleFile(DomUtils.textContent(element))
      element.name = 'link'
      element.children = []
      element.attribs = { rel: 'stylesheet', href: to(path) }
      continue
    }
    for (const told of toldIn(element)) {
      const path = within(told, place.origins)?.path
      if (path !== undefined) paths.add(path)
    }
    const isWhole = name === 'link' && WHOLE_RELS.includes(attribs['rel'] ?? '')
    for (const key of LINKS) {
      const address = attribs[key]
      if (address === undefined || (isWhole && !address.startsWith('/'))) continue
      attribs[key] = moved(address)
    }
    for (const key of SETS) {
      const set = attribs[key]
      if (set !== undefined) attribs[key] = set.split(', ').map(inSet(moved)).join(', ')
    }
  }
  return { html: DomUtils.getOuterHTML(page, { encodeEntities: 'utf8' }), paths: [...paths] }
}

/** '/a-480.webp 480w' */
function inSet(moved: (address: string) => string): (candidate: string) => string {
  return (candidate) => {
    const [address = '', ...size] = candidate.trim().split(/\s+/)
    return [moved(address), ...size].join(' ')
  }
}

/** The path of an address within the website; its query has no meaning in a folder. */
function within(
  address: string,
  origins: ReadonlySet<string>
): { path: string; hash: string } | undefined {
  const [first = ''] = origins
  if (address.startsWith('#') || !URL.canParse(address, first)) return undefined
  const { hash, origin, pathname } = new URL(address, first)
  if (!origins.has(origin)) return undefined
  return { path: pathname === '/' ? '/' : pathname.replace(/\/$/, ''), hash }
}

/** Whole addresses that only machines read. */
function toldIn(element: Element): string[] {
  const { attribs, name } = element
  if (name === 'meta') return attribs['property'] === 'og:image' ? [attribs['content'] ?? ''] : []
  if (name !== 'script' || attribs['type'] !== 'application/ld+json') return []
  return textsIn(JSON.parse(DomUtils.textContent(element)))
}

function textsIn(json: unknown): string[] {
  if (typeof json === 'string') return /^https?:/.test(json) ? [json] : []
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : []
}
