import type { Selectable } from 'kysely'
import type { LeadSettingsTable } from '../../tables/lead-tables.ts'
import type { Db } from '../../services/world.ts'
import type { LeadScope } from './people.ts'

export type LeadSettingsRow = Selectable<LeadSettingsTable>

export async function wantsMorningSummary(db: Db, { website_id }: LeadScope): Promise<boolean> {
  const settings = await db
    .selectFrom('lead_settings')
    .select('morning_summary')
    .where('website_id', '=', website_id)
    .executeTakeFirst()
  return settings?.morning_summary ?? true
}

export async function saveMorningSummary(
  db: Db,
  { website_id }: LeadScope,
  morning_summary: boolean
): Promise<void> {
  await db
    .insertInto('lead_settings')
    .values({ website_id, morning_summary })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ morning_summary }))
    .execute()
}
