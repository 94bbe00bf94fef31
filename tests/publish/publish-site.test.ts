import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BuildFailed } from '#publish/build-process.ts'
import { CannotPublish } from '#publish/publish-failures.ts'
import { listReleases, rollBack } from '#publish/releases.ts'
import { postOf } from '../kit/content-panel.ts'
import { seededRandom } from '../kit/seeded-random.ts'
import { releaseFiles, smallSite } from '../kit/small-site.ts'

const read = (store: string, file: string): string =>
  readFileSync(join(store, 'current', file), 'utf8')

test('the first run publishes the whole site, and later runs only what changed', async () => {
  const { content, publish, store } = await smallSite(7)
  const first = await publish()
  expect(first).toMatchObject({ state: 'published', replaced: undefined, gone: [] })
  expect(first.changed).toContain('/blog/7')
  expect(read(store, 'blog/7.html')).toContain('The text of post 7.')
  const inode = (file: string): number => statSync(join(store, 'current', file)).ino
  const untouched = inode('blog/3.html')

  content.posts.push(postOf(8))
  const second = await publish()
  expect(second).toMatchObject({ state: 'published', replaced: first.release })
  expect(second.changed.toSorted()).toEqual(
    ['/blog', '/blog/8', '/blog/page/2', '/blog/page/3', '/rss.xml', '/sitemap.xml'].toSorted()
  )
  expect(inode('blog/3.html')).toBe(untouched)
  expect(read(store, 'rss.xml')).toContain('/blog/8')

  expect(await publish()).toMatchObject({ state: 'nothing-changed', release: second.release })
  content.posts.splice(0, 1)
  expect(await publish()).toMatchObject({ gone: ['/blog/1'] })
  expect(existsSync(join(store, 'current/blog/1.html'))).toBe(false)
})

test('a release starts from a prepared copy of the previous one, unless that is incomplete', async () => {
  const { content, publish, store } = await smallSite(7)
  const { release: first = '' } = await publish()
  const prepared = join(store, 'spare')
  expect(readdirSync(prepared)).toEqual([first])
  const list = (name: string): string =>
    readFileSync(join(store, 'releases', name, 'blog.html'), 'utf8')
  const listed = list(first)

  renameSync(join(prepared, first), join(prepared, `${first}.part`))
  rmSync(join(prepared, `${first}.part`, 'blog/3.html'))
  content.posts.push(postOf(8))
  const { release: second = '' } = await publish()
  expect(read(store, 'blog/3.html')).toContain('The text of post 3.')
  expect(readdirSync(prepared)).toEqual([second])

  const inode = statSync(join(prepared, second)).ino
  content.posts.push(postOf(9))
  const { release: third = '' } = await publish()
  expect(statSync(join(store, 'releases', third)).ino).toBe(inode)
  expect(list(third)).toContain('/blog/9')
  expect(list(second)).not.toContain('/blog/9')
  expect(list(first)).toBe(listed)
})

test('a dry run reports what would change, without publishing it', async () => {
  const { content, publish, store } = await smallSite(4)
  await publish()
  const before = releaseFiles(store)
  content.posts.push(postOf(5))
  const dry = await publish({ dryRun: true })
  expect(dry.state).toBe('dry')
  expect(dry.changed).toContain('/blog/5')
  expect(releaseFiles(store)).toEqual(before)
  expect((await publish()).changed).toContain('/blog/5')
})

test('incremental runs publish byte for byte what a full run does', async () => {
  const random = seededRandom(7)
  const { content, paint, publish, store, reported } = await smallSite(9)
  const whole = `${store}-whole`
  let next = 10
  for (let round = 0; round < 4; round++) {
    for (let edits = 0; edits < 5; edits++) {
      const at = Math.floor(random() * content.posts.length)
      const choice = random()
      if (choice < 0.4) content.posts.push(postOf(next++))
      else if (choice < 0.6 && content.posts.length > 6) content.posts.splice(at, 1)
      else content.posts[at]!.post_description += `<p>${random()}</p>`
    }
    if (round === 2) paint('striped')
    await publish()
    rmSync(whole, { recursive: true, force: true })
    await publish({ store: whole })
    expect(reported.flatMap(([, { warnings = [] }]) => warnings)).toEqual([])
    expect(withoutOldScripts(releaseFiles(store))).toEqual(withoutOldScripts(releaseFiles(whole)))
  }
})

/** Assets of older code stay for open tabs. */
function withoutOldScripts(shown: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(shown).filter(([file]) => !file.startsWith('_astro/')))
}

test('a failed build leaves the live site unchanged, and the next run publishes everything', async () => {
  const { content, paint, publish, store } = await smallSite(4)
  await publish()
  const before = releaseFiles(store)
  paint('broken')
  content.posts.push(postOf(5))
  await expect(publish()).rejects.toThrow(BuildFailed)
  expect(releaseFiles(store)).toEqual(before)

  paint('plain')
  expect((await publish()).changed).toContain('/blog/5')
  expect(readdirSync(join(store, 'releases')).filter((name) => name.endsWith('.part'))).toEqual([])
})

const REASON = 'this post can’t be rendered'

test('an item that breaks pages is left out and reported with its field and reason, and all others are published', async () => {
  const { content, publish, store } = await smallSite(4)
  content.posts.push(postOf(5, { post_title: 'unrenderable' }), postOf(6))
  const problem = { kind: 'post', item_id: '5', title: 'unrenderable', field: 'post_title' }
  const first = await publish()
  expect(first).toMatchObject({
    state: 'published',
    problems: [{ ...problem, reason: REASON, shown: 'nothing' }]
  })
  expect(existsSync(join(store, 'current/blog/5.html'))).toBe(false)
  expect(read(store, 'blog/6.html')).toContain('The text of post 6.')
  expect(read(store, 'rss.xml')).not.toContain('unrenderable')

  const again = await publish()
  expect(again).toMatchObject({ state: 'nothing-changed', problems: first.problems })

  content.posts[4]!.post_title = 'A good one'
  const corrected = await publish()
  expect(corrected.changed).toContain('/blog/5')
  expect(corrected.problems).toEqual([])
})

test('an item whose new version breaks pages keeps its previous version', async () => {
  const { content, publish, store } = await smallSite(4)
  content.site.faq = [{ faq_title: 'Why?', faq_description: 'Why not.' }]
  await publish()
  content.posts[1]!.post_title = 'unrenderable'
  content.posts[1]!.post_description = '<p>Another text.</p>'
  content.posts.push(postOf(5))
  expect(await publish()).toMatchObject({
    state: 'published',
    problems: [{ kind: 'post', item_id: '2', field: 'post_title', reason: REASON, shown: 'before' }]
  })
  expect(read(store, 'blog/2.html')).toContain('The text of post 2.')
  expect(read(store, 'blog.html')).toContain('/blog/5')

  content.posts[2]!.post_title = 'unrenderable'
  expect((await publish()).problems.map(({ item_id }) => item_id)).toEqual(['3', '2'])
  expect(read(store, 'blog/2.html')).toContain('The text of post 2.')
})

test('a failure that no item causes publishes nothing and names the page', async () => {
  const { paint, publish, store } = await smallSite(3)
  await publish()
  const before = releaseFiles(store)
  paint('unlit')
  await expect(publish()).rejects.toThrow(
    new CannotPublish('The site’s own pages can’t be rendered: 404.html: no light here')
  )
  expect(withoutOldScripts(releaseFiles(store))).toEqual(withoutOldScripts(before))
})

test('leftovers of a killed run are removed', async () => {
  const { publish, store } = await smallSite(3)
  const { release } = await publish()
  for (const left of ['releases/2999-01-01.part', 'bundles/abc.part']) {
    mkdirSync(join(store, left))
    writeFileSync(join(store, left, 'index.html'), 'half')
  }
  expect(await publish()).toMatchObject({ state: 'nothing-changed', release })
  expect(existsSync(join(store, 'releases/2999-01-01.part'))).toBe(false)
  expect(existsSync(join(store, 'bundles/abc.part'))).toBe(false)
})

test('a rollback switches to the previous or a named release, and the next run publishes the newest again', async () => {
  const { content, publish, store } = await smallSite(3)
  const releases = [await publish()]
  for (const post_id of [4, 5]) {
    content.posts.push(postOf(post_id))
    releases.push(await publish())
  }
  const [first, second, third] = releases.map(({ release }) => release)
  expect(listReleases(store).map(({ isShown, name }) => [name, isShown])).toEqual([
    [third, true],
    [second, false],
    [first, false]
  ])
  expect(await rollBack(store)).toEqual({ shown: second, replaced: third })
  expect(read(store, 'rss.xml')).not.toContain('/blog/5')
  expect(await publish({ leaveRollback: true })).toMatchObject({ release: second })
  expect(await rollBack(store, first)).toEqual({ shown: first, replaced: second })
  await expect(rollBack(store)).rejects.toThrow('There is no earlier release to roll back to.')
  await expect(rollBack(store, 'none')).rejects.toThrow('There is no release none')
  expect(await publish()).toMatchObject({ state: 'shown-again', release: third, replaced: first })
})

test('a second run on the same folder is refused', async () => {
  const { publish } = await smallSite(3)
  const [one, other] = await Promise.allSettled([publish(), publish()])
  expect(one.status).toBe('fulfilled')
  expect(other).toMatchObject({
    reason: { message: expect.stringContaining('wait until it has finished') }
  })
})
