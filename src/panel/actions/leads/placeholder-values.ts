import { placeholderMessages } from '#messages/leads/placeholders.ts'
import { firstName, type PlaceholderValues } from '#rules/leads/placeholders.ts'
import type { LeadRow } from '../../records/leads/leads.ts'
import type { AgentSender } from './agent-sender.ts'

/** What a template says about this person and this agent, in the person's language. */
export function placeholderValues(
  { home, language, name }: Pick<LeadRow, 'home' | 'language' | 'name'>,
  sender: AgentSender
): PlaceholderValues {
  return {
    name,
    first_name: firstName(name),
    home: home || placeholderMessages[language].home,
    agent: sender.name,
    brokerage: sender.brokerage,
    phone: sender.phone,
    email: sender.email,
    website: sender.website
  }
}
