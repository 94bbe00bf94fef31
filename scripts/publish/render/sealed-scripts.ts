// Names the hash of every script file beside its address, so that a browser runs what was built and nothing that a cache
// or a server on the way has put in its place.

import { createHash } from 'node:crypto'

const SCRIPT = /<script((?=[^>]* src="(\/[^"]+)")(?![^>]* integrity=)[^>]*)>/g

/** Only files of ours: what others serve may change without a word. */
export function withSeals(html: string, hashOf: (path: string) => string): string {
  return html.replace(
    SCRIPT,
    (_, attributes: string, path: string) => `<script${attributes} integrity="${hashOf(path)}">`
  )
}

/** As browsers compare it. */
export function seal(code: Buffer): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`
}
