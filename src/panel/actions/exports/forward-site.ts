import { type Message, messageFrom } from '#messages/language.ts'
import { siteExportRefusals } from '#messages/refusals/site-exports.ts'
import { addDays } from '#rules/time/calendar.ts'
import { normaliseDomain } from '#rules/websites/domain.ts'
import { FORWARDING_DAYS, readForwarding } from '#rules/websites/forwarding.ts'
import { agentHost, saveForwarding } from '../../records/websites/site-forwarding.ts'
import { domainRefusal } from '../../services/dns/domain-names.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'

/** Lets the website's hosts lead to where it went. @throws Refused with 422 for an address that none may lead to */
export async function forwardSite(
  world: World,
  website_id: number,
  address: string
): Promise<void> {
  const read = readForwarding(address)
  if ('problem' in read) throw wrong((t) => t.address[read.problem])
  const { hostname } = new URL(read.origin)
  const refusal = domainRefusal(normaliseDomain(hostname) ?? hostname, world.settings)
  if (refusal) {
    const isOurs = refusal.reason === 'ours' || refusal.reason === 'looks-like-ours'
    throw wrong((t) => (isOurs ? t.ours : t.address.host))
  }
  const here = await agentHost(world.db, hostname)
  if (here && here.website_id !== website_id) throw wrong((t) => t.taken)
  if (here?.state === 'live') throw wrong((t) => t.stillHere)
  const since = world.clock()
  const until = addDays(since, FORWARDING_DAYS)
  await saveForwarding(world.db, { website_id, origin: read.origin, since, until })
}

function wrong(pick: (t: typeof siteExportRefusals.en) => string): Refused {
  const message: Message = messageFrom(siteExportRefusals, pick)
  return new Refused(message, 422, { errors: { address: message } })
}
