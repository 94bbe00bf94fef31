import { type Language, messageFrom } from '#messages/language.ts'
import { accountRefusals } from '#messages/refusals/accounts.ts'
import { teamRefusals } from '#messages/refusals/team.ts'
import {
  agentByEmail,
  agentById,
  type AgentRow,
  lockAgent,
  verifyEmail
} from '../../records/accounts/agents.ts'
import { openSession } from '../../records/accounts/sessions.ts'
import { pendingOrderOf } from '../../records/billing/orders.ts'
import { type InvitationRow, invitationOf, useInvitation } from '../../records/team/invitations.ts'
import { joinTeam, membershipOf, membersOf } from '../../records/team/members.ts'
import { lockTeam } from '../../records/team/team-settings.ts'
import { websiteByAgent } from '../../records/websites/websites.ts'
import { hashPassword, matchesPassword } from '../../services/accounts/passwords.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { insertWithCode } from '../accounts/register-agent.ts'
import { agentSender } from '../leads/agent-sender.ts'
import { requireRoom } from './invite-member.ts'

/** What the page of an invitation says. @throws Refused if it can't be accepted any more. */
export async function readInvitation(world: World, token: string) {
  const invitation = await openInvitation(world, token)
  const { email, invited_by, role, website_id } = invitation
  const { brokerage } = await agentSender(world, website_id)
  const { name } = await agentById(world.db, invited_by)
  const agent = await agentByEmail(world.db, email)
  if (agent) await requireFree(world.db, agent)
  return { brokerage, invited_by: name, email, role, has_account: agent !== undefined }
}

/** Whose failed passwords an invitation's are counted with. */
export async function invitedAddress({ db }: World, token: string): Promise<string> {
  const invitation = await invitationOf(db, token)
  if (!invitation) throw refused('noInvitation', 404)
  return invitation.email
}

type Accepted = {
  token: string
  name?: string | undefined
  password: string
  /** Of a new account. */
  language: Language
}

/**
 * Joins the team of an invitation, with a new account or with the password of the address's own, and
 * returns a new session's token. Made again after a lost answer, it opens another session.
 */
export async function acceptInvitation(
  world: World,
  { language, name, password, token }: Accepted
): Promise<string> {
  const { clock, db } = world
  const known = await invitationOf(db, token)
  if (!known) throw refused('noInvitation', 404)
  const agent = await agentByEmail(db, known.email)
  const now = clock()
  if (known.accepted_at && agent && (await matchesPassword(agent.password_hash, password))) {
    const member = await membershipOf(db, agent.agent_id)
    if (member?.website_id !== known.website_id) throw refused('used', 410)
    return db.transaction().execute(async (tx) => {
      const { agent_id } = await lockMatched(tx, agent, password)
      return openSession(tx, { agent_id, isReset: false, now })
    })
  }
  const invitation = await openInvitation(world, token)
  if (agent && !(await matchesPassword(agent.password_hash, password))) throw wrongPassword()
  if (!agent && name === undefined) throw nameNeeded()
  const password_hash = agent ? '' : await hashPassword(password)

  return db.transaction().execute(async (tx) => {
    const { email, invitation_id, role, website_id } = invitation
    await lockTeam(tx, website_id)
    await requireRoom({ clock, db: tx }, website_id, (await membersOf(tx, website_id)).length)
    if (!(await useInvitation(tx, invitation_id, now))) throw refused('used', 410)
    const joining = agent
      ? await lockMatched(tx, agent, password)
      : await insertWithCode(tx, {
          name: name ?? '',
          email,
          phone: '',
          password_hash,
          referred_by: null,
          language,
          created: now
        })
    await requireFree(tx, joining)
    const { agent_id } = joining
    // The link was sent to the address.
    await verifyEmail(tx, agent_id, now)
    if (!(await joinTeam(tx, { website_id, agent_id, role, joined_at: now }))) {
      throw refused('otherTeam', 409)
    }
    return openSession(tx, { agent_id, isReset: false, now })
  })
}

/** Locks an account whose password matched. @throws Refused if it has another password or address by now */
async function lockMatched(tx: Db, known: AgentRow, password: string): Promise<AgentRow> {
  const agent = await lockAgent(tx, known.agent_id)
  const isSame = agent.password_hash === known.password_hash
  const matches = isSame || (await matchesPassword(agent.password_hash, password))
  if (agent.email !== known.email || !matches) throw wrongPassword()
  return agent
}

async function openInvitation({ clock, db }: World, token: string): Promise<InvitationRow> {
  const invitation = await invitationOf(db, token)
  if (!invitation) throw refused('noInvitation', 404)
  if (invitation.accepted_at) throw refused('used', 410)
  if (invitation.expires <= clock()) throw refused('expired', 410)
  return invitation
}

/** @throws Refused for an account with a website, or one that is being ordered, and for another team's member. */
async function requireFree(db: Db, { agent_id }: AgentRow): Promise<void> {
  if (await websiteByAgent(db, agent_id)) throw refused('hasWebsite', 409)
  if (await pendingOrderOf(db, agent_id)) throw refused('hasWebsite', 409)
  if (await membershipOf(db, agent_id)) throw refused('otherTeam', 409)
}

function refused(
  why: 'expired' | 'hasWebsite' | 'noInvitation' | 'otherTeam' | 'used',
  status: number
): Refused {
  return new Refused(
    messageFrom(teamRefusals, (t) => t[why]),
    status
  )
}

function wrongPassword(): Refused {
  const text = messageFrom(accountRefusals, (t) => t.wrongPassword)
  return new Refused(text, 401, { errors: { password: text }, event: 'login_failed' })
}

function nameNeeded(): Refused {
  const text = messageFrom(teamRefusals, (t) => t.nameNeeded)
  return new Refused(text, 400, { errors: { name: text } })
}
