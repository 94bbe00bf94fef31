import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { Database } from '../../tables/schema.ts'
import type { WebsitesTable } from '../../tables/website-tables.ts'
import type { WebsiteRow } from '../websites/websites.ts'

/** What a step of a plan may change, with its type in the database. */
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

const KEPT = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
const READ = [
  'website_id',
  'agent_id',
  'base_url',
  'billing_state',
  'plan_id',
  'plan_name',
  ...KEPT
] as const

/** A website as far as its payments need it: most of its columns are not read for them. */
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

/** Takes some websites for the length of a transaction; those somebody else has taken are left out. */
export function takeWebsites(tx: Db, most: number, due: Due): Promise<PlanRow[]> {
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
 * Websites for which money is to be asked now, the longest due first. The list ends before an agent whose discount hangs
 * on somebody in it: whether that one has paid must be known first.
 */
export async function takeChargeable(tx: Db, now: Date, most: number): Promise<PlanRow[]> {
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
  const hanging = due.findIndex(({ agent_id, referred_by }) => {
    if (referrers.has(agent_id)) return true
    referrers.add(referred_by)
    return false
  })
  const taken = hanging < 0 ? due : due.slice(0, hanging)
  return taken.map(({ referred_by: _, ...website }) => website)
}

/** Waits for these websites and holds them, always in the same order, so that nobody waits in a circle. */
export function holdWebsites(tx: Db, website_ids: readonly number[]): Promise<PlanRow[]> {
  return tx
    .selectFrom('websites')
    .select(READ)
    .where('website_id', 'in', website_ids)
    .orderBy('website_id')
    .forUpdate()
    .execute()
}

export function holdWebsiteOf(tx: Db, agent_id: string): Promise<PlanRow | undefined> {
  return tx
    .selectFrom('websites')
    .select(READ)
    .where('agent_id', '=', agent_id)
    .forUpdate()
    .executeTakeFirst()
}

/** A charge is under way: nobody else asks for money until it has ended. */
export async function suspendCharging(tx: Db, website_ids: readonly number[]): Promise<void> {
  if (website_ids.length === 0) return
  await tx
    .updateTable('websites')
    .set({ charge_at: null })
    .where('website_id', 'in', website_ids)
    .execute()
}

const SET = KEPT.map((name) => `"${name}" = x."${name}"`)
const TYPED = Object.entries(COLUMNS).map(([name, type]) => `"${name}" ${type}`)

/** Writes how these plans stand, all in one statement. */
export async function savePlans(tx: Db, websites: readonly PlanRow[]): Promise<void> {
  if (websites.length === 0) return
  const rows = websites.map((website) => {
    const kept = KEPT.map((name) => [name, website[name]])
    return { website_id: website.website_id, ...Object.fromEntries(kept) }
  })
  await sql`
    update websites as w set ${sql.raw(SET.join(', '))}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(website_id integer, ${sql.raw(TYPED.join(', '))})
    where w.website_id = x.website_id
  `.execute(tx)
}
