import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

async function read({ posts, site }: { posts: unknown; site: unknown }) {
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site))
  writeFileSync(join(folder, 'posts.json'), JSON.stringify(posts))
  vi.stubEnv('SNAPSHOT', folder)
  return import('#content/snapshot.ts')
}

const HOSTILE = '<p>a</p><img src=x onerror="alert(1)"><script>alert(1)</script>'
const post = {
  post_id: 1,
  post_title: 'A post',
  post_excerpt: 'Of a panel that was broken into',
  post_main_image: null,
  created: '2026-11-21T14:00:00.000Z',
  digest: 'abc'
}

test('a panel that was broken into gets nothing onto a page that runs', async () => {
  const policies = [{ policy_name: 'privacy-policy', title: 'Privacy', content: HOSTILE }]
  mkdirSync(join(folder, 'bodies'))
  writeFileSync(join(folder, 'bodies/1-abc.html'), HOSTILE)
  const { readPostText, readSnapshot } = await read({ posts: [post], site: { siteData, policies } })
  const snapshot = readSnapshot()
  expect(snapshot.posts.map(readPostText)).toEqual(['<p>a</p><img src="x" />'])
  expect(snapshot.policies.map(({ content }) => content)).toEqual(['<p>a</p><img src="x" />'])
})

test('a snapshot that is not as the contract says stops the build, and the place is named', async () => {
  const { readSnapshot } = await read({
    posts: [{ ...post, post_title: 7 }],
    site: { siteData, policies: [] }
  })
  expect(readSnapshot).toThrow(/posts\.json is not as the contract says: 0\.post_title/)
})
