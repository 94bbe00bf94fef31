import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { Database } from '../../tables/schema.ts'
import type { WebsitesTable } from '../../tables/website-tables.ts'
import type { WebsiteRow } from '../websites/websites.ts'

/** The columns that a plan change may write, with their types. */
const COLUMNS = {
  duration: 'integer',
  plan_price: 'integer',
  setup_fee_due: 'integer',
  coupon_code: 'text',
  isTrial: 'boolean',
  planStop: 'boolean',
  plan_end_date: 'timestamptz',
  plan_anchor: 'timestamptz',
  paused_at: 'timestamptz',
  paused_days: 'integer',
  cancelled_at: 'timestamptz',
  overdue_since: 'timestamptz',
  next_duration: 'integer',
  next_duration_price: 'integer',
  next_plan_price: 'integer',
  next_price_from: 'timestamptz',
  reminded_for: 'timestamptz',
  charge_at: 'timestamptz',
  stop_at: 'timestamptz'
} satisfies Partial<Record<keyof Insertable<WebsitesTable>, string>>

const COLUMN_NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
const READ = [
  'website_id',
  'agent_id',
  'base_url',
  'billing_state',
  'plan_id',
  'plan_name',
  ...COLUMN_NAMES
] as const

/** The columns of a website that billing needs. */
export type PlanRow = Pick<WebsiteRow, (typeof READ)[number]>

export type Due = (website: ExpressionBuilder<Database, 'websites'>) => ReturnType<typeof and>
const and = (website: ExpressionBuilder<Database, 'websites'>) => website.and([])

export async function anyWebsite(db: Db, due: Due): Promise<boolean> {
  const one = await db
    .selectFrom('websites')
    .select('website_id')
    .where(due)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** Locks due websites until the transaction ends, skipping those that are locked already. */
export function lockDueWebsites(tx: Db, most: number, due: Due): Promise<PlanRow[]> {
  return tx
    .selectFrom('websites')
    .select(READ)
    .where(due)
    .orderBy('website_id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
}

/**
 * Websites to charge now, the longest due first. Stops before an agent whose referral discount depends
 * on an agent in the list, who must be charged first.
 */
export async function lockChargeableWebsites(tx: Db, now: Date, most: number): Promise<PlanRow[]> {
  const due = await tx
    .selectFrom('websites')
    .innerJoin('agents', 'agents.agent_id', 'websites.agent_id')
    .select(READ.map((name) => `websites.${name}` as const))
    .select('agents.referred_by')
    .where('charge_at', '<=', now)
    .orderBy('charge_at')
    .orderBy('website_id')
    .limit(most)
    .forUpdate('websites')
    .skipLocked()
    .execute()
  const referrers = new Set<string | null>()
  const dependent = due.findIndex(({ agent_id, referred_by }) => {
    if (referrers.has(agent_id)) return true
    referrers.add(referred_by)
    return false
  })
  const taken = dependent < 0 ? due : due.slice(0, dependent)
  return taken.map(({ referred_by: _, ...website }) => website)
}

/** Locks these websites, always in the same order to avoid deadlocks. */
export function lockWebsites(tx: Db, website_ids: readonly number[]): Promise<PlanRow[]> {
  return tx
    .selectFrom('websites')
    .select(READ)
    .where('website_id', 'in', website_ids)
    .orderBy('website_id')
    .forUpdate()
    .execute()
}

export function lockWebsiteOf(tx: Db, agent_id: string): Promise<PlanRow | undefined> {
  return tx
    .selectFrom('websites')
    .select(READ)
    .where('agent_id', '=', agent_id)
    .forUpdate()
    .executeTakeFirst()
}

/** Prevents other charges while one is in progress. */
export async function suspendCharging(tx: Db, website_ids: readonly number[]): Promise<void> {
  if (website_ids.length === 0) return
  await tx
    .updateTable('websites')
    .set({ charge_at: null })
    .where('website_id', 'in', website_ids)
    .execute()
}

const SET = COLUMN_NAMES.map((name) => `"${name}" = x."${name}"`)
const TYPED = Object.entries(COLUMNS).map(([name, type]) => `"${name}" ${type}`)

/** Saves these plans in one statement. */
export async function savePlans(tx: Db, websites: readonly PlanRow[]): Promise<void> {
  if (websites.length === 0) return
  const rows = websites.map((website) => {
    const values = COLUMN_NAMES.map((name) => [name, website[name]])
    return { website_id: website.website_id, ...Object.fromEntries(values) }
  })
  await sql`
    update websites as w set ${sql.raw(SET.join(', '))}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(website_id integer, ${sql.raw(TYPED.join(', '))})
    where w.website_id = x.website_id
  `.execute(tx)
}
