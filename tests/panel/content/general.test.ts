import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blogList, blogPost, contactUs, policy } from '#contract/general.ts'
import { siteData } from '#contract/site-data.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

const DAY = 24 * 60 * 60_000

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())

test('site data has the plans with their discounts, in dollars', async () => {
  const { body } = await panel.call(siteData, {})
  expect(body.api_status).toBe(0)
  expect(body.plans).toMatchObject([
    { plan_name: 'Starter', plan_price: 49, setup_fee: 99, discounted_price: { 12: 39.2 } },
    {
      plan_name: 'Professional',
      plan_price: 79,
      discount: { 1: 0, 6: 10, 12: 20 },
      discounted_price: { 1: 79, 6: 71.1, 12: 63.2 }
    },
    { plan_name: 'Brokerage', plan_price: 149, discounted_price: { 12: 119.2 } }
  ])
  expect(JSON.stringify(body)).not.toContain('position')
})

test.each([
  ['AB', 5, 1],
  ['BC', 12, 2],
  ['MB', 12, 2],
  ['NB', 15, 1],
  ['NL', 15, 1],
  ['NS', 14, 1],
  ['NT', 5, 1],
  ['NU', 5, 1],
  ['ON', 13, 1],
  ['PE', 15, 1],
  ['QC', 14.975, 2],
  ['SK', 11, 2],
  ['YT', 5, 1]
])('%s is taxed at %s %%, in %s named parts', async (shortcode, total_tax, parts) => {
  const { body } = await panel.call(siteData, {})
  const province = body.provinces.find(
    (one: { province_shortcode: string }) => one.province_shortcode === shortcode
  )
  expect(province.total_tax).toBe(total_tax)
  expect(province.taxes).toHaveLength(parts)
  expect(body.provinces).toHaveLength(13)
})

test('a rate counts from its first day on', async () => {
  const { db } = panel.world
  const tomorrow = new Date(panel.now().getTime() + DAY)
  await db
    .insertInto('tax_rates')
    .values({
      province_shortcode: 'YT',
      starts_on: tomorrow.toISOString().slice(0, 10),
      taxes: JSON.stringify([{ name: 'GST', rate: 6000 }])
    })
    .execute()
  async function yukonAfter(ms: number) {
    // A panel of its own each, since one keeps site data for a moment.
    const fresh = await startPanel()
    fresh.advanceClock(ms)
    const { body } = await fresh.call(siteData, {})
    return body.provinces.find((one: { name: string }) => one.name === 'Yukon').total_tax
  }
  expect(await yukonAfter(0)).toBe(5)
  expect(await yukonAfter(DAY)).toBe(6)
  await db.deleteFrom('tax_rates').where('starts_on', '>', '2026-01-01').execute()
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync]
])('site data is sent as %s, and not again to a browser that has it', async (encoding, unpack) => {
  const ask = (headers: Record<string, string>) => panel.request(siteData.path, { headers })
  const plain = await ask({})
  const packed = await ask({ 'accept-encoding': encoding })
  expect(packed.headers.get('content-encoding')).toBe(encoding)
  expect(packed.headers.get('vary')).toBe('Accept-Encoding, Accept-Language')
  expect(packed.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const etag = packed.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect(etag).not.toBe(plain.headers.get('etag'))
  const unpacked = unpack(Buffer.from(await packed.arrayBuffer())).toString('utf8')
  expect(unpacked).toBe(await plain.text())

  const again = await ask({ 'accept-encoding': encoding, 'if-none-match': `"other", ${etag}` })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(
    (await ask({ 'accept-encoding': `${encoding};q=0` })).headers.get('content-encoding')
  ).toBe(null)
})

test('the blog is paged, the newest post first', async () => {
  const first = await panel.call(blogList, { limit: 10, offset: 0 })
  const second = await panel.call(blogList, { limit: 10, offset: 10 })
  expect(first.body.total_count).toBe(12)
  expect(first.body.data).toHaveLength(10)
  expect(second.body.data).toHaveLength(2)
  const dates = [...first.body.data, ...second.body.data].map(({ created }) => created)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(new Set(dates).size).toBe(12)
})

test.each([
  [{ limit: -3, offset: -3 }, 1],
  [{ limit: 1e9, offset: 0 }, 12],
  [{ limit: 10, offset: 1e14 }, 0]
])('a page of %o is brought within bounds', async (page, posts) => {
  expect((await panel.call(blogList, page)).body.data).toHaveLength(posts)
})

test('a page is asked for in numbers', async () => {
  const response = await panel.request(`${blogList.path}?limit=ten&offset=0`)
  expect(response.status).toBe(400)
})

test('a post has its text and links to others', async () => {
  const { body } = await panel.call(blogPost, { blog_id: 3 })
  expect(body.post_description.length).toBeGreaterThan(1000)
  expect(body.recentBlog).toHaveLength(5)
  expect(body.recentBlog.map(({ post_id }: { post_id: number }) => post_id)).not.toContain(3)
})

test.each(['99', 'abc', '3.5', '-1', '9'.repeat(40), '%00', "1' or '1'='1"])(
  'a post %s is not there',
  async (blog_id) => {
    const response = await panel.request(`/general/blog/${encodeURIComponent(blog_id)}`)
    expect(response.status).toBe(404)
  }
)

test('policies are found by name', async () => {
  const { body } = await panel.call(policy, { policy_name: 'privacy-policy' })
  expect(body).toMatchObject({ api_status: 0, title: 'Privacy Policy' })
  expect((await panel.call(policy, { policy_name: 'cookie-policy' })).status).toBe(200)
  expect((await panel.call(policy, { policy_name: 'no-such' })).status).toBe(404)
})

test('a message goes to support, and its answer to the visitor', async () => {
  const { body } = await panel.call(contactUs, {
    full_name: 'Ann <b>Bold</b>\r\nBcc: evil@x.ca',
    email: 'ann@example.org',
    phone: '4165550134',
    message: 'I would like <i>one</i> website & a coffee.',
    recaptcha: 'checked'
  })
  expect(body.message).toBe('Message sent successfully. We will contact you as early as possible.')
  await runDueJobs(panel.world)
  const email = panel.emails.at(-1)
  expect(email?.to.address).toBe('support@maplekey.test')
  expect(email?.replyTo?.address).toBe('ann@example.org')
  expect(email?.text).toContain('I would like <i>one</i> website & a coffee.')
  expect(email?.html).toContain('I would like &#60;i&#62;one&#60;/i&#62; website &#38; a coffee.')
  expect(email?.html).not.toContain('<b>')
})

test('a visitor may write ten messages in a quarter of an hour', async () => {
  const write = () =>
    panel.call(
      contactUs,
      {
        full_name: 'Anonymous',
        email: 'ann@example.org',
        phone: '-',
        message: 'Plans and pricing contact form',
        recaptcha: 'checked'
      },
      { ip: '192.0.2.99' }
    )
  const statuses: number[] = []
  for (let times = 0; times < 11; times++) statuses.push((await write()).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})
