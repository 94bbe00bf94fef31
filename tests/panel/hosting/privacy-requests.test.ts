import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#contract/leads/person.ts'
import { addNote } from '#contract/leads/person-changes.ts'
import {
  answerPrivacyRequest,
  privacyRequests,
  type VisitorRequest
} from '#contract/leads/privacy-requests.ts'
import { erasePerson } from '#contract/leads/same-person.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { allRows } from '../../kit/all-rows.ts'
import { startHosting } from '../../kit/hosting.ts'
import { addLead } from '../../kit/lead-emails.ts'
import { choicesOf } from '../../kit/privacy-choices.ts'

const DAY_MS = 86_400_000
const KIM = 'kim@visitor.test'

let hosting: Awaited<ReturnType<typeof startHosting>>
let ann: Awaited<ReturnType<typeof hosting.newSite>>
let kim: ReturnType<typeof choicesOf>
let lead_id: string
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
  ann = await hosting.newSite({ second_language: 'fr' })
  kim = choicesOf(hosting, ann.host, '/fr/privacy-choices')
  lead_id = await addLead(hosting.panel, ann.website_id, {
    email: KIM,
    message: 'A marked message'
  })
})
afterAll(() => hosting.close())

const requests = async (): Promise<VisitorRequest[]> =>
  (await hosting.panel.call(privacyRequests, {}, ann)).body.requests
const toVisitor = () => hosting.panel.emails.filter(({ to }) => to.address === KIM)
const toAgent = () =>
  hosting.panel.emails
    .filter(({ id }) => id.startsWith('privacy-request-'))
    .map((one) => one.subject)

async function linkOf(email: string): Promise<string> {
  await kim.ask(email)
  return kim.link(email)
}

/** Sends a request by a new link; what the agent's list says about it. */
async function ask(kind: string, message = '', email = KIM): Promise<VisitorRequest> {
  await kim.press(await linkOf(email), kind, { message })
  await runDueJobs(hosting.panel.world)
  const found = (await requests()).find((one) => one.kind === kind && !one.answered)
  if (!found) throw new Error(`no open request of ${kind}`)
  return found
}

const answer = (request_id: string, as: string, message = '') =>
  hosting.panel.call(answerPrivacyRequest, { request_id, answer: as, message } as never, ann)

test('a request is due in 30 days and on the person; the agent is told at once, a week and a day before', async () => {
  const link = await linkOf(KIM)
  const empty = await kim.press(link, 'correction', { message: '  ' })
  expect(empty.status).toBe(422)
  expect(empty.body).toContain('Dites ce qui devrait être rectifié')
  expect(await requests()).toEqual([])
  const asked = await ask('correction', 'I am Kim, not Jordan.')
  await kim.press(link, 'correction', { message: 'Once more' })
  expect(await requests()).toMatchObject([
    { email: KIM, lead_id, days_left: 30, message: 'I am Kim, not Jordan.', answered: null }
  ])
  const { body } = await hosting.panel.call(person, { lead_id }, ann)
  expect(body.person.privacy_requests).toMatchObject([{ request_id: asked.request_id }])
  expect(body.person.timeline.events[0]).toMatchObject({
    kind: 'privacy_request',
    data: { request: 'correction', message: 'I am Kim, not Jordan.' }
  })
  expect(toAgent()).toEqual(['30 days left: a visitor asked for a correction of their data'])
  hosting.panel.advanceClock(23 * DAY_MS)
  await runDueJobs(hosting.panel.world)
  expect(await requests()).toMatchObject([{ days_left: 7 }])
  hosting.panel.advanceClock(6 * DAY_MS)
  await runDueJobs(hosting.panel.world)
  expect(toAgent().slice(1)).toEqual([
    '7 days left: a visitor asked for a correction of their data',
    'One day left: a visitor asked for a correction of their data'
  ])
  hosting.panel.advanceClock(DAY_MS)
  expect(await requests()).toMatchObject([{ days_left: 0 }])

  expect((await answer(asked.request_id, 'sent')).status).toBe(422)
  expect((await answer(asked.request_id, 'declined')).body.errors).toHaveProperty('message')
  expect((await answer(asked.request_id, 'corrected', 'Done!')).status).toBe(200)
  await answer(asked.request_id, 'declined', 'Too late')
  await runDueJobs(hosting.panel.world)
  expect(await requests()).toMatchObject([{ answered: { as: 'corrected' } }])
  expect(toVisitor().at(-1)?.text).toContain('a rectifié vos données.\n\nDone!')
})

test('a copy is behind a link, with everything and with nobody else’s; it is only sent by the agent', async () => {
  const text = 'A marked note'
  await hosting.panel.call(addNote, { lead_id, text }, { ...ann, idempotencyKey: 'note' })
  await addLead(hosting.panel, ann.website_id, {
    email: 'else@visitor.test',
    name: 'Somebody Else'
  })
  const own = await linkOf(KIM)
  expect((await kim.open(`${own}/my-data.json`)).status).toBe(404)
  const { request_id } = await ask('access')
  await answer(request_id, 'sent')
  const link = await kim.link(KIM)
  expect((await kim.open(link)).body).toContain('my-data.csv')
  const json = await kim.open(`${link}/my-data.json`)
  expect(json.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="my-data.json"'
  })
  const data = JSON.parse(json.body)
  expect(data.inquiries).toMatchObject([{ email: KIM, message: 'A marked message' }])
  expect(json.body).toContain('A marked note')
  expect(json.body).not.toContain('Somebody Else')
  const csv = (await kim.open(`${link}/my-data.csv`)).body
  expect(csv).toContain('A marked message')
  expect(csv).not.toContain('Somebody Else')
  hosting.panel.advanceClock(14 * DAY_MS)
  expect((await kim.open(`${link}/my-data.json`)).status).toBe(404)
})

test('a deletion erases the person, tells them, and leaves a log without them', async () => {
  const { request_id } = await ask('deletion')
  await answer(request_id, 'erased')
  await runDueJobs(hosting.panel.world)
  expect(toVisitor().at(-1)?.text).toContain('a effacé ce qui était conservé')
  const rows = await allRows(hosting.panel.world.db)
  const left = Object.entries(rows).flatMap(([table, all]) =>
    all.some((row) => /marked|kim@visitor/i.test(row)) ? [table] : []
  )
  expect(left).toEqual([])
  const log = await requests()
  expect(
    log.map((one) => [one.kind, one.answered?.as, one.email, one.lead_id, one.message])
  ).toEqual([
    ['deletion', 'erased', null, null, ''],
    ['access', 'sent', null, null, ''],
    ['correction', 'corrected', null, null, '']
  ])
})

test('a deletion erases everyone at the address, whom the agent is told of; erasing one of them answers nothing', async () => {
  const TWICE = 'twice@visitor.test'
  for (const which of ['first', 'second', 'third']) {
    const message = `A ${which} marked message`
    await addLead(hosting.panel, ann.website_id, { email: TWICE, message })
  }
  const { lead_id: one, people, request_id } = await ask('deletion', '', TWICE)
  const open = async () => (await requests()).find((request) => request.request_id === request_id)
  expect(people).toBe(3)
  if (one === null) throw new Error('the request is on nobody')
  await hosting.panel.call(erasePerson, { lead_id: one, confirm: 'erase' }, ann)
  await runDueJobs(hosting.panel.world)
  expect(await open()).toMatchObject({ people: 2, email: TWICE, answered: null })
  expect((await open())?.lead_id).not.toBe(one)
  const told = () =>
    hosting.panel.emails.filter(
      ({ subject, to }) =>
        to.address === TWICE && subject === 'Votre demande de suppression de vos données'
    )
  expect(told()).toEqual([])

  await answer(request_id, 'erased')
  await runDueJobs(hosting.panel.world)
  expect(await open()).toMatchObject({ people: 0, email: null, answered: { as: 'erased' } })
  expect(told()).toHaveLength(1)
  const rows = Object.values(await allRows(hosting.panel.world.db)).flat()
  expect(rows.filter((row) => /marked|twice@/i.test(row))).toEqual([])
})

test('an address without a lead can ask, too, and is erased with what hangs on it', async () => {
  const STRANGER = 'stranger@visitor.test'
  const asked = await ask('deletion', '', STRANGER)
  expect(asked).toMatchObject({ email: STRANGER, lead_id: null, name: null })
  const link = await linkOf(STRANGER)
  await answer(asked.request_id, 'erased')
  await runDueJobs(hosting.panel.world)
  expect((await kim.open(link)).status).toBe(404)
  const rows = Object.values(await allRows(hosting.panel.world.db)).flat()
  expect(rows.filter((row) => row.includes(STRANGER))).toEqual([])
})
