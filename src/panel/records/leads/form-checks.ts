import type { Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { FormChecksTable } from '../../tables/lead-tables.ts'

export type FormCheckRow = Selectable<FormChecksTable>

export async function saveFormCheck(db: Db, check: FormCheckRow): Promise<void> {
  const { checked_at, state, step } = check
  await db
    .insertInto('form_checks')
    .values(check)
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'checked_by']).doUpdateSet({ checked_at, state, step })
    )
    .execute()
}

/** The results of a website's last tests. */
export function formChecksOf(db: Db, website_id: number): Promise<FormCheckRow[]> {
  return db
    .selectFrom('form_checks')
    .selectAll()
    .where('website_id', '=', website_id)
    .orderBy('checked_at', 'desc')
    .execute()
}

/** Removes the tests among a website's leads, with all that hangs on them. */
export async function deleteTestLeads(db: Db, website_id: number): Promise<void> {
  await db
    .deleteFrom('leads')
    .where('website_id', '=', website_id)
    .where('is_test', '=', true)
    .execute()
}

/** The websites that visitors can send forms to, without samples. */
export async function liveWebsites(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('sites as s')
    .innerJoin('websites as w', 'w.website_id', 's.website_id')
    .select('s.website_id')
    .where('s.published', 'is not', null)
    .where('s.is_sample', '=', false)
    .where('s.suspended_at', 'is', null)
    .where('w.planStop', '=', false)
    .execute()
  return rows.map(({ website_id }) => website_id)
}

/** Whether an email has been due since then: nothing leaves the outbox. */
export async function isEmailStuck(db: Db, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('job_id')
    .where('kind', '=', 'send-mail')
    .where('state', '=', 'ready')
    .where('run_at', '<', since)
    .where('tries', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
