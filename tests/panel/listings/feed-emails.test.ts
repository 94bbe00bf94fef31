import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindOfAgreements } from '#panel/actions/listings/feeds/remind-of-agreements.ts'
import { runDueJobs, workOnce } from '#panel/jobs/worker.ts'
import { openFeeds, standInForCrea } from '../../kit/connected-feeds.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

test('the agent is told once of a refusal, once that homes are hidden, and once that all is well', async () => {
  const server = await standInForCrea(panel)
  const agent = await openFeeds(panel)
  await agent.signAll()
  await agent.connect()
  await agent.poll()
  const subjects = async () => {
    await runDueJobs(panel.world)
    return panel.emails.splice(0).map(({ subject }) => subject)
  }
  await subjects()
  for (const one of server.store.destinations) one.isActive = false
  server.tokens.clear()
  const told: string[] = []
  for (const minutes of [15, 60, 60, 23 * 60, 60, 60]) {
    panel.advanceClock(minutes * 60_000)
    server.time.now = panel.now()
    await agent.poll()
    told.push(...(await subjects()))
  }
  expect(told).toEqual([
    'We can’t access your feed CREA DDF® (Sample homes)',
    'Homes from CREA DDF® (Sample homes) are hidden on your website'
  ])
  expect(await agent.feed()).toMatchObject({ state: 'hidden', problem: 'credentials', shown: 0 })
  for (const one of server.store.destinations) one.isActive = true
  for (const minutes of [60, 60]) {
    panel.advanceClock(minutes * 60_000)
    server.time.now = panel.now()
    await agent.poll()
  }
  expect(await subjects()).toEqual(['Your feed CREA DDF® (Sample homes) works again'])
  expect(await agent.feed()).toMatchObject({ state: 'shown', problem: null, shown: 6 })
})

test('an agreement is remembered on the day that its agent chose, in their morning, once', async () => {
  const agent = await openFeeds(panel)
  const remind_on = '2027-03-02'
  await agent.sign({ turn: 'broker', signed_on: null, remind_on, note: 'Has the link.' })
  const remind = async (time: string) => {
    panel.setClock(new Date(time))
    await workOnce(panel.world)
    return panel.emails.splice(0).filter(({ subject }) => subject.startsWith('Reminder'))
  }
  expect(await remind('2027-03-02T11:30:00Z')).toEqual([])
  const [email, ...more] = await remind('2027-03-02T15:00:00Z')
  expect(more).toEqual([])
  expect(email?.text).toContain('it has been your broker’s turn since')
  expect(email?.text).toContain('Has the link.')
  expect(await remind('2027-03-03T15:00:00Z')).toEqual([])
})

test('CREA’s feed has its French name in a French-speaking agent’s emails', async () => {
  const server = await standInForCrea(panel)
  const agent = await openFeeds(panel)
  await panel.world.db.updateTable('agents').set({ language: 'fr' }).execute()
  await agent.signAll()
  await agent.connect()
  await agent.poll()
  for (const one of server.store.destinations) one.isActive = false
  server.tokens.clear()
  panel.advanceClock(15 * 60_000)
  server.time.now = panel.now()
  await agent.poll()
  await agent.sign({ kind: 'idx', turn: 'you', signed_on: null, remind_on: '2027-03-05' })
  panel.setClock(new Date('2027-03-05T17:00:00Z'))
  await remindOfAgreements(panel.world)
  await runDueJobs(panel.world)
  const subjects = panel.emails.splice(0).map(({ subject }) => subject)
  expect(subjects).toContain('Votre flux SDD® de l’ACI (Sample homes) ne nous donne plus accès')
  expect(subjects.some((one) => /^Rappel.*, SDD® de l’ACI$/.test(one))).toBe(true)
  await panel.world.db.updateTable('agents').set({ language: 'en' }).execute()
})

test('an agreement is signed on a day until today, and followed once for each board', async () => {
  const agent = await openFeeds(panel)
  const later = await agent.sign({ signed_on: '2030-01-01' })
  expect(later.body.errors.signed_on).toBe('Please choose a day that isn’t after today.')
  const none = await agent.sign({ signed_on: null })
  expect(none.body.errors['agreement.signed_on'] ?? none.body.message).toMatch(/day/)
  await agent.sign()
  expect((await agent.sign({ turn: 'you' })).status).toBe(409)
  expect((await agent.sign()).status).toBe(200)
  expect((await agent.list()).agreements).toHaveLength(1)
})

test('adding an agreement that exists leaves its link, note and reminder', async () => {
  const agent = await openFeeds(panel)
  const noted = {
    turn: 'you' as const,
    signed_on: null,
    link: 'https://example.com/idx.pdf',
    note: 'Ask for the addendum.',
    remind_on: '2026-12-01'
  }
  await agent.sign(noted)
  const again = await agent.sign({ turn: 'you', signed_on: null })
  expect(again.status).toBe(409)
  expect((await agent.list()).agreements).toEqual([expect.objectContaining(noted)])
})
