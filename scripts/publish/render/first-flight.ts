// What a public page needs for its first paint comes with the page, in the first flight of packets: its style sheets
// stand in its head, and the frame's script is named there, for boot.ts to fetch once the page can be read. Pages behind
// the log-in keep their files: they share more than they would save, and one visit opens many of them.

import visible from 'astro/runtime/client/visible.prebuilt.js'
import astroIsland from 'astro/runtime/server/astro-island.prebuilt.js'
import { memory, whole } from './memory.ts'

const STYLES = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">|<style>([^]*?)<\/style>/g
/** A tag that is chosen while rendering says "true". */
const MARK = / data-astro-cid-(\w+)(?:="(?:true)?")?/g
const SCOPE = /data-astro-cid-(\w+)/g
/** What stands before a scope in a selector, up to the next space or combinator. */
const SCOPED_RULE = /([^\s{},>+~]*)\[data-astro-cid-(\w+)\]/g
/** The innermost ones: those of a media query, but not itself. */
const RULE = /([^{};]+)\{[^{}]*\}/g
const EMPTY_RULE = /@(?:media|container|supports)[^{};]*\{\}/g
/** What a style sheet can do without: the space after a comma, a line's end, the last semicolon of a rule. Strings stay whole. */
const LOOSE = /("[^"]*")|(?<=,) |\n *|;(?=})/g
/** Astro gives each typeface a name of its own. */
const FAMILY = /"([^"]*)-[0-9a-f]{16}"/g
const LINES = />[^<>]*\n[^<>]*</g
/** Where a line's end is more than a space: shown as written, or held against what React would write. */
const AS_WRITTEN = /<(?:pre|textarea|astro-island)[\s>]/
const TAG = /<([a-z][\w-]*)\s[^>]*data-astro-cid-[^>]*>/g
const FIRST_SECTION = /^(<main [^>]*>\s*<(?:div|header|section))(?=[\s>])/
const FRAME = /<script type="module" src="(\/_astro\/base\.[^"]+\.js)"><\/script>/
/** What Astro writes before a page's first island, to wake those that come into sight. */
const ISLAND_SCRIPTS = `<script>${visible}</script><script>${astroIsland}</script>`
const TAGS_MAX = 4000

/** A head without the styles that it links and holds, and these, as they are written there. */
export function takeStyles(head: string): { head: string; styles: string[] } {
  const styles: string[] = []
  const bare = head.replace(STYLES, (style) => {
    styles.push(style)
    return ''
  })
  return { head: bare, styles }
}

/** The rules of such styles, in the same order. `read`: a file of ours, by its address. */
export function rulesOf(styles: readonly string[], read: (path: string) => string): string {
  return styles
    .map((style) =>
      style.replace(STYLES, (_, path?: string, inner = '') => (path ? read(path) : inner))
    )
    .join('\n')
}

/** A part of a page without the frame's script, and its address, where it stands there. */
export function takeFrame(part: string): { html: string; frame: string | undefined } {
  const [tag = '', frame] = FRAME.exec(part) ?? []
  return { html: frame === undefined ? part : part.replace(tag, ''), frame }
}

/** The components whose styles a part of a page may take; each once. */
export function scopesIn(part: string): string[] {
  return [...new Set([...part.matchAll(SCOPE)].map(([, scope = '']) => scope))]
}

/** A component brings its styles to every page that may show it; what this page doesn't show is left out, the rest written closely. */
export function withoutStrangers(css: string, shown: ReadonlySet<string>): string {
  const isStrange = (selector: string): boolean =>
    [...selector.matchAll(SCOPE)].some(([, scope = '']) => !shown.has(scope))
  return css
    .replace(RULE, (rule, selectors: string) => (selectors.split(',').every(isStrange) ? '' : rule))
    .replace(EMPTY_RULE, '')
    .replace(LOOSE, '$1')
    .replace(FAMILY, '"$1"')
}

/**
 * Astro marks every element with the component whose styles it takes. Within one page a letter or two will do, and only
 * where a rule may ask: for the element's name, for one of its classes, or for anything in the component.
 */
export function shortScopes(css: string): { css: string; shorten: (html: string) => string } {
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
  const shortTag = (start: string, name: string): string => {
    const classes = /\sclass="([^"]*)"/.exec(start)?.[1]?.split(/\s+/) ?? []
    return start.replace(MARK, (_, scope: string) =>
      isAsked(scope, name, classes) ? ` ${names.get(scope)}` : ''
    )
  }
  // The same tag is written on many pages.
  const tags = memory<string>(TAGS_MAX)
  return {
    css: whole(css.replace(SCOPE, (_, scope: string) => names.get(scope) ?? '')),
    shorten: (html) =>
      html.replace(TAG, (start: string, name: string) =>
        tags(start, () => whole(shortTag(start, name)))
      )
  }
}

/** An empty shape of a drawing may close itself. */
export function withShortEnds(html: string): string {
  return html.replace(/><\/(?:circle|path|rect)>/g, '/>')
}

/** The end of a line of the source shows as one space, however far the next line is indented. */
export function withCloseLines(html: string): string {
  return AS_WRITTEN.test(html)
    ? html
    : html.replace(LINES, (text) => text.replace(/\s*\n\s*/g, ' '))
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
export const WHOLE_START = '<link rel="expect" href="#first" blocking="render">'

/** Names the first section, where a part of a page begins with it. */
export function withFirstNamed(part: string): string {
  return part.replace(FIRST_SECTION, '$1 id="first"')
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
