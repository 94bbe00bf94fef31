import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** The product's own script before the payment step, in bytes of brotli; the preview's templates are part of it. */
export const WIZARD_SCRIPT_BYTES = 112_000

/** Weighs the scripts that the page fetches from now on; the function returned ends that, with their bytes of brotli. */
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
