import type { Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { TeamSettingsTable } from '../../tables/team-tables.ts'

type Chosen = Omit<Selectable<TeamSettingsTable>, 'website_id'>

export async function teamSettings(db: Db, website_id: number): Promise<Chosen> {
  const settings = await db
    .selectFrom('team_settings')
    .select(['owner_copies', 'sharing'])
    .where('website_id', '=', website_id)
    .executeTakeFirst()
  return settings ?? { owner_copies: true, sharing: 'hand' }
}

/** Changes these and leaves the others as they are. */
export async function saveTeamSettings(
  db: Db,
  website_id: number,
  change: Partial<Chosen>
): Promise<void> {
  await db
    .insertInto('team_settings')
    .values({ website_id, ...change })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ website_id, ...change }))
    .execute()
}

/**
 * The settings, locked until the transaction ends: leads are shared out, members leave and invitations
 * are accepted one after the other.
 */
export async function lockTeam(tx: Db, website_id: number): Promise<Chosen> {
  await tx
    .insertInto('team_settings')
    .values({ website_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('team_settings')
    .select(['owner_copies', 'sharing'])
    .where('website_id', '=', website_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
