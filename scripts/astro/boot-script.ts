// Bundles src/layouts/boot.ts into one small script that the base layout writes into the head, and gives its hash to
// the content security policy: it must run before the first paint, so it cannot be a file of its own.

import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const ENTRY = fileURLToPath(new URL('../../src/layouts/boot.ts', import.meta.url))

export async function bundleBootScript(): Promise<{ code: string; hash: `sha256-${string}` }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      lib: { entry: ENTRY, formats: ['iife'], name: 'boot' },
      minify: true,
      target: 'es2022',
      write: false
    }
  })
  const [bundle] = Array.isArray(result) ? result : []
  const chunk = bundle?.output[0]
  if (chunk?.type !== 'chunk') throw new Error('The boot script came out empty.')
  const code = chunk.code.trim()
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` }
}

/** Serves the bundled text to the base layout as `virtual:boot-script`. */
export function bootScript(code: string): Plugin {
  const id = 'virtual:boot-script'
  return {
    name: 'boot-script',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const code = ${JSON.stringify(code)}` : undefined
  }
}
