// A strict policy for every page, sent as a header: a <meta> would leave everything that stands before it in the head
// unchecked, and cannot say frame-ancestors. Astro says what the site may do and which of its inline scripts it knows; a
// page's own policy names the hashes of what stands in that page alone.

import { createHash } from 'node:crypto'
import { memory } from './memory.ts'

type Directives = Map<string, Set<string>>

const SCRIPT = /<script(?![^>]*(?:\ssrc=|type="application\/))[^>]*>([^]*?)<\/script>/g
const STYLE = /<style[^>]*>([^]*?)<\/style>/g

/** Pages that show another page of the site in a frame; no other may. */
const FRAMING = ['editor.html']

/** The scripts and styles that a policy names, of a page or of a part of it. */
export function codeIn(html: string): string {
  return [SCRIPT, STYLE].flatMap((element) => html.match(element) ?? []).join('')
}

/** The policy that Astro gave a page, for what the page has become. */
export function policyFor(file: string, html: string, given: string): string {
  const site = directivesOf(given)
  if (FRAMING.includes(file)) site.set('frame-src', new Set(["'self'"]))
  return policyOf(html, site)
}

function directivesOf(policy: string): Directives {
  const all = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(all.flatMap(([name, ...sources]) => (name ? [[name, new Set(sources)]] : [])))
}

/** The site's policy with the hashes of one page. In its body, which may be a writer's text, only what Astro wrote counts. */
export function policyOf(html: string, site: Directives): string {
  const scripts = hashes(html, SCRIPT)
  const knows = (directive: string, hash: string) => site.get(directive)?.has(hash) ?? false
  if (!scripts.every((hash) => knows('script-src', hash))) {
    throw new Error('A page has an inline script that Astro did not write.')
  }
  const styles = new Set([
    ...hashes(html.slice(0, html.indexOf('</head>')), STYLE),
    ...hashes(html, STYLE).filter((hash) => knows('style-src', hash))
  ])

  return [...site]
    .map(([name, sources]) => {
      const others = [...sources].filter((source) => !source.startsWith("'sha256-"))
      const own = name === 'script-src' ? scripts : name === 'style-src' ? styles : []
      return [name, ...others, ...own].join(' ')
    })
    .join('; ')
}

function hashes(html: string, element: RegExp): string[] {
  return [...new Set([...html.matchAll(element)].map(([, text = '']) => hashOf(text)))]
}

const known = memory<string>(200)

/** Thousands of pages have the same styles. */
function hashOf(text: string): string {
  return known(text, () => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
