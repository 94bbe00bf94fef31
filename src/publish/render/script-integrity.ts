// Adds an integrity hash to every script file, so that browsers reject one that a cache or a proxy
// has replaced.

import { createHash } from 'node:crypto'
import type MagicString from 'magic-string'
import { addAttribute, type PageElement } from './read-page.ts'

/** Only for our own files, as third parties may change theirs. */
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

export function integrityHash(code: Buffer): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`
}
