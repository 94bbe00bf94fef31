import { randomUUID } from 'node:crypto'
import type { LeadForm } from '#contract/leads/lead-form.ts'
import { type ReceivedLead, receiveLead } from '#panel/actions/leads/receive-lead.ts'
import type { TestPanel } from './panel.ts'

const SENT: LeadForm = {
  kind: 'contact',
  language: 'en',
  page: '/contact',
  block: '',
  home: '',
  query: '',
  name: 'Jo Visitor',
  email: 'jo@visitor.test',
  phone: '',
  address: '',
  preferred_time: '',
  message: 'Is it still for sale?',
  consent: false
}

/** Stores a lead as a form of the website does, and returns its row. */
export async function receive(
  { world }: Pick<TestPanel, 'world'>,
  website_id: number,
  sent: Partial<LeadForm> = {},
  more: Partial<ReceivedLead> = {}
) {
  const key = randomUUID()
  await receiveLead(world, {
    website_id,
    host: 'agent.maplekey.test',
    // The same words again would be the same message.
    sent: { ...SENT, message: `${SENT.message} ${key}`, ...sent } as LeadForm,
    isHuman: true,
    tester: undefined,
    key,
    source: {},
    ...more
  })
  return world.db
    .selectFrom('leads')
    .selectAll()
    .where('request_key', '=', key)
    .executeTakeFirstOrThrow()
}
