import { accessLog, personAccess } from '#contract/team/access-log.ts'
import { acceptInvitation, invitation } from '#contract/team/invitation.ts'
import * as team from '#contract/team/team.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { openLeads } from './leads.ts'
import type { TestPanel } from './panel.ts'
import { freshAddress, invite, openTeam } from './team.ts'

type Made = { input: object; token?: string; other?: [Endpoint, object] }
type Case = () => Promise<Made>

const MEMBER = { role: 'agent' as const, areas: ['Toronto'], takes_leads: true }
const NEWCOMER = { name: 'Bea Tran', password: 'a good password' }

/** Makes every call of a team once. */
export async function makeEveryTeamCall(panel: TestPanel): Promise<void> {
  const { hire, owner } = await openTeam(panel)
  const crm = await openLeads(panel, owner)
  const { agent_id } = await hire()
  const lead_id = await crm.lead()
  await crm.person(lead_id)
  const { email, token } = await invite(panel, owner)
  await panel.call(invitation, { token }, {})
  await panel.call(acceptInvitation, { token, ...NEWCOMER }, {})
  await panel.call(acceptInvitation, { token, ...NEWCOMER, password: 'another one' }, {})
  await panel.call(team.inviteMember, { email, role: 'agent' }, owner)
  await invite(panel, owner)
  const { body } = await panel.call(team.team, {}, owner)
  const [{ invitation_id }] = body.invitations
  await panel.call(team.withdrawInvitation, { invitation_id }, owner)
  await panel.call(team.saveTeamSettings, { sharing: 'turn' }, owner)
  await panel.call(team.saveMember, { agent_id, ...MEMBER }, owner)
  await panel.call(accessLog, {}, owner)
  await panel.call(personAccess, { lead_id }, owner)
  await panel.call(team.removeMember, { agent_id, leads_to: null }, owner)
  await panel.call(team.saveMember, { agent_id, ...MEMBER }, owner)
}

/** The calls of a team that take a key. */
export function keyedTeamCalls(panel: TestPanel): Record<string, Case> {
  return {
    inviteMember: async () => {
      const { owner } = await openTeam(panel)
      // The team's first call makes its settings.
      await invite(panel, owner)
      const asked = () => ({ email: freshAddress(), role: 'agent' })
      return { input: asked(), token: owner.token, other: [team.inviteMember, asked()] }
    }
  }
}

/** Their other calls that are not a GET. */
export function safeTeamCalls(panel: TestPanel): Record<string, Case> {
  const withMember = async () => {
    const { hire, owner } = await openTeam(panel)
    return { owner, member: await hire(), token: owner.token }
  }
  return {
    saveTeamSettings: async () => {
      const { token } = await withMember()
      return { input: { sharing: 'turn' }, token }
    },
    withdrawInvitation: async () => {
      const { owner, token } = await withMember()
      await invite(panel, owner)
      const { body } = await panel.call(team.team, {}, { token })
      return { input: { invitation_id: body.invitations[0].invitation_id }, token }
    },
    saveMember: async () => {
      const { member, token } = await withMember()
      return { input: { agent_id: member.agent_id, ...MEMBER }, token }
    },
    removeMember: async () => {
      const { member, token } = await withMember()
      return { input: { agent_id: member.agent_id, leads_to: null }, token }
    },
    invitation: async () => {
      const { owner } = await openTeam(panel)
      return { input: { token: (await invite(panel, owner)).token } }
    },
    acceptInvitation: async () => {
      const { owner } = await openTeam(panel)
      return { input: { token: (await invite(panel, owner)).token, ...NEWCOMER } }
    }
  }
}
