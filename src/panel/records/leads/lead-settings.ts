import type { Selectable } from 'kysely'
import type { LeadSettingsTable } from '../../tables/lead-tables.ts'
import type { Db } from '../../services/world.ts'
import type { OfWebsite } from './people.ts'

type LeadSettingsRow = Selectable<LeadSettingsTable>
/** What the agent chooses. */
type Chosen = Pick<LeadSettingsRow, 'monthly_report' | 'morning_summary'>

export async function readLeadSettings(db: Db, { website_id }: OfWebsite): Promise<Chosen> {
  const settings = await db
    .selectFrom('lead_settings')
    .select(['monthly_report', 'morning_summary'])
    .where('website_id', '=', website_id)
    .executeTakeFirst()
  return settings ?? { monthly_report: true, morning_summary: true }
}

/** Changes these and leaves the others as they are. */
export async function saveLeadSettings(
  db: Db,
  { website_id }: OfWebsite,
  change: Partial<Chosen>
): Promise<void> {
  await db
    .insertInto('lead_settings')
    .values({ website_id, ...change })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ website_id, ...change }))
    .execute()
}
