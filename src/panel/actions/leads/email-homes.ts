import type { ShownListing } from '#contract/listings/shown-listing.ts'
import type { LeadForm } from '#contract/leads/lead-form.ts'
import type { World } from '../../services/world.ts'
import { emailHome, feedSays } from '../emails/email-homes.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { agentSender } from './agent-sender.ts'

type Lead = { website_id: number; lead_id: string; at: Date; sent: LeadForm }

/** Queues the homes that a visitor kept for their own address, as they asked. */
export async function emailHomes(
  world: World,
  { at, lead_id, sent, website_id }: Lead,
  listings: readonly ShownListing[]
): Promise<void> {
  const { email, language, name } = sent
  const sender = await agentSender(world, website_id)
  const { address, brokerage, language: main, title, website } = sender
  await queueEmail(world.db, at, {
    kind: 'homes-kept',
    lead_id,
    name,
    language,
    agent: sender.name,
    title,
    brokerage,
    address,
    website,
    homes: listings.map((listing) => emailHome(listing, { language, main, website })),
    feed: feedSays(listings, { language, province: sender.province }),
    to: { name, address: email },
    replyTo: { name: sender.name, address: sender.email }
  })
}
