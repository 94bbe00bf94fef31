import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteData } from '../kit/site-data.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maplekey-pages-'))
  mkdirSync(join(folder, 'bodies'))
  vi.stubEnv('SNAPSHOT', folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const numbers = (last: number) => Array.from({ length: last }, (_, at) => last - at)
const postOf = (language: string, post_id: number) => ({
  post_id,
  post_title: `${language} ${post_id}`,
  post_excerpt: 'About it',
  post_main_image: null,
  created: '2026-11-21T14:00:00.000Z',
  digest: `${language}-${post_id}`
})

/** The blog's pages where the posts of these numbers have French; `text`: of each of those in French. */
async function pagesWith(
  french: readonly number[],
  { policies = [] as string[], text = '<p>Le texte.</p>' } = {}
) {
  vi.resetModules()
  const posts = french.map((post_id) => postOf('fr', post_id))
  for (const { digest, post_id } of posts)
    writeFileSync(join(folder, `bodies/${post_id}-${digest}.html`), text)
  const named = policies.map((policy_name) => ({
    policy_name,
    title: 'Règles',
    content: '<p>…</p>'
  }))
  const site = { siteData, policies: [], french: { siteData, policies: named, posts } }
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site))
  const english = numbers(25).map((post_id) => postOf('en', post_id))
  writeFileSync(join(folder, 'posts.json'), JSON.stringify(english))
  const { frenchAddresses } = await import('#content/french-addresses.ts')
  const { olderPostPages, postPages } = await import('#content/site-pages.ts')
  return {
    addresses: [...frenchAddresses()].filter((address) => address.startsWith('/blog')),
    olderPages: olderPostPages('fr'),
    keyOf: (language: 'en' | 'fr', path: string) =>
      path.startsWith('page/')
        ? olderPostPages(language).get(path.slice(5))?.key
        : postPages(language).get(path)?.key,
    recentOf: (post_id: number) =>
      postPages('fr')
        .get(String(post_id))
        ?.recent.map((post) => post.post_id)
  }
}

test('the French blog has the posts that have French, and pages of its own count', async () => {
  const none = await pagesWith([])
  expect(none.addresses).toEqual(['/blog'])
  expect(none.keyOf('fr', '7')).toBeUndefined()

  const some = await pagesWith([20, 9, 7, 2])
  expect(some.addresses).toEqual(['/blog', '/blog/20', '/blog/9', '/blog/7', '/blog/2'])
  expect(some.recentOf(9)).toEqual([7, 2, 20])

  const many = await pagesWith(numbers(12))
  expect(many.addresses).toContain('/blog/page/2')
  expect(many.addresses).not.toContain('/blog/page/3')
  expect(many.olderPages.get('2')?.page.items.map(({ post_id }) => post_id)).toEqual([2, 1])
})

test('an English page changes when its French comes or goes, and others stay as they are', async () => {
  const [none, one, many] = [
    await pagesWith([]),
    await pagesWith([7]),
    await pagesWith(numbers(12))
  ]
  expect(one.keyOf('en', '7')).not.toBe(none.keyOf('en', '7'))
  expect(one.keyOf('en', '8')).toBe(none.keyOf('en', '8'))
  expect(one.keyOf('en', 'page/2')).toBe(none.keyOf('en', 'page/2'))
  expect(many.keyOf('en', 'page/2')).not.toBe(none.keyOf('en', 'page/2'))
})

test('a French post changes when what it links to gets French, and no other does', async () => {
  const text = '<p><a href="/blog/4">Un autre article</a></p>'
  const alone = await pagesWith([20, 9], { text })
  const key = alone.keyOf('fr', '20')
  expect((await pagesWith([20, 9, 4], { text: '<p>…</p>' })).keyOf('fr', '20')).not.toBe(key)
  const linked = await pagesWith([20, 9, 8, 7, 6, 5, 4], { text })
  const before = await pagesWith([20, 9, 8, 7, 6, 5], { text })
  expect(linked.keyOf('fr', '20')).not.toBe(before.keyOf('fr', '20'))
  expect((await pagesWith([20, 9, 8, 7, 6, 5, 3], { text })).keyOf('fr', '20')).toBe(
    before.keyOf('fr', '20')
  )
  const policies = ['terms-of-use']
  expect((await pagesWith([20, 9], { text, policies })).keyOf('fr', '20')).not.toBe(key)
})
