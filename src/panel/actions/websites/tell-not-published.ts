import { agentById } from '../../records/accounts/agents.ts'
import { websiteById } from '../../records/websites/websites.ts'
import type { Refused } from '../../services/refused.ts'
import type { Db } from '../../services/world.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { readerOf } from '../emails/reader.ts'

type Missed = {
  website_id: number
  /** Of a post; null for the website itself. */
  title: string | null
  publish_at: Date
  why: Refused
}

/** Tells the agent, who isn't there at the time, what kept a post or their website from being published. */
export async function tellNotPublished(
  tx: Db,
  { publish_at, title, website_id, why }: Missed,
  now: Date
): Promise<void> {
  const website = await websiteById(tx, website_id)
  if (!website) return
  const reader = readerOf(await agentById(tx, website.agent_id))
  await queueEmail(tx, now, {
    kind: 'not-published',
    ...reader,
    title,
    at: publish_at.toISOString(),
    province: website.billing_state,
    why: why.textIn(reader.language).message
  })
}
