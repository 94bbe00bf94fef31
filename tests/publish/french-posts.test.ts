import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { postOf } from '../kit/content-panel.ts'
import { smallSite } from '../kit/small-site.ts'
import { beginSnapshot, snapshotFiles } from '../kit/snapshot-folder.ts'

const read = (store: string, file: string): string =>
  readFileSync(join(store, 'current', file), 'utf8')

test('a post’s French is of the snapshot as long as it is there, and its English is', async () => {
  const { content, folder, take } = await beginSnapshot(3)
  const french = (post_id: number, post_description = `<p>Le texte ${post_id}.</p>`) =>
    postOf(post_id, { post_title: `Article ${post_id}`, post_description })
  const inFrench = (): { post_id: number; digest: string; post_title: string }[] =>
    JSON.parse(snapshotFiles(folder)['site.json'] ?? '').french.posts
  content.pictures.set('ab12.webp', Buffer.from('une maison'))
  content.french = [
    french(1),
    french(3, '<p><img src="/pictures/ab12.webp" alt="Une maison" /></p>'),
    french(4)
  ]
  expect(await take()).toMatchObject({ posts: 3, fetched: { pictures: 1 }, warnings: [] })
  expect(inFrench().map(({ post_title }) => post_title)).toEqual(['Article 3', 'Article 1'])
  const [, { digest } = { digest: '' }] = inFrench()
  expect(snapshotFiles(folder)[`bodies/1-${digest}.html`]).toBe('<p>Le texte 1.</p>')
  content.french.pop()
  expect(await take()).toMatchObject({ state: 'same', fetched: { bodies: 0 } })

  content.french = [french(1, '<p>Un autre texte.</p>')]
  expect(await take()).toMatchObject({ state: 'changed', fetched: { bodies: 1 } })
  content.french = []
  expect(await take()).toMatchObject({ state: 'changed', fetched: { bodies: 0 } })
  expect(inFrench()).toEqual([])
})

test('English posts that a panel gives for French ones are never French', async () => {
  const { content, folder, take } = await beginSnapshot(2)
  content.french = content.posts
  await take()
  expect(JSON.parse(snapshotFiles(folder)['site.json'] ?? '').french.posts).toEqual([])
})

test('a post’s French is published, changed and removed by itself', async () => {
  const { content, publish, store } = await smallSite(4)
  const french = (post_title: string) => postOf(2, { post_title, post_excerpt: 'Le sujet.' })
  content.french = []
  await publish()
  content.french = [french('Le deuxième')]
  expect((await publish()).changed).toContain('/fr/blog/2')
  expect(read(store, 'fr/blog/2.html')).toContain('Le deuxième')
  content.french = [french('Le numéro deux')]
  expect((await publish()).changed).toContain('/fr/blog/2')
  content.french = []
  expect(await publish()).toMatchObject({ gone: ['/fr/blog/2'] })
  expect(existsSync(join(store, 'current/fr/blog/2.html'))).toBe(false)
})

test('French that breaks pages is left out by itself, and goes with an English post that does', async () => {
  const { content, publish, store } = await smallSite(3)
  content.french = [1, 2, 3].map((post_id) => postOf(post_id, { post_title: `No ${post_id}` }))
  content.french[0]!.post_title = 'unrenderable'
  content.posts[1]!.post_title = 'unrenderable'
  const problem = { kind: 'post', title: 'unrenderable', field: 'post_title', shown: 'nothing' }
  expect(await publish()).toMatchObject({
    state: 'published',
    problems: [
      { ...problem, item_id: '2' },
      { ...problem, item_id: '1' }
    ]
  })
  const pages = [1, 2, 3].flatMap((id) => [`blog/${id}.html`, `fr/blog/${id}.html`])
  expect(pages.filter((file) => existsSync(join(store, 'current', file)))).toEqual([
    'blog/1.html',
    'blog/3.html',
    'fr/blog/3.html'
  ])
})
