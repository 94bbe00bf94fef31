import { randomUUID } from 'node:crypto'
import type { InputOf } from '#contract/endpoint.ts'
import { person, type Person } from '#contract/leads/person.ts'
import * as calls from '#contract/leads/sequences.ts'
import { processBulkEmails } from '#panel/actions/leads/process-bulk-emails.ts'
import { receiveLead } from '#panel/actions/leads/receive-lead.ts'
import { workOnce } from '#panel/jobs/worker.ts'
import type { LeadForm } from '#contract/leads/lead-form.ts'
import { forgetPeople } from './forget-people.ts'
import { INBOUND } from './lead-emails.ts'
import { startPanel, type TestPanel } from './panel.ts'
import { openBuilder } from './site-builder.ts'

type Agent = { token: string; website_id: number }
export type SequenceInput = InputOf<typeof calls.saveSequence>

export const sequenceFields = (change: Partial<SequenceInput> = {}): SequenceInput => ({
  sequence_id: randomUUID(),
  base_version: 0,
  name: 'New buyers',
  language: 'en',
  kinds: ['contact', 'home'],
  steps: [0, 3, 10].map((day) => ({
    step_id: randomUUID(),
    day,
    subject: `Day ${day}, {first_name}`,
    body: `<p>Hello {name}, day ${day}.</p>`
  })),
  ...change
})

/** A sequence that is on. */
export async function startSequence(
  panel: TestPanel,
  agent: Agent,
  change: Partial<SequenceInput> = {}
): Promise<SequenceInput> {
  const input = sequenceFields(change)
  const { sequence_id } = input
  await panel.call(calls.saveSequence, input, agent)
  const wish = { sequence_id, version: 1, is_on: true }
  const { body, status } = await panel.call(calls.turnSequence, wish, agent)
  if (status !== 200) throw new Error(`the sequence was not turned on: ${JSON.stringify(body)}`)
  return input
}

let messages = 0

/** A message from the agent's website, as its form stores it; its lead. */
async function writeFromWebsite(
  { world }: Pick<TestPanel, 'world'>,
  { website_id }: Agent,
  change: Partial<LeadForm> & { isHuman?: boolean } = {}
): Promise<string> {
  const { isHuman = true, ...sent } = change
  const key = `message ${++messages}`
  await receiveLead(world, {
    website_id,
    host: 'ann.maplekey.test',
    sent: {
      kind: 'contact',
      language: 'en',
      page: '/contact',
      name: 'Jordan Example',
      email: `writer${messages}@example.org`,
      phone: '',
      address: '',
      home: '',
      preferred_time: '',
      message: 'Is it still for sale?',
      ...sent
    } as LeadForm,
    isHuman,
    tester: undefined,
    key,
    source: {}
  })
  const { lead_id } = await world.db
    .selectFrom('leads')
    .select('lead_id')
    .where('request_key', '=', key)
    .executeTakeFirstOrThrow()
  return lead_id
}

/** Ten in the morning in Toronto. */
export const MORNING = new Date('2026-11-21T15:00:00.000Z')
const DAY_MS = 86_400_000

/** A panel that replies come to, and what its sequences do; each test has an agent of its own. */
export async function startSequencePanel() {
  const panel = await startPanel({ settings: { inbound: INBOUND, rateLimits: false } })
  let ann: Awaited<ReturnType<typeof openBuilder>>
  const letters = () => panel.emails.filter(({ id }) => id.startsWith('bulk-'))
  const send = async () => {
    while ((await processBulkEmails(panel.world)) > 0);
  }
  const shown = async (lead_id: string): Promise<Person> =>
    (await panel.call(person, { lead_id }, ann)).body.person
  return {
    panel,
    ann: () => ann,
    async begin(): Promise<void> {
      await forgetPeople(panel.world.db)
      panel.setClock(MORNING)
      ann = await openBuilder(panel)
      await workOnce(panel.world)
      panel.emails.length = 0
    },
    letters,
    subjects: () => letters().map(({ subject }) => subject),
    send,
    /** Works at the same time of each of the next days. */
    async walk(days: number): Promise<void> {
      for (let day = 0; day < days; day++) {
        panel.advanceClock(DAY_MS)
        await send()
      }
    },
    shown,
    /** What a person's timeline says about sequences. */
    story: async (lead_id: string): Promise<string[]> =>
      (await shown(lead_id)).timeline.events
        .flatMap((event) => (event.kind === 'sequence' ? [event.data] : []))
        .map(({ ended, subject }) => ended ?? subject ?? 'joined')
        .toReversed(),
    read: async ({ sequence_id }: { sequence_id: string }): Promise<calls.Sequence> =>
      (await panel.call(calls.sequence, { sequence_id }, ann)).body.sequence,
    join: (lead_id: string, { sequence_id }: { sequence_id: string }) =>
      panel.call(
        calls.joinSequence,
        { lead_id, sequence_id },
        { ...ann, idempotencyKey: randomUUID() }
      ),
    start: (change: Partial<SequenceInput> = {}) => startSequence(panel, ann, change),
    write: (change: Parameters<typeof writeFromWebsite>[2] = {}) =>
      writeFromWebsite(panel, ann, change)
  }
}
