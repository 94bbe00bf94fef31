import { sql } from 'kysely'
import type { ReferredPlan } from '#rules/people/referral.ts'
import type { Db } from '../../services/world.ts'

/** The websites that these agents referred. */
export async function referredPlans(
  db: Db,
  agent_ids: readonly string[]
): Promise<Map<string, ReferredPlan[]>> {
  if (agent_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('agents')
    .innerJoin('websites', 'websites.agent_id', 'agents.agent_id')
    .select(['agents.referred_by', 'isTrial', 'plan_end_date', 'paused_at', 'cancelled_at'])
    .where('agents.referred_by', 'in', agent_ids)
    .execute()
  const plans = rows.map(({ cancelled_at, paused_at, ...row }) => ({
    ...row,
    ends: cancelled_at !== null || paused_at !== null
  }))
  return Map.groupBy(plans, (plan) => plan.referred_by ?? '')
}

/** Removes a referral if the agent pays with a card of the agent who referred them. */
export async function dropSelfReferral(db: Db, agent_id: string): Promise<void> {
  await sql`
    update agents as a set referred_by = null
    where a.agent_id = ${agent_id} and a.referred_by is not null and exists (
      select 1 from cards as mine join cards as theirs using (fingerprint)
      where mine.agent_id = a.agent_id and theirs.agent_id = a.referred_by
    )
  `.execute(db)
}
