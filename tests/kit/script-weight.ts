import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { say } from './language.ts'

/** Limit of our script before the payment step, preview templates included, in brotli bytes; French takes more words. */
export const WIZARD_SCRIPT_BYTES = say(120_000, 123_500)

/** Limit of what the gallery loads once a visitor types a name: React, which the next page has too, and every template. */
export const GALLERY_SCRIPT_BYTES = say(105_000, 107_500)

/** Records scripts from now on; the returned function stops and sums their brotli bytes. */
export function weighScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  const weigh = (response: Response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => brotliCompressSync(body).length))
  }
  page.on('response', weigh)
  return async () => {
    page.off('response', weigh)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
}
