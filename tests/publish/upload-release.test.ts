import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planUpload, type ReleaseManifest } from '#publish/s3/plan-upload.ts'
import { uploadRelease } from '#publish/s3/upload-release.ts'
import { startBucket } from '../kit/bucket-server.ts'
import { tree } from '../kit/tree.ts'

type Site = { name: string; pages: Record<string, string>; assets: string[] }

/** Writes a release with these pages; the first one references the assets. */
function writeSite({ assets, name, pages }: Site) {
  const root = tree({
    ...Object.fromEntries(Object.entries(pages).map(([file, text]) => [`site/${file}`, text])),
    ...Object.fromEntries(assets.map((asset) => [`assets/${asset}`, `of ${asset}`]))
  })
  const [first = ''] = Object.keys(pages)
  const release: ReleaseManifest = {
    name,
    made: `2026-11-${name}T00:00:00.000Z`,
    brought: assets.slice(0, 1),
    files: Object.fromEntries(
      Object.entries(pages).map(([file, text]) => [
        file,
        { hash: text, ...(file === first && { assets: assets.slice(1) }) }
      ])
    )
  }
  return { release, folder: join(root, 'site'), assets: join(root, 'assets') }
}

const clock = (day: number) => () => new Date(Date.UTC(2026, 10, day))
const ONE: Site = {
  name: '01',
  pages: { 'index.html': 'home', 'blog.html': 'list', 'blog/1.html': 'post', 'rss.xml': 'feed' },
  assets: ['_astro/a.css', 'og/b.png']
}
const TWO: Site = {
  name: '02',
  pages: { 'index.html': 'home', 'blog.html': 'list 2', 'blog/2.html': 'new', 'rss.xml': 'feed 2' },
  assets: ['_astro/c.css', 'og/b.png']
}

/** The pages in a bucket, without the run's own objects and the assets, which may stay. */
function pagesIn(texts: Record<string, string>): Record<string, string> {
  const pages = Object.entries(texts).filter(
    ([key]) => !/\.(css|png)$|^(current|uploading)\.json$/.test(key)
  )
  return Object.fromEntries(pages)
}
const PAGES_OF_TWO = {
  'index.html': 'home',
  'blog.html': 'list 2',
  blog: 'list 2',
  'blog/2.html': 'new',
  'blog/2': 'new',
  'rss.xml': 'feed 2'
}

test('uploads assets, new pages, changed pages and the pointer in this order, and deletes last', async () => {
  const { calls, objects, settings, texts } = await startBucket('sites/maplekey/')
  await uploadRelease({ settings, ...writeSite(ONE), clock: clock(1) })
  calls.length = 0
  const result = await uploadRelease({ settings, ...writeSite(TWO), clock: clock(2) })
  expect(result).toEqual({ put: 6, removed: 2, replaced: '01' })
  const names = calls.map((call) => call.replace('sites/maplekey/', ''))
  expect(names.slice(0, 4)).toEqual([
    'GET current.json',
    'GET uploading.json',
    'PUT uploading.json',
    'PUT _astro/c.css'
  ])
  expect(names.slice(4, 6).sort()).toEqual(['PUT blog/2', 'PUT blog/2.html'])
  expect(names.slice(6, 9).sort()).toEqual(['PUT blog', 'PUT blog.html', 'PUT rss.xml'])
  expect(names[9]).toBe('PUT current.json')
  expect(names.slice(10, 12).sort()).toEqual(['DELETE blog/1', 'DELETE blog/1.html'])
  expect(names.slice(12)).toEqual(['DELETE uploading.json'])
  const headers = (key: string) => objects.get(`sites/maplekey/${key}`)?.headers
  expect(headers('_astro/c.css')).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/css; charset=utf-8'
  })
  for (const key of ['blog/2', 'blog/2.html'])
    expect(headers(key)).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8'
    })
  expect(headers('rss.xml')?.['content-type']).toMatch(/^application\/xml/)
  expect(JSON.parse(texts()['sites/maplekey/current.json'] ?? '').name).toBe('02')

  calls.length = 0
  expect(await uploadRelease({ settings, ...writeSite(TWO), clock: clock(2) })).toMatchObject({
    put: 0,
    removed: 0
  })
  expect(calls).toHaveLength(2)
})

test('after a kill at any call the pointer names a complete release, and the next run finishes the upload', async () => {
  const bucket = await startBucket()
  const { calls, dieAfter, objects, revive, settings, texts } = bucket
  const [one, two] = [writeSite(ONE), writeSite(TWO)]
  await uploadRelease({ settings, ...one, clock: clock(1) })
  const start = [...objects]
  const before = calls.length
  await uploadRelease({ settings, ...two, clock: clock(2) })
  const whole = calls.length - before

  for (let count = 2; count < whole; count++) {
    objects.clear()
    for (const [key, object] of start) objects.set(key, object)
    dieAfter(count)
    await expect(uploadRelease({ settings, ...two, clock: clock(2) })).rejects.toThrow('Dead')
    const shown = JSON.parse(texts()['current.json'] ?? '').name
    if (shown === '02') expect(texts()).toMatchObject(PAGES_OF_TWO)
    // Every asset that a live page references exists.
    else
      expect(texts()).toMatchObject({
        '_astro/a.css': 'of _astro/a.css',
        'og/b.png': 'of og/b.png'
      })
    revive()

    // Half of the runs are resumed, half are followed by the previous release.
    const next = count % 2 === 0 ? two : one
    await uploadRelease({ settings, ...next, clock: clock(2) })
    const expected =
      count % 2 === 0
        ? PAGES_OF_TWO
        : pagesIn(Object.fromEntries(start.map(([key, { bytes }]) => [key, bytes.toString()])))
    expect(pagesIn(texts())).toEqual(expected)
    expect(texts()['uploading.json']).toBe(undefined)
  }
})

test('a resumed run uploads nothing twice', async () => {
  const { calls, dieAfter, revive, settings } = await startBucket()
  dieAfter(8)
  await expect(uploadRelease({ settings, ...writeSite(ONE) })).rejects.toThrow('Dead')
  revive()
  const first = calls.filter((call) => call.startsWith('PUT ') && !call.includes('.json'))
  calls.length = 0
  await uploadRelease({ settings, ...writeSite(ONE) })
  const again = calls.filter((call) => call.startsWith('PUT ') && !call.includes('.json'))
  expect(first.length).toBeGreaterThan(2)
  expect(again.filter((call) => first.includes(call))).toEqual([])
})

test('an incomplete object of a killed run is uploaded again', async () => {
  const { dieAfter, objects, revive, settings, texts } = await startBucket()
  dieAfter(8)
  await expect(uploadRelease({ settings, ...writeSite(ONE) })).rejects.toThrow('Dead')
  for (const object of objects.values()) object.bytes = Buffer.from('')
  objects.get('uploading.json')!.bytes = Buffer.from(
    JSON.stringify({ assets: ONE.assets, put: { 'index.html': 'home', blog: 'list' }, remove: [] })
  )
  revive()
  await uploadRelease({ settings, ...writeSite(ONE) })
  expect(texts()).toMatchObject({
    'index.html': 'home',
    blog: 'list',
    '_astro/a.css': 'of _astro/a.css'
  })
})

test('a busy or interrupted bucket is retried, and a refusal is reported in a sentence', async () => {
  const { answerNext, settings, texts } = await startBucket()
  answerNext(200, 503, 200, 'torn')
  await uploadRelease({ settings, ...writeSite(ONE) })
  expect(Object.keys(texts())).toContain('current.json')
  await expect(
    uploadRelease({ settings: { ...settings, secretAccessKey: 'wrong' }, ...writeSite(TWO) })
  ).rejects.toThrow(
    'The bucket site refused GET current.json with 403 E403. It still points to the previous release; run the command again.'
  )
})

test('an asset stays for fourteen days after the last release that references it', () => {
  const release = (name: string, brought: string[]): ReleaseManifest => ({
    name,
    made: '',
    brought,
    files: {}
  })
  const on = (day: number) => new Date(Date.UTC(2026, 10, day))
  const first = planUpload({ now: on(1), pointer: undefined, release: release('1', ['a.css']) })
  // Live for a month before it is replaced.
  const second = planUpload({
    now: on(31),
    pointer: first.pointer,
    release: release('2', ['b.css'])
  })
  expect([second.remove, Object.keys(second.pointer.assets)]).toEqual([[], ['a.css', 'b.css']])
  const third = planUpload({
    now: on(44),
    pointer: second.pointer,
    release: release('3', ['b.css'])
  })
  expect(third.remove).toEqual([])
  const fourth = planUpload({
    now: on(46),
    pointer: third.pointer,
    release: release('4', ['b.css'])
  })
  expect([fourth.remove, fourth.pointer.assets]).toEqual([['a.css'], { 'b.css': null }])
  const back = planUpload({ now: on(45), pointer: third.pointer, release: release('1', ['a.css']) })
  expect([back.assets, back.pointer.assets['a.css']]).toEqual([[], null])
})
