import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = '**/*.{css,html,js,json,mjs,svg,txt,webmanifest,xml}'
const AT_ONCE = 8

/** Lays a brotli and a gzip file beside every text file of a built site, where they are smaller. */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync(TEXT, { cwd: folder })
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let file = files.pop(); file !== undefined; file = files.pop()) {
        await compress(join(folder, file))
      }
    })
  )
}

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 })
  ])
  if (br.length < bytes.length) writeFileSync(`${file}.br`, br)
  if (gz.length < bytes.length) writeFileSync(`${file}.gz`, gz)
}
