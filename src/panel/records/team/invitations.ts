import type { Selectable } from 'kysely'
import type { MemberRole } from '#rules/leads/rights.ts'
import { hashToken, newToken } from '../../services/accounts/tokens.ts'
import type { Db } from '../../services/world.ts'
import type { TeamInvitationsTable } from '../../tables/team-tables.ts'

export type InvitationRow = Selectable<TeamInvitationsTable>

/** Of a website, newest first: those that nobody has accepted, expired ones too. */
export function openInvitations(db: Db, website_id: number): Promise<InvitationRow[]> {
  return db
    .selectFrom('team_invitations')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('accepted_at', 'is', null)
    .orderBy('created', 'desc')
    .orderBy('invitation_id')
    .execute()
}

/** Invites an address in place of an earlier invitation, and returns the token, of which only the hash is stored. */
export async function insertInvitation(
  tx: Db,
  invitation: {
    website_id: number
    email: string
    role: MemberRole
    invited_by: string
    created: Date
    expires: Date
  }
): Promise<string> {
  const { email, website_id } = invitation
  await tx
    .deleteFrom('team_invitations')
    .where('website_id', '=', website_id)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .execute()
  const { token, token_hash } = newToken('invitation')
  await tx
    .insertInto('team_invitations')
    .values({ ...invitation, token_hash })
    .execute()
  return token
}

export async function deleteInvitation(
  tx: Db,
  website_id: number,
  invitation_id: string
): Promise<void> {
  await tx
    .deleteFrom('team_invitations')
    .where('website_id', '=', website_id)
    .where('invitation_id', '=', invitation_id)
    .where('accepted_at', 'is', null)
    .execute()
}

/** By its token, whether it is still open or not. */
export function invitationOf(db: Db, token: string): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('team_invitations')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
}

/** Accepts an open invitation, once. */
export async function useInvitation(
  tx: Db,
  invitation_id: string,
  accepted_at: Date
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('team_invitations')
    .set({ accepted_at })
    .where('invitation_id', '=', invitation_id)
    .where('accepted_at', 'is', null)
    .where('expires', '>', accepted_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Accepted ones too, whose links tell that they were used until then. */
export async function removeOldInvitations(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('team_invitations').where('expires', '<', expiredBefore).execute()
}
