import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PagesFailed } from '#publish/publish-failures.ts'
import { findFailingItems } from '#publish/quarantine/find-failing-items.ts'
import { applyQuarantine, quarantineItems } from '#publish/quarantine/quarantine.ts'
import type { RenderPool } from '#publish/render/render-pool.ts'
import { postOf } from '../kit/content-panel.ts'
import { smallSite } from '../kit/small-site.ts'
import { beginSnapshot, snapshotFiles } from '../kit/snapshot-folder.ts'
import { tree } from '../kit/tree.ts'

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
  content.french = [french('Le deuxième')]
  await publish()
  expect(read(store, 'fr/blog/2.html')).toContain('Le deuxième')
  content.french = [french('Le numéro deux')]
  expect((await publish()).changed).toContain('/fr/blog/2')
  content.french = []
  expect(await publish()).toMatchObject({ gone: ['/fr/blog/2'] })
  expect(existsSync(join(store, 'current/fr/blog/2.html'))).toBe(false)
})

/** A site whose page of a post fails, in either language, if the post's title says so; `folder`: of the snapshot. */
function faultySite(folder: string): RenderPool {
  const posts = [
    ...JSON.parse(readFileSync(join(folder, 'posts.json'), 'utf8')),
    ...JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')).french.posts
  ] as { post_title: string }[]
  const failed = posts.some(({ post_title }) => post_title === 'unrenderable')
  return {
    addresses: async () => [{ file: 'fr/blog/1.html', key: undefined }],
    warmUp: () => {},
    render: async () => (failed ? [{ file: 'fr/blog/1.html', reason: 'unrenderable' }] : []),
    draw: async () => {},
    close: async () => {}
  }
}

/** What is published once what breaks pages is found and left out. */
async function withoutFaults({ folder, take }: Awaited<ReturnType<typeof beginSnapshot>>) {
  const { content } = await take()
  const context = {
    assets: '',
    content,
    folder: tree({}),
    openThreads: faultySite,
    snapshot: folder
  }
  const pages = [{ file: 'fr/blog/1.html', reason: 'unrenderable' }]
  const failing = await findFailingItems(context, new PagesFailed(pages), () => true)
  const quarantine = quarantineItems({ bundle: '', items: [] }, failing)
  const { content: left, problems } = applyQuarantine(content, undefined, quarantine)
  const [english, french] = [left.posts, left.site.french?.posts ?? []].map((posts) =>
    posts.map(({ post_title }) => post_title)
  )
  return { english, french, problems }
}

test('French that breaks a page is found and left out, and its English stays', async () => {
  const site = await beginSnapshot(2)
  site.content.french = [
    postOf(1, { post_title: 'unrenderable' }),
    postOf(2, { post_title: 'Oui' })
  ]
  expect(await withoutFaults(site)).toMatchObject({
    english: ['Post 2', 'Post 1'],
    french: ['Oui'],
    problems: [{ kind: 'post', item_id: '1', field: 'post_title', shown: 'nothing' }]
  })
})

test('French is left out with the English that breaks a page', async () => {
  const site = await beginSnapshot(2)
  site.content.posts[0]!.post_title = 'unrenderable'
  site.content.french = [1, 2].map((post_id) => postOf(post_id, { post_title: `Non ${post_id}` }))
  expect(await withoutFaults(site)).toMatchObject({ english: ['Post 2'], french: ['Non 2'] })
})
