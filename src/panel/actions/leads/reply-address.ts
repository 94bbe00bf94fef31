import type { Mailbox } from '../../services/email/email-transport.ts'
import type { World } from '../../services/world.ts'
import type { AgentSender } from './agent-sender.ts'
import { emailToken, readEmailToken } from './email-tokens.ts'

/** Where a reply goes: to the panel, which passes it on, or straight to the agent's mailbox. */
export async function replyAddress(
  world: World,
  lead_id: string,
  sender: AgentSender
): Promise<Mailbox> {
  const { inbound } = world.settings
  if (!inbound) return { name: sender.name, address: sender.email }
  const token = await emailToken(world, 'reply', lead_id)
  return { name: sender.name, address: `${REPLY}${token}@${inbound.domain}` }
}

/** What an address of ours belongs to: a lead, or a campaign's email that came back. */
export async function readOurAddress(
  { db, settings }: World,
  address: string
): Promise<{ lead_id: string } | { bulk_email_id: string } | undefined> {
  const [local = '', domain] = address.trim().toLowerCase().split('@')
  if (domain !== settings.inbound?.domain) return undefined
  if (local.startsWith(REPLY)) {
    const lead_id = await readEmailToken(db, 'reply', local.slice(REPLY.length))
    return lead_id === undefined ? undefined : { lead_id }
  }
  if (!local.startsWith(BOUNCE)) return undefined
  const bulk_email_id = await readEmailToken(db, 'bounce', local.slice(BOUNCE.length))
  return bulk_email_id === undefined ? undefined : { bulk_email_id }
}

/** Where a campaign's email that can't be delivered comes back to; undefined without inbound mail. */
export async function bounceAddress(
  world: World,
  bulk_email_id: string
): Promise<string | undefined> {
  const { inbound } = world.settings
  if (!inbound) return undefined
  return `${BOUNCE}${await emailToken(world, 'bounce', bulk_email_id)}@${inbound.domain}`
}

const REPLY = 'reply+'
const BOUNCE = 'bounce+'
