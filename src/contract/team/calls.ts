import type { Endpoint } from '../endpoint.ts'
import { accessLog, personAccess } from './access-log.ts'
import { acceptInvitation, invitation } from './invitation.ts'
import * as team from './team.ts'

/** The calls of a brokerage's team by name, in reading order. */
export const TEAM_CALLS: Record<string, Endpoint> = {
  team: team.team,
  saveTeamSettings: team.saveTeamSettings,
  inviteMember: team.inviteMember,
  withdrawInvitation: team.withdrawInvitation,
  saveMember: team.saveMember,
  removeMember: team.removeMember,
  accessLog,
  personAccess,
  invitation,
  acceptInvitation
}
