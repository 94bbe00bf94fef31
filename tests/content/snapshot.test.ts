import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteData } from '../kit/site-data.ts'

let folder: string
beforeEach(() => {
  vi.resetModules()
  folder = mkdtempSync(join(tmpdir(), 'maplekey-snapshot-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function read(content: unknown) {
  const file = join(folder, 'snapshot.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  vi.stubEnv('SNAPSHOT', file)
  const { readSnapshot } = await import('#content/snapshot.ts')
  return readSnapshot()
}

const HOSTILE = '<p>a</p><img src=x onerror="alert(1)"><script>alert(1)</script>'
const post = {
  post_id: 1,
  post_title: 'A post',
  post_excerpt: 'Of a panel that was broken into',
  post_main_image: null,
  post_description: HOSTILE,
  created: '2026-11-21T14:00:00.000Z',
  recentBlog: []
}

test('a panel that was broken into gets nothing onto a page that runs', async () => {
  const { policies, posts } = await read({
    siteData,
    posts: [post],
    policies: [{ policy_name: 'privacy-policy', title: 'Privacy', content: HOSTILE }]
  })
  expect(posts.map(({ post_description }) => post_description)).toEqual(['<p>a</p><img src="x" />'])
  expect(policies.map(({ content }) => content)).toEqual(['<p>a</p><img src="x" />'])
})

test('a snapshot that is not as the contract says stops the build, and the place is named', async () => {
  await expect(
    read({ siteData, posts: [{ ...post, post_title: 7 }], policies: [] })
  ).rejects.toThrow(/snapshot\.json is not as the contract says: posts\.0\.post_title/)
})
