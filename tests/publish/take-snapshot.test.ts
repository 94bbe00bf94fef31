import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type PanelFetch, fetchOverHttp } from '#publish/snapshot/panel-client.ts'
import { takeSnapshot } from '#publish/snapshot/take-snapshot.ts'
import { type StoredContent, type Fault, postOf } from '../kit/content-panel.ts'
import { startPanel } from '../kit/panel.ts'
import { beginSnapshot, postsIn, snapshotFiles } from '../kit/snapshot-folder.ts'
import { tree } from '../kit/tree.ts'

test('a snapshot holds the site, the posts newest first, their bodies and their pictures', async () => {
  const { content, folder, take } = await beginSnapshot(3)
  content.pictures.set('ab12.webp', Buffer.from('a house'))
  content.pictures.set('cd34.webp', Buffer.from('a street'))
  content.posts.push(
    postOf(4, {
      post_description: '<p><img src="/pictures/ab12.webp" alt="A house" /></p>',
      post_main_image: '/pictures/cd34.webp',
      created: '2026-01-01T12:00:00.000Z'
    })
  )
  expect(await take()).toMatchObject({
    state: 'changed',
    posts: 4,
    fetched: { bodies: 4, pictures: 2 },
    warnings: []
  })
  expect(postsIn(folder).map(({ post_id }) => post_id)).toEqual([3, 2, 4, 1])
  const { digest } = postsIn(folder)[2] ?? {}
  const files = snapshotFiles(folder)
  expect(files[`bodies/4-${digest}.html`]).toContain('alt="A house"')
  expect(files['pictures/ab12.webp']).toBe('a house')
  expect(files['pictures/cd34.webp']).toBe('a street')
  expect(JSON.parse(files['site.json'] ?? '')).toMatchObject({
    siteData: content.site,
    policies: [{ policy_name: 'privacy-policy' }, { policy_name: 'cookie-policy' }]
  })
})

test('an unchanged snapshot fetches no bodies and writes nothing; an edit fetches one body', async () => {
  const { calls, content, folder, take } = await beginSnapshot(3)
  await take()
  const { ino } = statSync(join(folder, 'now'))
  calls.length = 0
  expect(await take()).toMatchObject({ state: 'same', fetched: { bodies: 0, pictures: 0 } })
  expect(calls.filter((call) => call.includes('blogBodies'))).toEqual([])
  expect(statSync(join(folder, 'now')).ino).toBe(ino)

  content.posts[1] = postOf(2, { post_description: '<p>Another text.</p>' })
  expect(await take()).toMatchObject({ state: 'changed', fetched: { bodies: 1 } })
  expect(calls.filter((call) => call.includes('blogBodies'))).toEqual([
    '/general/blogBodies?post_ids=2'
  ])
  // The previous body stays for a running build, until the next change.
  expect(readdirSync(join(folder, 'bodies'))).toHaveLength(4)
  content.posts.pop()
  await take()
  await take()
  expect(readdirSync(join(folder, 'bodies'))).toHaveLength(2)
})

test('the next snapshot has a policy that an editor added, and lacks one that was unpublished', async () => {
  const { content, folder, take } = await beginSnapshot(1)
  const names = () =>
    JSON.parse(snapshotFiles(folder)['site.json'] ?? '').policies.map(
      ({ policy_name }: { policy_name: string }) => policy_name
    )
  await take()
  content.policies.set('terms-of-use', { title: 'Terms', content: '<p>Be kind.</p>' })
  expect(await take()).toMatchObject({ state: 'changed', warnings: [] })
  expect(names()).toEqual(['privacy-policy', 'cookie-policy', 'terms-of-use'])
  content.policies.delete('terms-of-use')
  await take()
  expect(names()).toEqual(['privacy-policy', 'cookie-policy'])
})

const FAULTS: [name: string, fault: Fault][] = [
  ['refuses', { status: 403 }],
  ['fails', { status: 500 }],
  ['times out', 'silent'],
  ['returns an empty body', 'empty'],
  ['returns an HTML page', 'html'],
  ['returns an unexpected shape', 'wrong'],
  ['returns an incomplete list', 'half'],
  ['drops the connection', 'torn']
]
const CALLS = [/cookie-policy/, /blogIndex/, /blogBodies/]

test.each(FAULTS)(
  'a panel that %s leaves the previous snapshot with a warning, and fails a first run',
  async (_, fault) => {
    const { break: damage, content, folder, take } = await beginSnapshot(3)
    await take()
    const before = snapshotFiles(folder)
    content.posts.push(postOf(4))
    for (const call of CALLS) {
      damage(call, fault)
      const result = await take()
      expect(result).toMatchObject({ state: 'kept', posts: 3 })
      expect(result.warnings).toEqual([
        expect.stringMatching(
          /^Couldn’t fetch the panel’s content, so the site keeps its previous content: \S.*\.$/
        )
      ])
      expect(snapshotFiles(folder)).toMatchObject(before)
    }
    expect(await take()).toMatchObject({ state: 'changed', posts: 4 })

    rmSync(folder, { recursive: true })
    damage(/siteData/, fault)
    await expect(take()).rejects.toThrow('there is no previous content')
  }
)

test('an unreachable panel is reported as such', async () => {
  const folder = join(tree({}), 'snapshot')
  await expect(takeSnapshot(fetchOverHttp('http://127.0.0.1:9'), folder)).rejects.toThrow(
    /no previous content: http:\/\/127\.0\.0\.1:9 can’t be reached/
  )
})

test('changes during the download make it start again', async () => {
  const { break: damage, content, folder, take } = await beginSnapshot(3)
  damage(/blogIndex/, {
    meanwhile() {
      content.posts[1] = postOf(2, { post_description: '<p>Edited.</p>' })
      content.posts.push(postOf(4))
      content.posts.shift()
    }
  })
  expect(await take()).toMatchObject({ state: 'changed', posts: 3, warnings: [] })
  expect(postsIn(folder).map(({ post_id }) => post_id)).toEqual([4, 3, 2])
  expect(Object.values(snapshotFiles(folder)).join()).toContain('Edited.')
})

test('an incomplete index, or one that keeps changing, is not published', async () => {
  const { content, break: damage, take } = await beginSnapshot(12)
  await take()
  const nothing = content.posts.splice(6)
  const back = { meanwhile: () => void content.posts.push(...nothing) }
  const away = { meanwhile: () => void content.posts.splice(6) }
  // Each index lists six posts, but the count is twelve.
  damage(/blog\?/, ...Array<Fault>(3).fill({ status: 200 }))
  damage(/after=6/, back, back, back)
  damage(/after=0/, away, away, away)
  expect(await take()).toMatchObject({ state: 'kept', posts: 12 })
})

test('a panel with only the specified API works too, even if its list changes during the download', async () => {
  const { break: damage, content, folder, take } = await beginSnapshot(104)
  content.hasBulk = false
  damage(/offset=100/, { meanwhile: () => void content.posts.shift() })
  damage(/blog\/50$/, { meanwhile: () => void content.posts.shift() })
  expect(await take()).toMatchObject({ state: 'changed', posts: 102, fetched: { bodies: 102 } })
  expect(postsIn(folder).map(({ post_id }) => post_id)).toEqual(
    Array.from({ length: 102 }, (_, at) => 104 - at)
  )
  expect(await take()).toMatchObject({ state: 'same', fetched: { bodies: 0 } })
  damage(/blog\/77$/, { status: 500 })
  expect(await take()).toMatchObject({ state: 'kept' })
  content.posts.splice(0, 3, postOf(500))
  expect(await take()).toMatchObject({ state: 'changed', posts: 100 })
})

test.each([
  ['plans', ({ site }) => void (site.plans = []), 'an empty pricing page is never published'],
  ['a policy', ({ policies }) => void policies.delete('privacy-policy'), 'refused with 404']
] satisfies [string, (content: StoredContent) => void, string][])(
  'a site without %s is never published',
  async (_, lose, message) => {
    const { content, folder, take } = await beginSnapshot(1)
    const whole = structuredClone(content.site)
    lose(content)
    await expect(take()).rejects.toThrow(message)
    content.site = whole
    content.policies.set('privacy-policy', { title: 'Privacy', content: '<p>…</p>' })
    content.policies.set('cookie-policy', { title: 'Cookies', content: '<p>…</p>' })
    await take()
    const before = snapshotFiles(folder)
    lose(content)
    const { state, warnings } = await take()
    expect([state, warnings[0]]).toEqual(['kept', expect.stringContaining(message)])
    expect(snapshotFiles(folder)).toEqual(before)
  }
)

test('an emptied policy keeps its previous text, and everything else is updated', async () => {
  const { content, folder, take } = await beginSnapshot(1)
  const { content: whole = '' } = content.policies.get('cookie-policy') ?? {}
  content.policies.set('cookie-policy', { title: 'Cookies', content: ' ' })
  await expect(take()).rejects.toThrow('It has no cookie-policy.')
  content.policies.set('cookie-policy', { title: 'Cookies', content: whole })
  await take()
  content.policies.set('cookie-policy', { title: 'Cookies', content: '<p>&#8203;</p>' })
  content.posts.push(postOf(2))
  const { state, warnings } = await take()
  expect([state, warnings]).toEqual([
    'changed',
    ['The policy cookie-policy is empty, so its page was left unchanged.']
  ])
  expect(snapshotFiles(folder)['site.json']).not.toContain('&#8203;')
  expect(postsIn(folder)).toHaveLength(2)
})

test('every published policy is included, except those with invalid names', async () => {
  const { content, folder, take } = await beginSnapshot(1)
  for (const name of ['terms-of-use', '../../evil', 'Terms & “conditions”'])
    content.policies.set(name, { title: name, content: '<p>x</p>' })
  await take()
  const { policies } = JSON.parse(snapshotFiles(folder)['site.json'] ?? '')
  expect(policies.map(({ policy_name }: { policy_name: string }) => policy_name)).toEqual([
    'privacy-policy',
    'cookie-policy',
    'terms-of-use'
  ])
})

test('losing most posts stops the run, unless --allow-shrinking is given', async () => {
  const { content, folder, take } = await beginSnapshot(25)
  await take()
  const before = snapshotFiles(folder)
  content.posts.splice(0, 15)
  await expect(take()).rejects.toThrow(
    'The panel has 10 posts, down from 25. Nothing was published; use --allow-shrinking if this is intended.'
  )
  expect(snapshotFiles(folder)).toEqual(before)
  expect(await take({ allowShrinking: true })).toMatchObject({ state: 'changed', posts: 10 })
})

test('takes a snapshot of the real panel in-process', async () => {
  const { app } = await startPanel()
  const folder = join(tree({}), 'snapshot')
  const listed = await (await app.request('/general/blog?limit=1&offset=0')).json()
  const fetchPanel: PanelFetch = (path) => app.request(path)
  expect(await takeSnapshot(fetchPanel, folder)).toMatchObject({
    state: 'changed',
    posts: listed.total_count,
    fetched: { bodies: listed.total_count },
    warnings: []
  })
  expect(await takeSnapshot(fetchPanel, folder)).toMatchObject({ state: 'same' })
})
