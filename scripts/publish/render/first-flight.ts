// What a public page needs for its first paint comes with the page, in the first flight of packets: its style sheets
// stand in its head, and the frame's script is named there, for boot.ts to fetch once the page can be read. Pages behind
// the log-in keep their files: they share more than they would save, and one visit opens many of them.

import visible from 'astro/runtime/client/visible.prebuilt.js'
import astroIsland from 'astro/runtime/server/astro-island.prebuilt.js'

const STYLES = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">|<style>([^]*?)<\/style>/g
/** A tag that is chosen while rendering says "true". */
const MARK = / data-astro-cid-(\w+)(?:="(?:true)?")?/g
const SCOPE = /data-astro-cid-(\w+)/g
/** What stands before a scope in a selector, up to the next space or combinator. */
const SCOPED_RULE = /([^\s{},>+~]*)\[data-astro-cid-(\w+)\]/g
const STYLE = /<style>([^]*?)<\/style>/
/** The innermost ones: those of a media query, but not itself. */
const RULE = /([^{};]+)\{[^{}]*\}/g
const EMPTY_RULE = /@(?:media|container|supports)[^{};]*\{\}/g
/** What a style sheet can do without: the space after a comma, a line's end, the last semicolon of a rule. Strings stay whole. */
const LOOSE = /("[^"]*")|(?<=,) |\n *|;(?=})/g
const TAG = /<([a-z][\w-]*)\s[^>]*data-astro-cid-[^>]*>/g
const FIRST_SECTION = /(<main [^>]*>\s*<(?:div|header|section))(?=[\s>])/
const FRAME = /<script type="module" src="(\/_astro\/base\.[^"]+\.js)"><\/script>/
/** What Astro writes before a page's first island, to wake those that come into sight. */
const ISLAND_SCRIPTS = `<script>${visible}</script><script>${astroIsland}</script>`
const APART = /^(auth|dashboard|demo|editor)\//

/** A page as it leaves: public ones whole in their first flight, those behind the log-in as they are. `read`: a file of ours, by its address. */
export function inFirstFlight(file: string, html: string, read: (path: string) => string): string {
  if (APART.test(file)) return html
  const own = withShortScopes(withFrameLater(withoutStrangers(withStyles(html, read))))
  // Half of a page is the styles in its head, where there are neither links nor shapes.
  const body = own.indexOf('<body')
  const words = withCloseLinks(withShortEnds(own.slice(body)))
  return withIslandsLater(withWholeStart(own.slice(0, body) + words))
}

/** One style element at the end of the head holds what the page linked and what it held, in the same order. */
export function withStyles(html: string, read: (path: string) => string): string {
  const end = html.indexOf('</head>')
  const styles: string[] = []
  const head = html.slice(0, end).replace(STYLES, (_, path?: string, inner?: string) => {
    styles.push(path === undefined ? (inner ?? '') : read(path))
    return ''
  })
  return `${head}<style>${styles.join('\n')}</style>${html.slice(end)}`
}

export function withFrameLater(html: string): string {
  const frame = FRAME.exec(html)
  if (!frame) throw new Error("A public page lacks the frame's script.")
  return html.replace(frame[0], '').replace('<html ', `<html data-frame="${frame[1]}" `)
}

/** A component brings its styles to every page that may show it; what this page doesn't show is left out, the rest written closely. */
export function withoutStrangers(html: string): string {
  const body = html.slice(html.indexOf('</head>'))
  const shown = new Set([...body.matchAll(SCOPE)].map(([, scope = '']) => scope))
  return html.replace(STYLE, (_, css: string) => `<style>${ownStyles(css, shown)}</style>`)
}

/** Of each set of components the same styles are left, so they are sought once. */
const kept = new Map<string, string>()

function ownStyles(css: string, shown: ReadonlySet<string>): string {
  const key = [...shown].sort().join() + css
  const known = kept.get(key)
  if (known !== undefined) return known
  const isStrange = (selector: string): boolean =>
    [...selector.matchAll(SCOPE)].some(([, scope = '']) => !shown.has(scope))
  const own = css
    .replace(RULE, (rule, selectors: string) => (selectors.split(',').every(isStrange) ? '' : rule))
    .replace(EMPTY_RULE, '')
    .replace(LOOSE, '$1')
  return keep(kept, key, whole(own))
}

/**
 * Astro marks every element with the component whose styles it takes. Within one page a letter or two will do, and only
 * where a rule may ask: for the element's name, for one of its classes, or for anything in the component.
 */
export function withShortScopes(html: string): string {
  const [, css = ''] = STYLE.exec(html) ?? []
  const short = scopes.get(css) ?? keep(scopes, css, shortScopes(css))
  const withTags = html.replace(
    TAG,
    (start: string, tag: string) =>
      short.tags.get(start) ?? keep(short.tags, start, whole(short.tag(start, tag)))
  )
  return css === '' ? withTags : withTags.replace(css, () => short.css)
}

type ShortScopes = {
  css: string
  tag: (start: string, name: string) => string
  /** The same tag is written on many pages. */
  tags: Map<string, string>
}
const scopes = new Map<string, ShortScopes>()

function shortScopes(css: string): ShortScopes {
  const asked = new Map<string, Set<string>>()
  for (const [, compound = '', scope = ''] of css.matchAll(SCOPED_RULE)) {
    const [wanted = '*'] = /^[^)]*$/.test(compound) ? (/\.[\w-]+|^[\w-]+/.exec(compound) ?? []) : []
    asked.set(scope, (asked.get(scope) ?? new Set()).add(wanted))
  }
  const isAsked = (scope: string, tag: string, classes: string[]): boolean =>
    ['*', tag, ...classes.map((name) => `.${name}`)].some((word) => asked.get(scope)?.has(word))

  const names = new Map(
    [...asked.keys()].map((scope, index) => [scope, `data-x${index.toString(36)}`])
  )
  return {
    css: css.replace(SCOPE, (_, scope: string) => names.get(scope) ?? ''),
    tag(start, name) {
      const classes = /\sclass="([^"]*)"/.exec(start)?.[1]?.split(/\s+/) ?? []
      return start.replace(MARK, (_, scope: string) =>
        isAsked(scope, name, classes) ? ` ${names.get(scope)}` : ''
      )
    },
    tags: new Map()
  }
}

const KEPT_MAX = 4000

function keep<Value>(cache: Map<string, Value>, key: string, value: Value): Value {
  if (cache.size >= KEPT_MAX) cache.clear()
  cache.set(whole(key), value)
  return value
}

/** A part of a string keeps all of that string in memory: here, pages by the thousand. */
function whole(text: string): string {
  return Buffer.from(text).toString()
}

/** An empty shape of a drawing may close itself. */
export function withShortEnds(html: string): string {
  return html.replace(/><\/(?:circle|path|rect)>/g, '/>')
}

/** A link on a line of its own in its source would be underlined to the line's end, and stand apart from the comma after it. */
export function withCloseLinks(html: string): string {
  return html
    .replace(/([^\s>]?)(<a\s[^>]*>)\s+/g, (_, before: string, link: string) =>
      before ? `${before} ${link}` : link
    )
    .replace(/\s+<\/a>(\w?)/g, (_, after: string) => (after ? `</a> ${after}` : '</a>'))
    .replace(/(<\/(?:a|em|strong)>)\s+(?=[.,;:!?])/g, '$1')
}

/** A slow phone would paint a page's first section while half of it is still to be read, and see its buttons grow. */
export function withWholeStart(html: string): string {
  const whole = html.replace(FIRST_SECTION, '$1 id="first"')
  if (whole === html) return html
  return whole.replace('</head>', '<link rel="expect" href="#first" blocking="render"></head>')
}

/** Islands that are all far down the page wake by what islands/island-runtime.ts fetches once one of them is in sight. */
export function withIslandsLater(html: string): string {
  const first = html.indexOf('<astro-island')
  const isNear = first < html.indexOf('</section>')
  if (first < 0 || isNear || /<astro-island[^>]* client="(?!visible")/.test(html)) return html
  const later = html.replace(ISLAND_SCRIPTS, '')
  if (later === html) throw new Error("Astro's script of islands is not where it was.")
  return later
}
