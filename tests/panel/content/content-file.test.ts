import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { siteData } from '#contract/site-data.ts'
import { readContent } from '#panel/actions/content/content-file.ts'
import { exportContent } from '#panel/actions/content/export-content.ts'
import { importContent } from '#panel/actions/content/import-content.ts'
import { runContent } from '#panel/commands/run-content.ts'
import { startService } from '#panel/service/start-service.ts'
import { takeSnapshot } from '#publish/snapshot/take-snapshot.ts'
import { allRows } from '../../kit/all-rows.ts'
import { subscribe } from '../../kit/billing.ts'
import { resetContent } from '../../kit/editor.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { testSettings } from '../../kit/test-settings.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'

describe.each([RACE_ENGINE] as const)('on %s', (engine) => {
  let panel: TestPanel
  let samples: string
  let restoreContent: () => Promise<void>
  beforeAll(async () => {
    panel = await startPanel({ engine })
    restoreContent = await resetContent(panel)
    samples = await exportContent(panel.world.db)
  })
  afterAll(async () => {
    // A website's plan can't be removed.
    await panel.close()
    await restoreContent()
  })

  const take = (content: object) =>
    importContent(panel.world, readContent(JSON.stringify({ maplekey: 'content', ...content })))

  test('what is exported and taken back leaves every row as it was', async () => {
    const before = await allRows(panel.world.db)
    expect(JSON.parse(samples).plans[1]).toMatchObject({
      plan_name: 'Professional',
      plan_price: 79
    })
    await importContent(panel.world, readContent(samples))
    expect(await allRows(panel.world.db)).toEqual(before)
  })

  test('an import takes the place of the samples, as the site and its next build see it', async () => {
    const { plans } = JSON.parse(samples)
    const said = await take({
      plans: [plans[1], { ...plans[0], plan_price: 39.5, plan_name: 'Solo' }],
      faq: [{ faq_title: 'Why?', faq_description: 'Why not.' }],
      posts: [
        {
          post_id: 7,
          post_title: 'Hello',
          post_excerpt: 'A first post.',
          post_main_image: null,
          post_description: '<p onclick="x()">Hi</p><script>alert(1)</script>',
          created: '2026-11-02'
        }
      ]
    })
    expect(said).toBe('Imported 2 plans, 1 question and 1 post.')

    const { body } = await panel.call(siteData, {})
    expect(body.plans.map(({ plan_name }: { plan_name: string }) => plan_name)).toEqual([
      'Professional',
      'Solo'
    ])
    expect(body.plans[1]).toMatchObject({ plan_price: 39.5, discounted_price: { 12: 31.6 } })
    expect(body.faq).toEqual([{ faq_title: 'Why?', faq_description: 'Why not.' }])
    expect(body.testimonials).toHaveLength(5)

    const folder = mkdtempSync(join(tmpdir(), 'maplekey-content-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    await takeSnapshot((path) => panel.request(path), folder)
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
    expect(read('site.json').siteData.plans).toEqual(body.plans)
    const [post] = read('posts.json')
    expect(post).toMatchObject({ post_id: 7, created: '2026-11-02T00:00:00.000Z' })
    expect(readFileSync(join(folder, `bodies/7-${post.digest}.html`), 'utf8')).toBe('<p>Hi</p>')
  })

  test('a plan that websites use can’t be removed, and nothing else changes', async () => {
    await importContent(panel.world, readContent(samples))
    await subscribe(panel)
    const before = await allRows(panel.world.db)
    const { plans } = JSON.parse(samples)
    await expect(take({ faq: [], plans: [plans[0], plans[2]] })).rejects.toThrow(
      /^plan_id 2 can’t be removed while \w+ use it\. Nothing was changed\.$/
    )
    expect(await allRows(panel.world.db)).toEqual(before)
  })
})

const PLAN = {
  plan_id: 1,
  plan_name: 'Starter',
  plan_price: 49,
  setup_fee: 99,
  discount: { 1: 0, 6: 10, 12: 20 },
  plan_features: []
}

const VOICE = {
  review: 'Good.',
  reviewer_image: '',
  name: 'Ann',
  designation: 'Agent',
  website: ''
}

test.each([
  [
    'a word for a number',
    { plans: [{ ...PLAN, plan_price: '49' }] },
    'plans.0.plan_price: must be a number'
  ],
  [
    'a price in mills',
    { plans: [{ ...PLAN, plan_price: 4.999 }] },
    'plans.0.plan_price: must have at most two decimals'
  ],
  [
    'a field left out',
    { plans: [{ ...PLAN, setup_fee: undefined }] },
    'plans.0.setup_fee: is missing'
  ],
  ['a field mistyped', { plans: [{ ...PLAN, price: 1 }] }, 'plans.0.price: is not known here'],
  ['a list mistyped', { plan: [] }, 'plan: is not known here'],
  [
    'a link that runs something',
    { testimonials: [{ ...VOICE, website: 'javascript:alert(1)' }] },
    'testimonials.0.website: Please enter the full website address. For example: https://amaraosei.ca'
  ],
  ['one id twice', { plans: [PLAN, PLAN] }, 'plans: has the same key twice'],
  ['no plan at all', { plans: [] }, 'plans: must not be empty'],
  ['a policy missing', { policies: [] }, 'policies: must have privacy-policy and cookie-policy'],
  [
    'a day that is none',
    { posts: [{ created: '2026-02-30' }] },
    'posts.0.created: must be a date that exists'
  ],
  [
    'a script for a picture',
    { templates: [{ screenshot: 'javascript:alert(1)' }] },
    'templates.0.screenshot: Please choose a picture, or enter an address that starts with https:// or /.'
  ],
  [
    'more than everything off',
    {
      coupons: [
        {
          coupon_code: 'ALL',
          kind: 'percent',
          value: 101,
          plan_ids: [],
          durations: [],
          starts_at: null,
          ends_at: null,
          max_redemptions: null,
          recurs: true
        }
      ]
    },
    'coupons.0.value: must be a whole percentage up to 100'
  ],
  ['something else', { maplekey: 'backup' }, 'maplekey: must be content']
])('%s is named, and the file refused', (_, change, line) => {
  const text = JSON.stringify({ maplekey: 'content', ...change })
  expect(() => readContent(text)).toThrow(`\n  ${line}`)
})

test('a file that is not JSON is refused with a sentence', () => {
  expect(() => readContent('plans: none')).toThrow(/^This is not valid JSON: /)
})

describe('while the service runs on the embedded database', () => {
  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  })
  afterAll(() => vi.restoreAllMocks())

  test('both commands ask it, and a refusal comes back in its words', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'maplekey-content-'))
    const panel = await startPanel()
    const settings = { ...testSettings, dataDir: folder, logLevel: 'silent' }
    const service = await startService({ ...panel.world, settings }, { port: 0, siteDir: folder })
    const file = join(folder, 'content.json')
    await runContent(settings, ['export', file])
    expect(statSync(file).size).toBeGreaterThan(10_000)
    await expect(runContent(settings, ['export', file])).rejects.toThrow('already exists')
    await runContent(settings, ['import', file])

    const before = await allRows(panel.world.db)
    const pages = join(folder, 'pages')
    await runContent(settings, ['export', pages])
    await expect(runContent(settings, ['export', pages])).rejects.toThrow('is not empty')
    await runContent(settings, ['import', pages])
    expect(await allRows(panel.world.db)).toEqual(before)

    const { posts } = JSON.parse(readFileSync(file, 'utf8'))
    const one = join(folder, 'one.json')
    const pair = JSON.stringify({ maplekey: 'content', posts: posts.slice(0, 1), faq: [] })
    writeFileSync(one, pair)
    await expect(runContent(settings, ['import', one])).rejects.toThrow(
      new RegExp(`^This import would remove \\d+ questions and ${posts.length - 1} posts, since `)
    )
    expect(await allRows(panel.world.db)).toEqual(before)
    await runContent(settings, ['import', one, '--replace'])
    expect(JSON.parse(await exportContent(panel.world.db))).toMatchObject({ faq: [], posts: [{}] })
    await runContent(settings, ['import', file])

    await subscribe(panel)
    const { plans } = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(join(pages, 'plans.json'), JSON.stringify([plans[0]]))
    await expect(runContent(settings, ['import', pages])).rejects.toThrow(
      'use it. Nothing was changed.'
    )
    await service.close()
    await panel.close()
    rmSync(folder, { recursive: true })
  })
})
