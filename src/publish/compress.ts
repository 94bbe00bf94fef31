import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesIn } from './files-in.ts'

const TEXT = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/
/** Published often and by the thousand: Brotli only, fifty times faster for 10% more bytes. */
const FREQUENT = /^blog([./]|\/page\/)/
/** Every new post changes all list pages. */
const LIST_PAGE = /^blog\/page\//
const LARGE_BYTES = 100_000
/** Built once per state of the sources (bundle.ts), so always compressed well. */
const BUNDLED = /^_astro\//
/** Existing files may be hard links into other releases, so they are never overwritten. */
const NO_OVERWRITE = { flag: 'wx' }

/** Writes Brotli and gzip versions of a text file if smaller. `name`: its path in the site. */
export function compressFile(folder: string, name: string, bytes: Buffer): void {
  if (!TEXT.test(name)) return
  const isFrequent = FREQUENT.test(name)
  const isQuick = isFrequent || (bytes.length > LARGE_BYTES && !BUNDLED.test(name))
  const quality = LIST_PAGE.test(name) ? 3 : isQuick ? 4 : 11
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
  }
  const br = brotliCompressSync(bytes, { params })
  if (br.length < bytes.length) writeFileSync(join(folder, `${name}.br`), br, NO_OVERWRITE)
  if (isFrequent) return
  const gz = gzipSync(bytes, { level: isQuick ? 6 : 9 })
  if (gz.length < bytes.length) writeFileSync(join(folder, `${name}.gz`), gz, NO_OVERWRITE)
}

export function compressFolder(folder: string): void {
  for (const name of filesIn(folder)) {
    if (TEXT.test(name)) compressFile(folder, name, readFileSync(join(folder, name)))
  }
}
