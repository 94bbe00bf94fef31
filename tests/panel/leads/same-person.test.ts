import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leadList } from '#contract/leads/lead-list.ts'
import * as changes from '#contract/leads/person-changes.ts'
import { leadReport } from '#contract/leads/report.ts'
import * as same from '#contract/leads/same-person.ts'
import { insertTags } from '#panel/records/leads/lead-tags.ts'
import { markAnswered } from '#panel/records/leads/leads.ts'
import { openLeads } from '../../kit/leads.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let ann: Awaited<ReturnType<typeof openLeads>>
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  ann = await openLeads(panel)
})
afterAll(() => panel.close())

const HOUR_MS = 3_600_000
const tag = (lead_id: string, ...tags: string[]) =>
  insertTags(panel.world.db, { lead_id, website_id: ann.website_id }, tags)
const merge = (lead_id: string, other_id: string) =>
  panel.call(same.mergePeople, { lead_id, other_id }, ann)
const separate = (lead_id: string) => panel.call(same.separateLead, { lead_id }, ann)

/** Everything about the website's people but when they were last active, and that they were merged. */
async function people(): Promise<unknown> {
  const { db } = panel.world
  const { rows } = await sql`
    select l.lead_id, l.name, l.stage, l.follow_up_on, l.merged_into, l.merged_via, l.merge_gave,
      (select array_agg(tag order by tag) from lead_tags t where t.lead_id = l.lead_id) as tags,
      (select count(*) from lead_consents c where c.lead_id = l.lead_id) as consents,
      (select count(*) from lead_tasks k where k.lead_id = l.lead_id) as tasks,
      (select count(*) from lead_events e where e.lead_id = l.lead_id
        and e.kind not in ('merged', 'separated')) as events
    from leads l where website_id = ${ann.website_id} order by lead_id
  `.execute(db)
  return rows
}

test('merging shows one person, with both timelines, tags, tasks and consents', async () => {
  const earlier = new Date(panel.now().getTime() - HOUR_MS)
  const other_id = await ann.lead({
    email: 'two@visitor.test',
    name: 'J. V.',
    message: 'Earlier',
    at: earlier
  })
  const lead_id = await ann.lead({ email: 'two@visitor.test', phone: '' })
  await panel.call(changes.addTask, { lead_id: other_id, title: 'Call', due_on: null }, ann)
  await panel.call(
    changes.recordConsent,
    { lead_id: other_id, given_on: '2026-11-20', how: 'Paper' },
    ann
  )
  await tag(lead_id, 'Buyer')
  await tag(other_id, 'Seller')
  expect((await ann.person(lead_id)).duplicates.map((one) => one.lead_id)).toEqual([other_id])

  const { body } = await merge(lead_id, other_id)
  const { person } = body
  expect(person.lead.tags).toEqual(['Buyer', 'Seller'])
  expect(person.first_received_at).toBe(earlier.toISOString())
  expect(person.duplicates).toEqual([])
  expect(person.merged).toMatchObject([{ lead_id: other_id, can_separate: true }])
  expect(person.tasks).toMatchObject([{ title: 'Call' }])
  expect(person.consent.basis.kind).toBe('express')
  expect(person.timeline.events[0]).toMatchObject({ kind: 'merged', data: { name: 'J. V.' } })
  const messages = person.timeline.events.map(
    ({ data }: { data: { message?: string } }) => data.message
  )
  expect(messages).toEqual(expect.arrayContaining(['Earlier', 'Is it still for sale?']))
  expect((await ann.person(other_id)).lead.lead_id).toBe(lead_id)
})

test('merging and separating gives back exactly what was merged, chains included', async () => {
  const [a, b, c] = [
    await ann.lead({ email: 'abc@v.test' }),
    await ann.lead({ email: 'abc@v.test' }),
    await ann.lead({ email: 'abc@v.test' })
  ]
  await tag(a, 'Buyer')
  await tag(b, 'Buyer', 'Sphere')
  await tag(c, 'VIP')
  const start = await people()
  await merge(b, c)
  const chained = await people()

  const { body } = await merge(a, b)
  expect(body.person.lead.tags).toEqual(['Buyer', 'Sphere', 'VIP'])
  expect(body.person.merged).toHaveLength(2)
  expect((await separate(c)).status).toBe(409)
  expect((await separate(b)).status).toBe(200)
  expect(await people()).toEqual(chained)
  expect((await separate(c)).body.person.lead.lead_id).toBe(b)
  expect(await people()).toEqual(start)
})

test('two agents who merge the same people at once, in both directions, make one person', async () => {
  const [a, b, c] = [
    await ann.lead({ email: 'race@v.test' }),
    await ann.lead({ email: 'race@v.test' }),
    await ann.lead({ email: 'race@v.test' })
  ]
  const pairs: [string, string][] = [
    [a, b],
    [b, a],
    [b, c],
    [c, a],
    [a, b],
    [c, b]
  ]
  const answers = await Promise.all(pairs.map(([one, other]) => merge(one, other)))
  expect(answers.map(({ status }) => status)).toEqual(pairs.map(() => 200))
  const { rows } = await sql<{ lead_id: string; merged_into: string | null }>`
    select lead_id, merged_into from leads where lead_id = any (${[a, b, c]}::uuid[])
  `.execute(panel.world.db)
  const mains = rows.filter(({ merged_into }) => merged_into === null)
  expect(mains).toHaveLength(1)
  expect(new Set(rows.map(({ lead_id, merged_into }) => merged_into ?? lead_id)).size).toBe(1)
})

test('people who were separated or are kept apart are not offered as one again, until they are merged', async () => {
  const sent = { email: 'couple@visitor.test', phone: '' }
  const [one, two, three] = [await ann.lead(sent), await ann.lead(sent), await ann.lead(sent)]
  const apartFrom = async (lead_id: string) =>
    Object.fromEntries(
      (await ann.person(lead_id)).duplicates.map((other) => [other.lead_id, other.is_apart])
    )
  expect(await apartFrom(one)).toEqual({ [two]: false, [three]: false })
  await merge(one, two)
  await separate(two)
  expect(await apartFrom(one)).toEqual({ [two]: true, [three]: false })
  expect(await apartFrom(two)).toEqual({ [one]: true, [three]: false })
  await panel.call(same.keepPeopleApart, { lead_id: three, other_id: two }, ann)
  expect(await apartFrom(two)).toEqual({ [one]: true, [three]: true })
  // A person merged with one of them is apart from the other too.
  await merge(one, three)
  expect(await apartFrom(two)).toEqual({ [one]: true })
  await merge(one, two)
  await separate(three)
  expect(await apartFrom(three)).toEqual({ [one]: true })
})

test('an answer to one of a person’s leads answers those before it, while they are merged', async () => {
  const bob = await openLeads(panel)
  const { db } = panel.world
  const asked = new Date(panel.now().getTime() - HOUR_MS)
  const wrote = await bob.lead({ email: 'p@visitor.test', at: asked })
  const wroteAgain = await bob.lead({ email: 'p@visitor.test' })
  const added = await bob.lead({ email: 'p@visitor.test', at: asked })
  await db.updateTable('leads').set({ is_entered: true }).where('lead_id', '=', added).execute()
  const answered = new Date(asked.getTime() + 240_000)
  await markAnswered(db, { lead_id: added, website_id: bob.website_id }, answered)
  const figures = async () => (await panel.call(leadReport, {}, bob)).body.figures
  const firstAnswer = async () => {
    const { data } = (await panel.call(leadList, {}, bob)).body
    const listed = data.find((one: { lead_id: string }) => one.lead_id === wrote)
    return [listed.first_answer_at, (await bob.person(wrote)).lead.first_answer_at]
  }
  expect(await figures()).toMatchObject({ to_answer: 2, answered: 0, median_minutes: null })

  await panel.call(same.mergePeople, { lead_id: wrote, other_id: added }, bob)
  await panel.call(same.mergePeople, { lead_id: wrote, other_id: wroteAgain }, bob)
  expect(await figures()).toMatchObject({ to_answer: 2, answered: 1, median_minutes: 4 })
  expect(await firstAnswer()).toEqual([answered.toISOString(), answered.toISOString()])

  await panel.call(same.separateLead, { lead_id: added }, bob)
  expect(await figures()).toMatchObject({ answered: 0 })
  expect(await firstAnswer()).toEqual([null, null])
})
