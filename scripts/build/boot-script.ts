// Bundles src/page-scripts/boot/boot.ts, and the same for the home page, the contact page and guarded pages, into small
// scripts that the base layout writes into the head, and gives their hashes to the content security policy: they must run
// before the first paint, so they cannot be files of their own.

import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { addressesInFrench } from './addresses-in-french.ts'

type Boot = { code: string; hash: `sha256-${string}` }

type Boots = Record<'form' | 'guarded' | 'guardedInFrench' | 'home' | 'open', Boot>

export async function bundleBootScripts(): Promise<Boots> {
  const [open, home, form, guarded, guardedInFrench] = await Promise.all([
    bundle('boot'),
    bundle('boot-home'),
    bundle('boot-form'),
    bundle('boot-guarded'),
    bundle('boot-guarded', [addressesInFrench()])
  ])
  return { open, home, form, guarded, guardedInFrench }
}

async function bundle(name: string, plugins: Plugin[] = []): Promise<Boot> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    publicDir: false,
    build: {
      lib: {
        entry: fileURLToPath(new URL(`../../src/page-scripts/boot/${name}.ts`, import.meta.url)),
        formats: ['iife'],
        name: 'boot'
      },
      minify: true,
      target: 'es2022',
      write: false
    }
  })
  const [made] = Array.isArray(result) ? result : []
  const chunk = made?.output[0]
  if (chunk?.type !== 'chunk') throw new Error('A boot script came out empty.')
  const code = chunk.code.trim()
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` }
}

/** Serves the bundled texts to the base layout as `virtual:boot-script`. */
export function bootScripts(boots: Boots): Plugin {
  const id = 'virtual:boot-script'
  const exports = Object.entries(boots).map(
    ([name, { code }]) => `export const ${name} = ${JSON.stringify(code)}`
  )
  return {
    name: 'boot-script',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? exports.join('\n') : undefined)
  }
}
