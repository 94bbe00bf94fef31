import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeLanguage } from '#contract/accounts/language.ts'
import { addNote } from '#contract/leads/person-changes.ts'
import { erasePerson, mergePeople } from '#contract/leads/same-person.ts'
import { linkSiteExport, siteExport, startSiteExport } from '#contract/websites/site-exports.ts'
import { saveSitePost, publishSitePost } from '#contract/websites/site-posts.ts'
import { partFile } from '#panel/actions/exports/export-folder.ts'
import { keptExports } from '#panel/records/websites/site-exports.ts'
import { addConsents, saveConsentText } from '#panel/records/leads/lead-consents.ts'
import { insertStamp } from '#panel/records/websites/site-stamps.ts'
import { claimJobs } from '#panel/records/service/jobs.ts'
import { removeExpired } from '#panel/jobs/remove-expired.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { readListingFile } from '#rules/listings/files/read-listing-file.ts'
import { EXPORT_KEPT_DAYS } from '#rules/websites/website-export.ts'
import {
  dataFolder,
  deadLinks,
  downloadExport,
  exportState,
  folderIn,
  makeExport,
  unbuiltPages,
  unzipped
} from '../../kit/exported.ts'
import { subscribe } from '../../kit/billing.ts'
import { publishContent } from '../../kit/hosting.ts'
import { openLeads } from '../../kit/leads.ts'
import { openListings } from '../../kit/listings.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { siteContent } from '../../kit/site-content.ts'
import { postContent } from '../../kit/site-posts.ts'

const DAY_MS = 24 * 60 * 60_000
const folder = dataFolder()
let panel: TestPanel
let agent: Awaited<ReturnType<typeof openLeads>>
let stranger: Awaited<ReturnType<typeof subscribe>>

beforeAll(async () => {
  panel = await startPanel({ settings: { dataDir: folder.dataDir } })
  agent = await openLeads(panel)
  stranger = await subscribe(panel)
})
afterAll(async () => {
  await panel.close()
  folder.remove()
})

test('an agent asks for everything, is told by email in their language, and downloads it for a week', async () => {
  const build = await unbuiltPages()
  const { lead, token, website_id } = agent
  const listings = await openListings(panel, { token, website_id })
  await publishContent(panel.world.db, website_id, siteContent())
  await lead({ name: 'Jo Visitor', email: 'jo@visitor.test' })
  await listings.save()
  const { body: post } = await panel.call(
    saveSitePost,
    {
      post_id: null,
      base_version: 0,
      content: postContent({ body: '<p>Hello <strong>you</strong></p>' })
    },
    { token }
  )
  const { post_id, version } = post
  await panel.call(publishSitePost, { post_id, version }, { token })

  await panel.call(changeLanguage, { language: 'fr' }, { token })
  expect(await exportState(panel, token)).toBeNull()
  await makeExport(panel, { build, token })
  const made = await exportState(panel, token)
  const until = new Date(+panel.now() + EXPORT_KEPT_DAYS * DAY_MS).toISOString()
  expect(made).toMatchObject({ state: 'ready', expires_at: until })
  expect(panel.emails.map(({ subject }) => subject)).toContain(
    'Les fichiers de votre compte sont prêts à télécharger'
  )
  const archive = await downloadExport(panel, token)
  expect(archive.size).toBe(made.bytes)
  const files = await unzipped(archive)
  const names = [...files.keys()]
  const expected = [
    'README.html',
    'account/account.json',
    'account/payments.json',
    'leads/leads.csv',
    'leads/leads.vcf',
    'listings/listings.json',
    'texts/pages/en/home.md',
    'texts/pages/fr/home.md',
    'website/404.html',
    'website/fr/index.html',
    'website/index.html',
    'website/listings/index.html',
    'website/robots.txt',
    'website/sitemap.xml'
  ]
  expect(names).toEqual(expect.arrayContaining(expected))
  expect(deadLinks(folderIn(files, 'website'))).toEqual([])
  const text = (name: string) => files.get(name)?.toString() ?? ''
  expect(text('README.html')).toContain('<html lang="fr-CA">')
  expect(text('account/account.json')).toContain('"language": "fr"')
  expect(text('leads/leads.csv')).toContain('jo@visitor.test')
  expect(text('leads/leads.vcf')).toContain('EMAIL;TYPE=INTERNET:jo@visitor.test')
  expect(
    names
      .filter((name) => name.startsWith('texts/posts/'))
      .map(text)
      .join()
  ).toContain('Hello **you**')
  const { headings, rows } = readListingFile(files.get('listings/listings.json') ?? Buffer.of())
  expect(rows[0]?.[headings.indexOf('UnparsedAddress')]).toBe('12 Elm Street')
  const pages = names.filter((name) => /^website\/.*\.html$/.test(name)).map(text)
  expect(pages.filter((page) => /<form|<script(?! type="application)/.test(page))).toEqual([])

  panel.advanceClock(EXPORT_KEPT_DAYS * DAY_MS)
  const late = await panel.call(linkSiteExport, {}, { token })
  expect([await exportState(panel, token), late.status]).toEqual([null, 404])
  await removeExpired(panel.world)
  expect(await panel.world.db.selectFrom('site_exports').selectAll().execute()).toEqual([])
})

test('everyone’s history is in the file, with the messages of merged leads, notes and the texts agreed to', async () => {
  const cy = await openLeads(panel)
  const { lead, token, website_id } = cy
  const { db } = panel.world
  const lead_id = await lead({ name: 'Kim', email: 'kim@visitor.test', message: 'The first' })
  const at = new Date(+panel.now() + DAY_MS)
  const second = { name: 'Kim', email: 'kim@visitor.test', message: 'The second', at }
  const other_id = await lead(second)
  await panel.call(mergePeople, { lead_id, other_id }, { token })
  const note = { lead_id, text: 'Likes brick' }
  await panel.call(addNote, note, { token, idempotencyKey: 'brick' })
  const text_id = await saveConsentText(db, 'en', 'Yes, email me.')
  const given_at = panel.now()
  await addConsents(db, [
    { website_id, lead_id: other_id, kind: 'express', language: 'en', given_at, text_id }
  ])
  // More people than are read at once.
  for (let n = 0; n < 101; n++) await lead({ name: `Person ${n}`, email: `p${n}@visitor.test` })
  const broker = { asked_name: 'Ruth Broker', asked_email: 'ruth@broker.test' }
  await insertStamp(db, {
    ...broker,
    website_id,
    version: 1,
    token_hash: 'a secret hash',
    findings: '[]',
    remarks: '[]',
    created: given_at,
    expires: given_at
  })
  await makeExport(panel, { build: await unbuiltPages(), token })
  const files = await unzipped(await downloadExport(panel, token))
  const read = (name: string) => JSON.parse(files.get(name)?.toString() ?? '')
  const people = read('leads/history.json')
  expect(people).toHaveLength(102)
  expect(new Set(people.map((one: { lead_id: string }) => one.lead_id)).size).toBe(102)
  const kim = people.find((one: { lead_id: string }) => one.lead_id === lead_id)
  expect(kim.inquiries).toMatchObject([{ message: 'The first' }, { message: 'The second' }])
  expect(kim.history).toContainEqual(
    expect.objectContaining({ kind: 'note', data: { text: 'Likes brick' } })
  )
  expect(kim.consents).toContainEqual(
    expect.objectContaining({ kind: 'express', text: 'Yes, email me.' })
  )
  expect(read('account/approvals.json')).toMatchObject([broker])
  const others = ['leads/sequences.json', 'leads/campaigns.json', 'account/moves.json']
  expect(others.map(read)).toEqual([[], [], []])
  expect(read('leads/templates.json').length).toBeGreaterThan(0)
  expect([...files.values()].join()).not.toContain('a secret hash')
})

test('an export that fails three times is said to have failed, and another can be made', async () => {
  const { token } = agent
  await panel.call(startSiteExport, {}, { token })
  // Without the build, as in a command.
  for (let tries = 0; tries < 3; tries++) {
    await runDueJobs(panel.world)
    panel.advanceClock(5 * 60_000)
  }
  expect(await exportState(panel, token)).toMatchObject({ state: 'failed', bytes: null })
  expect((await panel.call(linkSiteExport, {}, { token })).status).toBe(404)
})

test('an export whose process was killed is made by the next try, and nothing stays of the first', async () => {
  const { token } = agent
  const { clock, db, settings } = panel.world
  await panel.call(startSiteExport, {}, { token })
  const now = clock()
  const leaseUntil = new Date(+now + 120_000)
  const [killed] = await claimJobs(db, { now, leaseUntil, most: 1 })
  if (!killed) throw new Error('no export to make')
  const { export_id } = killed.payload as { export_id: number }
  writeFileSync(await partFile(settings, export_id, 1), 'half of a file')
  expect(await runDueJobs(panel.world, await unbuiltPages())).toBe(0)
  panel.advanceClock(120_000)
  await runDueJobs(panel.world, await unbuiltPages())
  expect(await exportState(panel, token)).toMatchObject({ state: 'ready' })
  const ofThis = readdirSync(join(folder.dataDir, 'exports')).filter((name) =>
    name.startsWith(`${export_id}.`)
  )
  expect(ofThis).toEqual([`${export_id}.zip`])
})

test('erasing a person removes a file that has them, also one that is being made', async () => {
  const { lead, token } = agent
  const confirm = 'erase'
  const files = async () => [
    readdirSync(join(folder.dataDir, 'exports')).toSorted(),
    // Those of other websites.
    [...(await keptExports(panel.world.db))].map((id) => `${id}.zip`).toSorted()
  ]
  const first = await lead({ name: 'Lu Erased', email: 'lu@visitor.test' })
  const second = await lead({ name: 'Mo Erased', email: 'mo@visitor.test' })
  await makeExport(panel, { build: await unbuiltPages(), token })
  const { path } = (await panel.call(linkSiteExport, {}, { token })).body
  expect((await panel.call(erasePerson, { lead_id: first, confirm }, { token })).status).toBe(200)
  expect(await exportState(panel, token)).toBeNull()
  const [left, others] = await files()
  expect(left).toEqual(others)
  expect((await panel.request(path)).status).toBe(404)

  const build = await unbuiltPages()
  const { renderer } = build
  let erasing: Promise<unknown> | undefined
  // The pages come after the leads.
  const render: typeof renderer.render = (asked) => {
    erasing ??= panel.call(erasePerson, { lead_id: second, confirm }, { token })
    return renderer.render(asked)
  }
  await makeExport(panel, { build: { ...build, renderer: { ...renderer, render } }, token })
  expect(await erasing).toMatchObject({ status: 200 })
  expect(await exportState(panel, token)).toBeNull()
  expect(await files()).toEqual([others, others])
})

test('a link is for one file, and ends after ten minutes', async () => {
  const { token } = agent
  await makeExport(panel, { build: await unbuiltPages(), token })
  expect((await panel.call(linkSiteExport, {}, { token: stranger.token })).status).toBe(404)
  expect((await panel.call(siteExport, {}, { token: stranger.token })).body.data).toBeNull()
  const first = (await panel.call(linkSiteExport, {}, { token })).body.path
  const second = (await panel.call(linkSiteExport, {}, { token })).body.path
  const status = async (path: string) => (await panel.request(path)).status
  expect([await status(first), await status(second)]).toEqual([404, 200])
  panel.advanceClock(10 * 60_000)
  expect(await status(second)).toBe(404)
})
