import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '#publish/site-store.ts'
import { tidyStore } from '#publish/tidy-store.ts'
import { tree } from '../kit/tree.ts'

/** A store with a release for each name, each with a bundle and a script of its own. */
function storeOf(names: readonly string[]) {
  const store = openStore(tree({}))
  mkdirSync(join(store.assets, '_astro'))
  for (const name of names) release(store, name)
  return store
}

function release(store: ReturnType<typeof openStore>, name: string): void {
  const brought = [`_astro/${name}.js`]
  const manifest = { name, bundle: `b${name}`, brought, files: { 'a.html': { assets: [] } } }
  mkdirSync(store.folderOf(name))
  mkdirSync(join(store.bundles, `b${name}`))
  writeFileSync(join(store.folderOf(name), 'release.json'), JSON.stringify(manifest))
  writeFileSync(join(store.assets, `_astro/${name}.js`), '//')
  writeFileSync(join(store.assets, `_astro/${name}.js.br`), '//')
}

const NAMES = Array.from({ length: 12 }, (_, at) => `r${String(at + 1).padStart(2, '0')}`)
const day = (number: number): Date => new Date(Date.UTC(2027, 0, number))

test('the last ten releases are kept, the shown one whichever it is, and the last two bundles', () => {
  const store = storeOf(NAMES)
  store.show('r01')
  tidyStore(store, day(1))
  expect(store.names()).toEqual([...NAMES.slice(2).toReversed(), 'r01'])
  expect(readdirSync(store.bundles).sort()).toEqual(['br11', 'br12'])
})

test('what only an old release named is kept fourteen days for the tabs that are open, unless it is named again', () => {
  const store = storeOf(NAMES)
  store.show('r12')
  const isThere = (name: string): boolean => existsSync(join(store.assets, `_astro/${name}.js`))
  tidyStore(store, day(1))
  expect([isThere('r01'), isThere('r02')]).toEqual([true, true])
  tidyStore(store, day(15))
  expect([isThere('r01'), isThere('r02')]).toEqual([true, true])

  const again = { name: 'r13', bundle: 'br12', brought: ['_astro/r02.js'], files: {} }
  mkdirSync(store.folderOf('r13'))
  writeFileSync(join(store.folderOf('r13'), 'release.json'), JSON.stringify(again))
  tidyStore(store, day(16))
  expect([isThere('r01'), isThere('r02')]).toEqual([false, true])
  expect(existsSync(join(store.assets, '_astro/r01.js.br'))).toBe(false)
})
