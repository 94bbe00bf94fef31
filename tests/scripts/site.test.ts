import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { siteData } from '#contract/site-data.ts'
import { buildSite, BuildFailed } from '../../scripts/site/build.ts'
import { compressFolder } from '../../scripts/site/compress.ts'
import { fingerprint } from '../../scripts/site/fingerprint.ts'
import { takeSnapshot } from '../../scripts/site/snapshot.ts'
import { startPanel } from '../kit/panel.ts'
import { tree } from '../kit/tree.ts'

const sources = {
  'astro.config.mjs': 'export default {}',
  'package-lock.json': '{}',
  'public/robots.txt': 'all',
  'src/pages/index.astro': '<p>Home</p>',
  'src/panel/app.ts': 'export {}'
}

test.each([
  ['a page', 'src/pages/index.astro'],
  ['a public file', 'public/robots.txt'],
  ['the configuration', 'astro.config.mjs'],
  ['a package', 'package-lock.json'],
  ['a new file', 'src/sections/hero.astro']
])('a change of %s is another site', (_, file) => {
  const root = tree(sources)
  const before = fingerprint(root, 'snapshot', {})
  expect(fingerprint(root, 'snapshot', {})).toBe(before)
  expect(fingerprint(tree({ ...sources, [file]: 'changed' }), 'snapshot', {})).not.toBe(before)
})

test('the snapshot and the settings that pages read are part of a site, the panel and other settings are not', () => {
  const root = tree(sources)
  const before = fingerprint(root, 'snapshot', {
    PUBLIC_PRODUCT_NAME: 'A',
    SITE_URL: 'https://a.ca'
  })
  const same = { HOME: '/root', SITE_URL: 'https://a.ca', PUBLIC_PRODUCT_NAME: 'A' }
  expect(fingerprint(tree({ ...sources, 'src/panel/app.ts': 'changed' }), 'snapshot', same)).toBe(
    before
  )
  expect(fingerprint(root, 'another', same)).not.toBe(before)
  expect(fingerprint(root, 'snapshot', { ...same, PUBLIC_PRODUCT_NAME: 'B' })).not.toBe(before)
  expect(fingerprint(root, 'snapshot', { ...same, SITE_URL: 'https://b.ca' })).not.toBe(before)
})

test('text is laid beside itself compressed, where that is smaller, and pictures are left alone', async () => {
  const text = 'A street of houses. '.repeat(200)
  const root = tree({
    'index.html': text,
    '_astro/a.css': text,
    'tiny.txt': 'a',
    'house.webp': text
  })
  await compressFolder(root)
  expect(brotliDecompressSync(readFileSync(join(root, 'index.html.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(root, '_astro/a.css.gz'))).toString()).toBe(text)
  expect(existsSync(join(root, 'tiny.txt.br'))).toBe(false)
  expect(existsSync(join(root, 'house.webp.br'))).toBe(false)
})

test('a build that fails says why and leaves the site before it', async () => {
  const root = tree({
    ...sources,
    'dist/index.html': 'the site before',
    'snapshot.json': '{}',
    'node_modules/astro/bin/astro.mjs': `console.error('this page is broken'); process.exit(1)`
  })
  const options = { root, dist: 'dist', snapshot: join(root, 'snapshot.json'), env: process.env }
  const failure = await buildSite(options).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(BuildFailed)
  expect((failure as BuildFailed).output).toContain('this page is broken')
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('the site before')
})

test('a site is built once, and again when its content changes', async () => {
  const root = tree({
    ...sources,
    'dist/old.html': 'the site before',
    'snapshot.json': '{}',
    'node_modules/astro/bin/astro.mjs': `
      import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
      const folder = process.argv.at(-1)
      mkdirSync(folder, { recursive: true })
      writeFileSync(folder + '/index.html', 'made of ' + readFileSync(process.env.SNAPSHOT, 'utf8').repeat(50))`
  })
  const snapshot = join(root, 'snapshot.json')
  const build = () => buildSite({ root, dist: 'dist', snapshot, env: process.env })
  expect([await build(), await build()]).toEqual([true, false])
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('made of {}')
  expect(existsSync(join(root, 'dist/index.html.br'))).toBe(true)
  expect(existsSync(join(root, 'dist/old.html'))).toBe(false)

  writeFileSync(snapshot, '[]')
  expect(await build()).toBe(true)
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('made of []')
})

test('the snapshot is what the panel answers, every post and policy, and is touched only by a change', async () => {
  const { app } = await startPanel()
  const file = join(tree({}), 'data/snapshot.json')
  await takeSnapshot(app, file)
  const snapshot = JSON.parse(readFileSync(file, 'utf8'))
  expect(v.parse(siteData.answer, snapshot.siteData).plans.length).toBe(3)
  const listed = await app.request('/general/blog?limit=1&offset=0')
  expect(snapshot.posts.length).toBe((await listed.json()).total_count)
  expect(snapshot.policies.map((policy: { policy_name: string }) => policy.policy_name)).toEqual([
    'privacy-policy',
    'cookie-policy'
  ])

  utimesSync(file, 1, 1)
  await takeSnapshot(app, file)
  expect(statSync(file).mtimeMs).toBe(1000)
})
