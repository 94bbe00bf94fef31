import { domainMessages } from '#messages/domain.ts'
import { type Message, messageFrom } from '#messages/language.ts'
import { websiteRefusals } from '#messages/refusals/websites.ts'
import { similarDomains } from '../../records/websites/websites.ts'
import { domainRefusal, domainSkeleton } from '../../services/dns/domain-names.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'

const LOOKS_TAKEN = messageFrom(websiteRefusals, (t) => t.domainLooksTaken)

/** @throws Refused if the agent can't use the domain, with `taken` if another agent has it. */
export async function checkDomainIsFree(
  { db, settings }: World,
  agent_id: string,
  { base_url, taken }: { base_url: string; taken: Message }
): Promise<void> {
  const refusal = domainRefusal(base_url, settings)
  if (refusal !== undefined) {
    throw refused(
      messageFrom(domainMessages, (t) => t.refusal(refusal)),
      400
    )
  }
  // One query: with two, an order that finishes in between makes the domain look like itself.
  const skeleton = domainSkeleton(base_url)
  const similar = await similarDomains(db, { agent_id, base_url, skeleton })
  if (similar.includes(base_url)) throw refused(taken, 409)
  if (similar.length > 0) throw refused(LOOKS_TAKEN, 400)
}

function refused(text: Message, status: number): Refused {
  return new Refused(text, status, { errors: { base_url: text } })
}
