import type { Description } from './description.ts'

/** The calls of a brokerage's team. */
export const TEAM_DESCRIPTIONS: Record<string, Description> = {
  team: { summary: 'Returns the team’s members, invitations and settings.', refusals: [404] },
  saveTeamSettings: {
    summary: 'Changes how new leads are shared out, and who gets emails about them.',
    refusals: [404]
  },
  inviteMember: {
    summary: 'Emails an invitation, which works for seven days.',
    refusals: [404, 409, 429]
  },
  withdrawInvitation: {
    summary: 'Withdraws an invitation that nobody has accepted.',
    refusals: [404]
  },
  saveMember: {
    summary: 'Changes a member’s role and areas, and whether they get new leads.',
    refusals: [404]
  },
  removeMember: {
    summary: 'Ends a member’s access at once, and hands their leads on.',
    refusals: [404]
  },
  accessLog: { summary: 'Returns who did what with which lead.', refusals: [404] },
  personAccess: { summary: 'Returns who did what with one person.', refusals: [404] },
  invitation: {
    summary: 'Returns what an invitation’s link is about.',
    refusals: [404, 409, 410, 429]
  },
  acceptInvitation: {
    summary: 'Joins a team with a new account, or with the password of the address’s own.',
    refusals: [401, 404, 409, 410, 429]
  }
}
