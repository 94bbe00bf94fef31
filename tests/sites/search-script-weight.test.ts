import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const MOST_BYTES = 12_000
/** What only the map has, which is loaded when it is asked for. */
const OF_THE_MAP = [/maplibre-gl/, 'pmtiles', 'supercluster', /\.css$/]

test('the search has 12 kB of script, uncompressed, and nothing of the map before it is asked for', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      rolldownOptions: { external: OF_THE_MAP, input: resolve('src/sites/page-scripts/search.ts') },
      target: 'es2022',
      write: false
    }
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  expect(entry?.imports).toEqual([])
  expect(entry?.dynamicImports).toHaveLength(1)
  expect(Buffer.byteLength(entry?.code ?? '')).toBeLessThan(MOST_BYTES)
})
