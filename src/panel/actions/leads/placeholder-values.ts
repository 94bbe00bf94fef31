import { placeholderMessages } from '#messages/leads/placeholders.ts'
import { firstName, type PlaceholderValues } from '#rules/leads/placeholders.ts'
import type { LeadRow } from '../../records/leads/leads.ts'
import type { AgentSender } from './agent-sender.ts'

/** What a template says about this person and this agent, with words for an unknown home in the text's language. */
export function placeholderValues(
  { home, kind, name }: Pick<LeadRow, 'home' | 'kind' | 'name'>,
  sender: AgentSender,
  language: 'en' | 'fr'
): PlaceholderValues {
  return {
    name,
    first_name: firstName(name),
    home: home || placeholderMessages[language].home(kind),
    agent: sender.name,
    brokerage: sender.brokerage,
    phone: sender.phone,
    email: sender.email,
    website: sender.website
  }
}
