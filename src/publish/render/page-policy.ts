// A strict policy for every page, sent as a header: a <meta> would leave everything before it in the head unchecked, and
// cannot say frame-ancestors. Astro's policy lists the hashes of all inline code that it wrote anywhere on the site; a
// page's own policy names what the page contains of it, and the styles of its head.

import { createHash } from 'node:crypto'
import type { Styles } from './page-styles.ts'
import { type PageElement, textOf } from './read-page.ts'

/** Pages that show another page of the site in a frame; no other may. */
const FRAMING = ['editor.html']

/**
 * The policy of a page with these elements, from the one that Astro gave it. A script is named only if Astro wrote it, so that
 * nothing in a writer's text can ever be; in the head, which no writer's HTML reaches, styles are ours.
 */
export function policyFor(
  file: string,
  given: string,
  { elements, styles }: { elements: readonly PageElement[]; styles: readonly Styles[] }
): string {
  const site = directivesOf(given)
  if (FRAMING.includes(file)) site.set('frame-src', ["'self'"])
  const byAstro = (directive: string, name: string): string[] =>
    elements
      .filter((element) => element.name === name && !('src' in element.attribs))
      .map((element) => hashOf(textOf(element)))
      .filter((hash) => site.get(directive)?.includes(hash))
  const own = new Map([
    ['script-src', byAstro('script-src', 'script')],
    ['style-src', [...styles.map(({ css }) => hashOf(css)), ...byAstro('style-src', 'style')]]
  ])
  return [...site]
    .map(([name, sources]) => {
      const others = sources.filter((source) => !source.startsWith("'sha256-"))
      return [...new Set([name, ...others, ...(own.get(name) ?? [])])].join(' ')
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
