// Names the hash of every script file beside its address, so that a browser runs what was built and nothing that a cache
// or a server on the way has put in its place.

import { createHash } from 'node:crypto'
import type MagicString from 'magic-string'
import { addAttribute, type PageElement } from './read-page.ts'

/** Only our own files: what others serve may change without notice. */
export function addIntegrity(
  page: MagicString,
  elements: readonly PageElement[],
  integrityOf: (path: string) => string
): void {
  for (const element of elements) {
    const { integrity, src } = element.attribs
    if (element.name === 'script' && src?.startsWith('/') && integrity === undefined)
      addAttribute(page, element, { name: 'integrity', value: integrityOf(src) })
  }
}

/** As browsers compare it. */
export function integrity(code: Buffer): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`
}
