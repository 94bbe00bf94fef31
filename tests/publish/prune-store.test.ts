import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '#publish/site-store.ts'
import { pruneStore } from '#publish/prune-store.ts'
import { tree } from '../kit/tree.ts'

/** A store with these releases, each with its own bundle and script. */
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

test('keeps the last ten releases, the live one, and the last two bundles', () => {
  const store = storeOf(NAMES)
  store.setCurrent('r01')
  pruneStore(store, day(1))
  expect(store.names()).toEqual([...NAMES.slice(2).toReversed(), 'r01'])
  expect(readdirSync(store.bundles).sort()).toEqual(['br11', 'br12'])
})

test('an unreferenced asset is kept for fourteen days, unless it is referenced again', () => {
  const store = storeOf(NAMES)
  store.setCurrent('r12')
  const exists = (name: string): boolean => existsSync(join(store.assets, `_astro/${name}.js`))
  pruneStore(store, day(1))
  expect([exists('r01'), exists('r02')]).toEqual([true, true])
  pruneStore(store, day(15))
  expect([exists('r01'), exists('r02')]).toEqual([true, true])

  const again = { name: 'r13', bundle: 'br12', brought: ['_astro/r02.js'], files: {} }
  mkdirSync(store.folderOf('r13'))
  writeFileSync(join(store.folderOf('r13'), 'release.json'), JSON.stringify(again))
  pruneStore(store, day(16))
  expect([exists('r01'), exists('r02')]).toEqual([false, true])
  expect(existsSync(join(store.assets, '_astro/r01.js.br'))).toBe(false)
})
