import { resolve } from 'node:path'
import { build } from 'vite'

/** Bundles a module into one script, with its exports as the global `name`. */
export async function bundled(file: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { lib: { entry: resolve(file), formats: ['iife'], name }, minify: false, write: false }
  })
  const [made] = Array.isArray(result) ? result : []
  const chunk = made?.output[0]
  if (chunk?.type !== 'chunk') throw new Error(`${file} could not be bundled.`)
  return chunk.code
}
