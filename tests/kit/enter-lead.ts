import type { InputOf } from '#contract/endpoint.ts'
import { addLead } from '#contract/leads/add-lead.ts'
import type { Lead } from '#contract/leads/lead.ts'
import type { TestPanel } from './panel.ts'

type Token = { token: string }

/** Adds a lead by the agent's own call. */
export async function enterLead(
  panel: TestPanel,
  { token }: Token,
  change: Partial<InputOf<typeof addLead>> = {}
): Promise<Lead> {
  const lead = { name: 'Mei Lin', email: 'mei@example.ca', consent: 'none', ...change } as const
  const { body } = await panel.call(addLead, lead, { token })
  if (!body.lead) throw new Error(`no lead: ${body.message}`)
  return body.lead
}
