import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn } from '#contract/accounts/auth.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { DEMO_LOGIN, seedDemoAgent } from '#panel/actions/accounts/seed-demo-agent.ts'
import { up as updateFaq } from '#panel/tables/migrations/017d-faq-answers.ts'
import { migrate } from '#panel/tables/migrate.ts'
import { seedContent } from '#panel/tables/seed.ts'
import { plans } from '#panel/tables/seed/plans.ts'
import { readPosts } from '#panel/tables/seed/posts.ts'
import { kyselyOver } from '#panel/services/database/database.ts'
import { openInMemory } from '../../kit/in-memory-database.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())

/** Agents whose pictures earlier versions put into databases, which an upgrade leaves as they are. */
const SHIPPED_SAMPLES = [
  'amara-osei',
  'erin-walsh',
  'jaspreet-gill',
  'luc-tremblay',
  'marie-eve-desrosiers-laflamme',
  'mei-chen',
  'noah-cardinal',
  'sofia-petrov'
]

test('every picture that samples of this or an earlier version name is shipped', async () => {
  const named = await panel.world.db
    .selectFrom('templates')
    .select('screenshot')
    .union(panel.world.db.selectFrom('demo_websites').select('screenshot'))
    .execute()
  const shipped = SHIPPED_SAMPLES.map((slug) => `/screenshots/${slug}.webp`)
  const all = new Set([...named.map(({ screenshot }) => screenshot), ...shipped])
  expect([...all].filter((path) => !existsSync(`public${path}`))).toEqual([])
})

test('a production database starts without made-up agents, reviews and promo codes', async () => {
  const db = kyselyOver(await openInMemory())
  await migrate(db)
  expect(await seedContent(db, { samples: false })).toBe(true)
  expect(await counts(db)).toEqual({
    ...WHOLE,
    coupons: 0,
    demo_websites: 0,
    testimonials: 0
  })
  await db.destroy()
})

test('a plan’s features name the limits that it has', () => {
  const limits = plans.map((plan) => JSON.parse(plan.limits ?? '{}'))
  expect(limits).toEqual([
    { languages: 1, pages: 5 },
    { languages: 2, pages: 15 },
    { languages: 2, pages: 30, members: 15 }
  ])
  for (const [at, { languages, members, pages }] of limits.entries()) {
    const groups = JSON.parse(plans[at]!.plan_features) as { features: string[] }[]
    const features = groups.flatMap(({ features: of }) => of)
    expect(features).toContain(`Up to ${pages} pages of your own`)
    expect(features).toContain(
      languages === 1 ? 'In English or French' : 'English and French side by side'
    )
    const ofTeams = features.filter((feature) => / members /.test(feature))
    expect(ofTeams).toEqual(
      members ? [`Up to ${members} members with their own log-in, in one CRM`] : []
    )
  }
})

const CONTENT = [
  'plans',
  'provinces',
  'tax_rates',
  'coupons',
  'templates',
  'demo_websites',
  'testimonials',
  'faq',
  'posts',
  'policies'
] as const

async function counts(db = panel.world.db) {
  const rows = await Promise.all(
    CONTENT.map(async (table) => {
      const row = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      return [table, row.rows] as const
    })
  )
  return Object.fromEntries(rows)
}

const WHOLE = {
  plans: 3,
  provinces: 13,
  tax_rates: 13,
  coupons: 2,
  templates: 10,
  demo_websites: 10,
  testimonials: 5,
  faq: 10,
  posts: 12,
  policies: 2
}

test('the sample content is whole', async () => {
  expect(await counts()).toEqual(WHOLE)
})

test('seeding again changes nothing, nor brings back what its owner took away', async () => {
  const { db } = panel.world
  const [coupon] = await db
    .deleteFrom('coupons')
    .where('coupon_code', '=', 'SAVE15')
    .returningAll()
    .execute()
  const before = await counts()
  expect(await seedContent(db, { samples: true })).toBe(false)
  expect(await counts()).toEqual(before)
  await db
    .insertInto('coupons')
    .values({
      ...coupon!,
      plan_ids: JSON.stringify(coupon!.plan_ids),
      durations: JSON.stringify(coupon!.durations)
    })
    .execute()
})

test('every post begins with its subject, is long enough to be one, and free of scripts and styles', async () => {
  for (const { post_description, post_excerpt, post_title } of await readPosts()) {
    const words = post_description
      .replaceAll(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/)
    expect(words.join(' '), post_title).not.toMatch(/\bsample\b/i)
    expect(words.length, post_title).toBeGreaterThan(250)
    expect(words.length, post_title).toBeLessThan(450)
    expect(post_description).not.toMatch(/<(script|style|iframe|img)|\son\w+=|\sstyle=/i)
    expect(post_excerpt.length).toBeLessThan(200)
  }
})

test('the demo agent logs in to a paid website, may write what the site says, and is made once', async () => {
  await Promise.all([seedDemoAgent(panel.world), seedDemoAgent(panel.world)])
  await seedDemoAgent(panel.world)
  const { body } = await panel.call(logIn, { ...DEMO_LOGIN, recaptcha: 'checked' })
  const token: string = body.access_token
  const me = await panel.call(accessTokenLoginWeb, {}, { token })
  expect(me.body.website).toMatchObject({
    base_url: 'amaraosei-demo.ca',
    isTrial: false,
    plan: { plan_name: 'Professional', duration: 12 }
  })
  expect(me.body.is_editor).toBe(true)
  const { db } = panel.world
  const orders = await db.selectFrom('orders').selectAll().execute()
  const charges = await db.selectFrom('charges').selectAll().execute()
  const transactions = await db.selectFrom('transactions').selectAll().execute()
  const cards = await db.selectFrom('cards').selectAll().execute()
  expect(orders).toMatchObject([{ state: 'finished', total: 96_886 }])
  expect(charges).toMatchObject([{ state: 'succeeded', amount: 96_886 }])
  expect(transactions).toMatchObject([{ status: true, amount: 96_886 }])
  expect(cards).toMatchObject([{ isPrimary: true, card_last4: '4242' }])
})

test('an upgrade replaces former sample answers, and leaves an edited one alone', async () => {
  const { db } = panel.world
  const answers = () => db.selectFrom('faq').selectAll().orderBy('faq_id').execute()
  const change = (faq_title: string, faq_description: string) =>
    db.updateTable('faq').set({ faq_description }).where('faq_title', '=', faq_title).execute()
  const current = await answers()

  await change('Can I cancel?', EXPORT_PROMISED)
  await updateFaq(db)
  expect(await answers()).toEqual(current)

  const edited = `${EXPORT_PROMISED} Ask us how.`
  await change('Can I cancel?', edited)
  await updateFaq(db)
  const kept = (await answers()).find(({ faq_title }) => faq_title === 'Can I cancel?')
  expect(kept?.faq_description).toBe(edited)
})

const EXPORT_PROMISED =
  'At any time, and nothing more is charged. Your website stays up to the end of the period you paid for; if a payment is overdue, it goes off at once. Your leads and texts can be exported before and after.'
