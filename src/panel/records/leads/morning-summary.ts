import { ENDED_STAGES } from '#rules/leads/lead-kinds.ts'
import type { Db } from '../../services/world.ts'
import type { LeadRow } from './leads.ts'
import { isHeld, isOfHeldPerson, type LeadScope, type OfWebsite } from './people.ts'

/** Where agents are, for the hour of their morning. */
export async function billingProvinces(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('websites').select('billing_state').distinct().execute()
  return rows.map(({ billing_state }) => billing_state)
}

/** Websites with leads whose summary of a day is still to be made; samples have nobody to read one. */
export function websitesWithoutSummary(
  db: Db,
  { day, most, provinces }: { day: string; provinces: readonly string[]; most: number }
): Promise<{ website_id: number; agent_id: string }[]> {
  return db
    .selectFrom('websites as website')
    .leftJoin('lead_settings as settings', 'settings.website_id', 'website.website_id')
    .leftJoin('sites', 'sites.website_id', 'website.website_id')
    .select(['website.website_id', 'website.agent_id'])
    .where('website.billing_state', 'in', provinces)
    .where('website.planStop', '=', false)
    .where('sites.is_sample', 'is distinct from', true)
    .where((eb) => eb(eb.fn.coalesce('settings.morning_summary', eb.lit(true)), '=', true))
    .where('settings.summary_day', 'is distinct from', day)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('leads')
          .select('leads.lead_id')
          .whereRef('leads.website_id', '=', 'website.website_id')
      )
    )
    .orderBy('website.website_id')
    .limit(most)
    .execute()
}

/** Takes on a website's summary of a day. Undefined if it is made already, by whichever process. */
export async function claimSummary(
  tx: Db,
  { website_id }: OfWebsite,
  { at, day }: { day: string; at: Date }
): Promise<{ last: Date | null } | undefined> {
  await tx
    .insertInto('lead_settings')
    .values({ website_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const settings = await tx
    .selectFrom('lead_settings')
    .select(['summary_at', 'summary_day', 'morning_summary'])
    .where('website_id', '=', website_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (settings.summary_day === day || !settings.morning_summary) return undefined
  await tx
    .updateTable('lead_settings')
    .set({ summary_at: at, summary_day: day })
    .where('website_id', '=', website_id)
    .execute()
  return { last: settings.summary_at }
}

const people = (db: Db, scope: LeadScope) =>
  db
    .selectFrom('leads')
    .where('website_id', '=', scope.website_id)
    .where(isHeld(scope))
    .where('merged_into', 'is', null)
    .where('erased_at', 'is', null)
    .where('is_test', '=', false)

type Named = Pick<LeadRow, 'home' | 'kind' | 'lead_id' | 'name' | 'verified'>

/** What visitors sent since a moment, merged into another one or not. */
export function leadsSince(db: Db, scope: LeadScope, since: Date): Promise<Named[]> {
  return db
    .selectFrom('leads')
    .select(['lead_id', 'name', 'kind', 'home', 'verified'])
    .where('website_id', '=', scope.website_id)
    .where(isOfHeldPerson(scope, 'leads.lead_id'))
    .where('erased_at', 'is', null)
    .where('is_test', '=', false)
    .where('is_entered', '=', false)
    .where('received_at', '>', since)
    .orderBy('received_at')
    .orderBy('lead_id')
    .limit(MOST)
    .execute()
}

/** A part of a summary counts no further. */
const MOST = 500

export async function followUpsDue(
  db: Db,
  scope: LeadScope,
  today: string
): Promise<{ lead_id: string; name: string; on: string }[]> {
  const rows = await people(db, scope)
    .select(['lead_id', 'name', 'follow_up_on'])
    .where('follow_up_on', '<=', today)
    .where('stage', 'not in', ENDED_STAGES)
    .orderBy('follow_up_on')
    .orderBy('lead_id')
    .limit(MOST)
    .execute()
  return rows.map(({ follow_up_on, lead_id, name }) => ({ lead_id, name, on: follow_up_on ?? '' }))
}

export async function tasksDue(
  db: Db,
  scope: LeadScope,
  today: string
): Promise<{ lead_id: string; name: string; title: string; on: string }[]> {
  const rows = await db
    .selectFrom('lead_tasks as task')
    .innerJoin('leads', 'leads.lead_id', 'task.lead_id')
    .select(['leads.lead_id', 'leads.name', 'task.title', 'task.due_on'])
    .where('task.website_id', '=', scope.website_id)
    .where(isOfHeldPerson(scope, 'task.lead_id'))
    .where('task.done_at', 'is', null)
    .where('task.due_on', '<=', today)
    .where('leads.is_test', '=', false)
    .orderBy('task.due_on')
    .orderBy('task.task_id')
    .limit(MOST)
    .execute()
  return rows.map(({ due_on, ...task }) => ({ ...task, on: due_on ?? '' }))
}

/** People with a consent that ends within a time. */
export function consentsEnding(
  db: Db,
  scope: LeadScope,
  { from, to }: { from: Date; to: Date }
): Promise<Pick<LeadRow, 'email_key' | 'lead_id' | 'name' | 'stage'>[]> {
  const { website_id } = scope
  return db
    .with('ending', (query) =>
      query
        .selectFrom('lead_consents as consent')
        .innerJoin('leads', 'leads.lead_id', 'consent.lead_id')
        .select((eb) => eb.fn.coalesce('leads.merged_into', 'leads.lead_id').as('main_id'))
        .distinct()
        .where('consent.website_id', '=', website_id)
        .where('consent.withdrawn_at', 'is', null)
        .where('consent.ends_at', '>', from)
        .where('consent.ends_at', '<=', to)
        .where(isOfHeldPerson(scope, 'leads.lead_id'))
        .limit(MOST)
    )
    .selectFrom('ending')
    .innerJoin('leads as main', 'main.lead_id', 'ending.main_id')
    .select(['main.lead_id', 'main.email_key', 'main.name', 'main.stage'])
    .where('main.website_id', '=', website_id)
    .where('main.is_test', '=', false)
    .where(isHeld(scope, 'main.assigned_to'))
    .execute()
}
