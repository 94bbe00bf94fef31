import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { logIn } from '#contract/accounts/auth.ts'
import { SiteContent } from '#contract/websites/site-content.ts'
import { SEND_EMAIL } from '#panel/actions/emails/queue-email.ts'
import { formatReport } from '#panel/actions/operations/format-report.ts'
import { seedSamples } from '#panel/actions/websites/seed-samples.ts'
import { workOnce } from '#panel/jobs/worker.ts'
import { countWebsites } from '#panel/records/websites/figures.ts'
import { sampleFacts } from '#sites/demo/sample-facts.ts'
import { DEMO_AGENTS } from '#sites/demo-agents.ts'
import { DAY } from '../../kit/billing.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { receive } from '../../kit/received-lead.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'

const samplesOf = ({ world }: TestPanel) =>
  world.db
    .selectFrom('sites')
    .innerJoin('site_hosts', 'site_hosts.website_id', 'sites.website_id')
    .select(['host', 'published', 'revision', 'draft_version'])
    .where('is_sample', '=', true)
    .where('kind', '=', 'sub')
    .orderBy('host')
    .execute()

describe.each([RACE_ENGINE] as const)('on %s', (engine) => {
  test('the sample agents have real websites, made once by several starts at the same time', async () => {
    const panel = await startPanel({ engine })
    await Promise.all([seedSamples(panel.world), seedSamples(panel.world)])
    const first = await samplesOf(panel)
    const hosts = DEMO_AGENTS.map(({ slug }) => `${slug}.sites.maplekey.test`)
    expect(first.map(({ host }) => host)).toEqual(hosts.toSorted())
    for (const { published } of first) {
      const content = v.parse(SiteContent, published)
      expect(sampleFacts(content)?.homes.length).toBeGreaterThan(3)
    }
    await seedSamples(panel.world)
    expect(await samplesOf(panel)).toEqual(first)
  })
})

test('a sample follows the release, as a new revision', async () => {
  const panel = await startPanel()
  await seedSamples(panel.world)
  const [before] = await samplesOf(panel)
  await sql`update sites set published = jsonb_set(published, '{city}', '"Elsewhere"')`.execute(
    panel.world.db
  )
  await seedSamples(panel.world)
  const [after] = await samplesOf(panel)
  expect(after).toEqual({ ...before, revision: 2, draft_version: 2 })
})

test('two samples have posts, which follow the release', async () => {
  const panel = await startPanel()
  const { db } = panel.world
  await seedSamples(panel.world)
  const posts = () =>
    db
      .selectFrom('site_posts')
      .innerJoin('sites', 'sites.website_id', 'site_posts.website_id')
      .select(['site_posts.title', 'site_posts.version', 'site_posts.language', 'revision'])
      .where('is_sample', '=', true)
      .orderBy('post_id')
      .execute()
  const before = await posts()
  expect(before.map(({ language }) => language)).toEqual(['en', 'en', 'fr', 'fr'])
  await sql`update site_posts set published = jsonb_set(published, '{title}', '"Old"') where post_id =
    (select min(post_id) from site_posts)`.execute(db)
  await seedSamples(panel.world)
  const [first, ...others] = await posts()
  expect(first).toEqual({ ...before[0], version: 2, revision: 2 })
  expect(others.map(({ version }) => version)).toEqual([1, 1, 1])
})

test('nobody logs in as a sample, and no charge, email, figure or report knows it', async () => {
  const panel = await startPanel()
  const { db } = panel.world
  await seedSamples(panel.world)
  for (const password of ['', ' ', 'maplekey-demo']) {
    const credentials = { email: 'amara-osei@samples.invalid', password, recaptcha: 'off' }
    expect((await panel.call(logIn, credentials)).status).not.toBe(200)
  }
  const jobs = () => db.selectFrom('jobs').select('kind').execute()
  for (let month = 0; month < 26; month++) {
    panel.advanceClock(31 * DAY)
    await workOnce(panel.world)
  }
  expect(panel.emails).toEqual([])
  expect((await jobs()).filter(({ kind }) => kind === SEND_EMAIL)).toEqual([])
  expect(await db.selectFrom('charges').selectAll().execute()).toEqual([])
  const stopped = await db
    .selectFrom('websites')
    .where('planStop', '=', true)
    .select('base_url')
    .execute()
  expect(stopped).toEqual([])
  expect(await countWebsites(db)).toBe(0)
  const about = { json: true, since: new Date(0), cardKind: 'sandbox', now: panel.now() } as const
  expect(await formatReport(db, about)).not.toContain('.example')
})

test('a visitor’s message to a sample is kept, and emailed to nobody', async () => {
  const panel = await startPanel()
  const { db } = panel.world
  await seedSamples(panel.world)
  const [sample] = await db.selectFrom('sites').select('website_id').execute()
  const { lead_id } = await receive(panel, sample?.website_id ?? 0)
  for (let hour = 0; hour < 25; hour++) {
    panel.advanceClock(DAY / 24)
    await workOnce(panel.world)
  }
  expect(panel.emails).toEqual([])
  const deliveries = await db.selectFrom('lead_deliveries').select('state').execute()
  expect([typeof lead_id, deliveries]).toEqual(['string', []])
})
