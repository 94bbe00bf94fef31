/** Who works in a website's CRM: the agent whose website it is, and the members of their team. */
const TEAM_ROLES = ['owner', 'assistant', 'agent'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

export const MEMBER_ROLES = ['agent', 'assistant'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

const ALL: readonly TeamRole[] = TEAM_ROLES
const OFFICE: readonly TeamRole[] = ['owner', 'assistant']
const OWNER: readonly TeamRole[] = ['owner']

/** Who may do what. An agent does it with the leads assigned to them; everybody else with all leads. */
const RIGHTS = {
  /** Reads lists, people, counts and the report. */
  see: ALL,
  /** Adds leads, and changes, answers and merges them. */
  work: ALL,
  assign: OFFICE,
  import: OFFICE,
  /** Saved views and the templates of answers, which the whole team uses. */
  share: OFFICE,
  /** Writes campaigns. */
  write: OFFICE,
  /** Sends campaigns, tests included. */
  send: OWNER,
  export: OWNER,
  erase: OWNER,
  /** Settings, connectors and their secret keys. */
  settings: OWNER,
  /** Members, invitations, and the log of who saw what. */
  team: OWNER
} satisfies Record<string, readonly TeamRole[]>

/** What a call about leads does. */
export type LeadVerb = keyof typeof RIGHTS

export function may(role: TeamRole, verb: LeadVerb): boolean {
  return RIGHTS[verb].includes(role)
}

/** Whether a role sees every lead, or only those assigned to them. */
export function seesAllLeads(role: TeamRole): boolean {
  return role !== 'agent'
}
