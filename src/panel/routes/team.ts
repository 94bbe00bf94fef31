import type { Hono } from 'hono'
import { accessLog, personAccess } from '#contract/team/access-log.ts'
import * as invitations from '#contract/team/invitation.ts'
import * as contract from '#contract/team/team.ts'
import { teamMessages } from '#messages/leads/team.ts'
import { FREE_FAILURES } from '#rules/people/login-wait.ts'
import { type LeadAccess, leadAccess } from '../actions/leads/lead-access.ts'
import {
  acceptInvitation,
  invitedAddress,
  readInvitation
} from '../actions/team/accept-invitation.ts'
import { removeMember, saveMember } from '../actions/team/change-member.ts'
import { inviteMember } from '../actions/team/invite-member.ts'
import { readLog } from '../actions/team/read-log.ts'
import { readTeam } from '../actions/team/read-team.ts'
import { type Counted, loginWithWaits } from '../http/login-wait.ts'
import { inOneTransaction } from '../http/once.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { AgentRow } from '../records/accounts/agents.ts'
import { deleteInvitation } from '../records/team/invitations.ts'
import { saveTeamSettings } from '../records/team/team-settings.ts'
import type { World } from '../services/world.ts'

const QUARTER_HOUR = 15 * 60
const HOUR = 60 * 60

/** A brokerage's team: its owner's screen, and the page of an invitation. */
export function teamRoutes(app: Hono, world: World): void {
  const owner = (agent: AgentRow) => leadAccess(world, agent, 'team')
  /** Makes a change and shows the team. */
  async function change(agent: AgentRow, work: (access: LeadAccess) => Promise<void>) {
    const access = await owner(agent)
    await work(access)
    return readTeam(world, access)
  }

  serve(app, world, contract.team, async (_input, { agent }) => readTeam(world, await owner(agent)))

  serve(app, world, contract.saveTeamSettings, (settings, { agent }) =>
    change(agent, ({ website_id }) => saveTeamSettings(world.db, website_id, settings))
  )

  serve(app, world, contract.inviteMember, async (invited, { agent, language, request }) => {
    await limit(world, `invite-member:${agent.agent_id}`, { hits: 60, seconds: HOUR })
    const access = await owner(agent)
    return inOneTransaction(world, request, async (inside) => {
      await inviteMember(inside, access, invited)
      const message = teamMessages[language].invited(invited.email)
      return { ...(await readTeam(inside, access)), message }
    })
  })

  serve(app, world, contract.withdrawInvitation, ({ invitation_id }, { agent }) =>
    change(agent, ({ website_id }) => deleteInvitation(world.db, website_id, invitation_id))
  )

  serve(app, world, contract.saveMember, (member, { agent }) =>
    change(agent, (access) => saveMember(world, access, member))
  )

  serve(app, world, contract.removeMember, (member, { agent }) =>
    change(agent, (access) => removeMember(world, access, member))
  )

  serve(app, world, accessLog, async (page, { agent }) => readLog(world, await owner(agent), page))

  serve(app, world, personAccess, async (page, { agent }) =>
    readLog(world, await owner(agent), page)
  )

  serve(app, world, invitations.invitation, async ({ token }, { ip }) => {
    await limit(world, `invitation:${ip}`, { hits: 60, seconds: QUARTER_HOUR })
    return readInvitation(world, token)
  })

  serve(app, world, invitations.acceptInvitation, async (accepted, { ip, language }) => {
    await limit(world, `invitation:${ip}`, { hits: 60, seconds: QUARTER_HOUR })
    const email = await invitedAddress(world, accepted.token)
    const { account: free } = FREE_FAILURES
    const byAccount: Counted = { key: `as:${email}`, free, success: 'counts nothing' }
    const access_token = await loginWithWaits(world, byAccount, () =>
      acceptInvitation(world, { ...accepted, language })
    )
    return { access_token, message: teamMessages[language].joined }
  })
}
