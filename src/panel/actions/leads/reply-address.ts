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

/** The lead that an address of ours belongs to. */
export async function leadOfAddress(world: World, address: string): Promise<string | undefined> {
  const local = localPart(world, address)
  if (!local?.startsWith(REPLY)) return undefined
  return readEmailToken(world.db, 'reply', local.slice(REPLY.length))
}

const REPLY = 'reply+'

/** What precedes the @ of an address at our inbound domain. */
function localPart({ settings }: World, address: string): string | undefined {
  const [local, domain] = address.trim().toLowerCase().split('@')
  return domain === settings.inbound?.domain ? local : undefined
}
