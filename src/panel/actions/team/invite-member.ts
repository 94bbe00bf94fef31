import { messageFrom } from '#messages/language.ts'
import { teamRefusals } from '#messages/refusals/team.ts'
import type { MemberRole } from '#rules/leads/rights.ts'
import { INVITATION_DAYS } from '#rules/leads/team-limits.ts'
import { addDays } from '#rules/time/calendar.ts'
import { agentByEmail, agentById } from '../../records/accounts/agents.ts'
import { planOfWebsite } from '../../records/billing/price-list.ts'
import { insertInvitation, openInvitations } from '../../records/team/invitations.ts'
import { membersOf } from '../../records/team/members.ts'
import { lockTeam } from '../../records/team/team-settings.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { agentSender } from '../leads/agent-sender.ts'
import type { LeadAccess } from '../leads/lead-access.ts'
import { teamSizeOf } from './team-size.ts'

/**
 * Emails an invitation. Runs in the caller's transaction. @throws Refused with 409 without room in the
 * team, or for somebody who is in it.
 */
export async function inviteMember(
  world: World,
  { agent_id, website_id }: LeadAccess,
  { email, role }: { email: string; role: MemberRole }
): Promise<void> {
  const { clock, db: tx } = world
  const now = clock()
  await lockTeam(tx, website_id)
  const { email: own, name } = await agentById(tx, agent_id)
  if (email === own) throw refusedAddress('isOwner')
  const members = await membersOf(tx, website_id)
  if (members.some((member) => member.email === email)) throw refusedAddress('isMember')
  const open = (await openInvitations(tx, website_id)).filter((one) => one.expires > now)
  const others = open.filter((one) => one.email !== email)
  await requireRoom(world, website_id, members.length + others.length)
  const token = await insertInvitation(tx, {
    website_id,
    email,
    role,
    invited_by: agent_id,
    created: now,
    expires: addDays(now, INVITATION_DAYS)
  })
  const { brokerage, language } = await agentSender(world, website_id)
  const invited = await agentByEmail(tx, email)
  await queueEmail(tx, now, {
    kind: 'team-invitation',
    brokerage,
    invited_by: name,
    role,
    token,
    language: invited?.language ?? language,
    to: { name: email, address: email }
  })
}

/** @throws Refused with 409 if the plan has no team, or is full with so many. */
export async function requireRoom(
  world: Pick<World, 'clock' | 'db'>,
  website_id: number,
  taken: number
): Promise<void> {
  const size = await teamSizeOf(world, website_id)
  if (taken < size) return
  const plan = await planOfWebsite(world.db, website_id)
  throw new Refused(
    messageFrom(teamRefusals, (t) => (size === 0 ? t.noTeam(plan?.plan_name ?? '') : t.full(size))),
    409
  )
}

function refusedAddress(why: 'isMember' | 'isOwner'): Refused {
  const text = messageFrom(teamRefusals, (t) => t[why])
  return new Refused(text, 409, { errors: { email: text } })
}
