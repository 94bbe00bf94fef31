import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesIn } from './files-in.ts'

const TEXT = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/
/** What is published often and by the thousand: fifty times quicker for a tenth more bytes, and for brotli alone. */
const OFTEN = /^blog([./]|\/page\/)/
/** Every new post changes all of them. */
const LIST_PAGE = /^blog\/page\//
const LARGE = 100_000
/** Built once for each state of the sources, however large: see bundle.ts. */
const BUNDLED = /^_astro\//
/** A file that another release has too is never written into. */
const NEW = { flag: 'wx' }

/** Lays a brotli and a gzip file beside a text file, where they are smaller. `name` is its place in the site. */
export function compressFile(folder: string, name: string, bytes: Buffer): void {
  if (!TEXT.test(name)) return
  const isOften = OFTEN.test(name)
  const quick = isOften || (bytes.length > LARGE && !BUNDLED.test(name))
  const quality = LIST_PAGE.test(name) ? 3 : quick ? 4 : 11
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
  }
  const br = brotliCompressSync(bytes, { params })
  if (br.length < bytes.length) writeFileSync(join(folder, `${name}.br`), br, NEW)
  if (isOften) return
  const gz = gzipSync(bytes, { level: quick ? 6 : 9 })
  if (gz.length < bytes.length) writeFileSync(join(folder, `${name}.gz`), gz, NEW)
}

/** The same for every file of a folder. */
export function compressFolder(folder: string): void {
  for (const name of filesIn(folder)) {
    if (TEXT.test(name)) compressFile(folder, name, readFileSync(join(folder, name)))
  }
}
