// A strict policy for every page, sent as a header: a <meta> doesn't cover what precedes it and
// can't set frame-ancestors. Astro's policy lists the hashes of all inline code on the site; a
// page's own policy lists only the code that the page contains, and the styles in its head.

import { createHash } from 'node:crypto'
import type { Styles } from './page-styles.ts'
import { type PageElement, textOf } from './read-page.ts'

/** The only pages that may frame other pages of the site. */
const PAGES_WITH_FRAMES = ['editor.html', 'fr/editor.html']

/**
 * Narrows Astro's policy to a page's elements. Only scripts that Astro wrote are allowed, never one
 * in an editor's content. Styles in the head are ours, as no content is rendered there.
 */
export function pageContentSecurityPolicy(
  file: string,
  astroPolicy: string,
  { elements, styles }: { elements: readonly PageElement[]; styles: readonly Styles[] }
): string {
  const directives = directivesOf(astroPolicy)
  if (PAGES_WITH_FRAMES.includes(file)) directives.set('frame-src', ["'self'"])
  const hashesByAstro = (directive: string, name: string): string[] =>
    elements
      .filter((element) => element.name === name && !('src' in element.attribs))
      .map((element) => hashOf(textOf(element)))
      .filter((hash) => directives.get(directive)?.includes(hash))
  const pageHashes = new Map([
    ['script-src', hashesByAstro('script-src', 'script')],
    ['style-src', [...styles.map(({ css }) => hashOf(css)), ...hashesByAstro('style-src', 'style')]]
  ])
  return [...directives]
    .map(([name, sources]) => {
      const others = sources.filter((source) => !source.startsWith("'sha256-"))
      return [...new Set([name, ...others, ...(pageHashes.get(name) ?? [])])].join(' ')
    })
    .join('; ')
}

function directivesOf(policy: string): Map<string, string[]> {
  const all = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(all.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])))
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
