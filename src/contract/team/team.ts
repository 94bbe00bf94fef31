import * as v from 'valibot'
import { teamValidation } from '#messages/validation/team.ts'
import { MEMBER_ROLES } from '#rules/leads/rights.ts'
import { SHARING } from '#rules/leads/share-leads.ts'
import { AREA_MAX, AREAS_MAX } from '#rules/leads/team-limits.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { email } from '../fields.ts'
import * as labels from '../labels.ts'
import { says } from '../schema-message.ts'

/** A brokerage's team: the calls of its owner. */

const id = v.pipe(v.string(), v.uuid())
const Role = v.picklist(MEMBER_ROLES)

const Member = v.object({
  agent_id: id,
  name: v.string(),
  email: v.string(),
  role: Role,
  areas: v.array(v.string()),
  takes_leads: v.boolean(),
  /** How many people they have. */
  leads: v.number(),
  joined_at: isoDate,
  /** Within the hour; null if they have no session any more. */
  last_seen: v.nullable(isoDate)
})
export type Member = v.InferOutput<typeof Member>

const Invitation = v.object({
  invitation_id: id,
  email: v.string(),
  role: Role,
  created: isoDate,
  expires: isoDate,
  is_expired: v.boolean()
})
export type Invitation = v.InferOutput<typeof Invitation>

const Team = v.object({
  ...done,
  plan_name: v.string(),
  /** A plan with a team; null if none is on offer. */
  team_plan: v.nullable(v.string()),
  /** How many members the plan has room for now; 0 without a team, or while the plan doesn't run. */
  size: v.number(),
  /** The same while the plan runs. */
  plan_size: v.number(),
  sharing: v.picklist(SHARING),
  /** The owner gets the emails about leads that members have, too. */
  owner_copies: v.boolean(),
  members: v.array(Member),
  /** Those that nobody has accepted. */
  invitations: v.array(Invitation)
})
export type Team = v.InferOutput<typeof Team>

export const team = endpoint({
  access: 'private',
  answer: Team,
  input: Nothing,
  method: 'GET',
  path: '/user/team'
})

export const saveTeamSettings = endpoint({
  access: 'private',
  answer: Team,
  /** A setting that is left out stays as it is. */
  input: v.object({
    sharing: v.optional(v.picklist(SHARING)),
    owner_copies: v.optional(v.boolean())
  }),
  method: 'POST',
  path: '/user/team/saveSettings',
  repeat: 'safe'
})

const InvitationForm = v.object({ email: email(labels.email), role: Role })

/** Emails an invitation in place of an earlier one to the same address. */
export const inviteMember = endpoint({
  access: 'private',
  answer: Team,
  input: InvitationForm,
  method: 'POST',
  path: '/user/team/invite',
  repeat: 'keyed'
})

export const withdrawInvitation = endpoint({
  access: 'private',
  answer: Team,
  input: v.object({ invitation_id: id }),
  method: 'POST',
  path: '/user/team/withdrawInvitation',
  repeat: 'safe'
})

const MemberForm = v.object({
  role: Role,
  /** Neighbourhoods, cities, or the first half of postal codes. */
  areas: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(says(teamValidation, (t) => t.emptyArea)),
        v.maxLength(
          AREA_MAX,
          says(teamValidation, (t) => t.longArea(AREA_MAX))
        )
      )
    ),
    v.maxLength(
      AREAS_MAX,
      says(teamValidation, (t) => t.tooManyAreas(AREAS_MAX))
    )
  ),
  /** New leads are shared out to them. */
  takes_leads: v.boolean()
})

export const saveMember = endpoint({
  access: 'private',
  answer: Team,
  input: v.object({ agent_id: id, ...MemberForm.entries }),
  method: 'POST',
  path: '/user/team/saveMember',
  repeat: 'safe'
})

/** Ends a member's access at once. Their leads go to another one, or to nobody. */
export const removeMember = endpoint({
  access: 'private',
  answer: Team,
  input: v.object({ agent_id: id, leads_to: v.nullable(id) }),
  method: 'POST',
  path: '/user/team/removeMember',
  repeat: 'safe'
})
