import type { Mailbox } from '../../services/email/email-transport.ts'
import type { World } from '../../services/world.ts'
import type { AgentSender } from './agent-sender.ts'
import { claimedId, emailToken, readEmailToken } from './email-tokens.ts'

/** Emails about one lead: to the agent, and the agent's answers. */
export type Correspondence = 'agent' | 'answer'

/** What an address of ours belongs to; `returned` is an email about a lead that came back. */
type OurAddress =
  | { lead_id: string }
  | { bulk_email_id: string }
  | { returned: Correspondence; claimed_lead_id: string; token: string }

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

export async function readOurAddress(
  { db, settings }: World,
  address: string
): Promise<OurAddress | undefined> {
  const [local = '', domain] = address.trim().toLowerCase().split('@')
  if (domain !== settings.inbound?.domain) return undefined
  const tokenAfter = (prefix: string) =>
    local.startsWith(prefix) ? local.slice(prefix.length) : undefined
  const reply = tokenAfter(REPLY)
  if (reply !== undefined) {
    const lead_id = await readEmailToken(db, 'reply', reply)
    return lead_id === undefined ? undefined : { lead_id }
  }
  const bounce = tokenAfter(BOUNCE)
  if (bounce !== undefined) {
    const bulk_email_id = await readEmailToken(db, 'bounce', bounce)
    return bulk_email_id === undefined ? undefined : { bulk_email_id }
  }
  for (const returned of ['agent', 'answer'] as const) {
    const token = tokenAfter(RETURNED[returned])
    const claimed_lead_id = token && claimedId(token)
    if (claimed_lead_id) return { returned, claimed_lead_id, token }
  }
  return undefined
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

/** The same for an email about a lead. */
export async function returnAddress(
  world: World,
  kind: Correspondence,
  { lead_id, to }: { lead_id: string; to: string }
): Promise<string | undefined> {
  const { inbound } = world.settings
  if (!inbound) return undefined
  const token = await emailToken(world, purposeOf(kind, to), lead_id)
  return `${RETURNED[kind]}${token}@${inbound.domain}`
}

/** Whether this is where an email about a lead to `to` comes back to. */
export async function isReturnOf(
  { db }: World,
  { returned, token }: { returned: Correspondence; token: string },
  to: string
): Promise<boolean> {
  return (await readEmailToken(db, purposeOf(returned, to), token)) !== undefined
}

const REPLY = 'reply+'
const BOUNCE = 'bounce+'
/** 64 characters are all that may stand before an @, and a token has 56. */
const RETURNED: Record<Correspondence, string> = { agent: 'agent+', answer: 'answer+' }

const purposeOf = (kind: Correspondence, to: string) =>
  `bounce:${kind}:${to.toLowerCase()}` as const
