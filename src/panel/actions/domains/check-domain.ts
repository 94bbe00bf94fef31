import { domainMessages } from '#messages/domain.ts'
import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import { domainHolder, lookalikeHolder } from '../../records/websites/websites.ts'
import { domainRefusal, domainSkeleton } from '../../services/dns/domain-names.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'

export const DOMAIN_LOOKS_TAKEN =
  'This domain name looks like one that another agent uses. Please enter a different one, or write to us if it’s yours.'

/** @throws Refused if the agent can't use the domain, with `taken` if another agent has it. */
export async function checkDomainIsFree(
  { db, settings }: World,
  agent_id: string,
  { base_url, taken }: { base_url: string; taken: string }
): Promise<void> {
  const refusal = domainRefusal(base_url, settings)
  if (refusal !== undefined) {
    throw refused(domainMessages[DEFAULT_LANGUAGE].refusal(refusal), 400)
  }
  const holder = await domainHolder(db, base_url)
  if (holder !== undefined && holder !== agent_id) throw refused(taken, 409)
  const lookalike = await lookalikeHolder(db, domainSkeleton(base_url), agent_id)
  if (lookalike !== undefined) throw refused(DOMAIN_LOOKS_TAKEN, 400)
}

function refused(message: string, status: number): Refused {
  return new Refused(message, status, { errors: { base_url: message } })
}
