import { randomUUID } from 'node:crypto'
import type { InputOf } from '#contract/endpoint.ts'
import * as calls from '#contract/leads/sequences.ts'
import { receiveLead } from '#panel/actions/leads/receive-lead.ts'
import type { LeadForm } from '#contract/leads/lead-form.ts'
import type { TestPanel } from './panel.ts'

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
export async function writeFromWebsite(
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
    language: 'en',
    source: {}
  })
  const { lead_id } = await world.db
    .selectFrom('leads')
    .select('lead_id')
    .where('request_key', '=', key)
    .executeTakeFirstOrThrow()
  return lead_id
}
