import type { ReferredPlan } from '#rules/people/referral.ts'
import type { Db } from '../../services/world.ts'

export type ReferredWebsite = ReferredPlan & { base_url: string }

/**
 * The websites that these agents referred, by referrer. An agent who has ever had a card of the
 * referrer's doesn't count, whichever of the two added it first.
 */
export async function referredWebsites(
  db: Db,
  agent_ids: readonly string[]
): Promise<Map<string, ReferredWebsite[]>> {
  if (agent_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('agents')
    .innerJoin('websites', 'websites.agent_id', 'agents.agent_id')
    .select(['agents.referred_by', 'base_url', 'isTrial', 'plan_end_date'])
    .select(['paused_at', 'cancelled_at'])
    .where('agents.referred_by', 'in', agent_ids)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('cards as theirs')
            .innerJoin('cards as own', 'own.fingerprint', 'theirs.fingerprint')
            .select('theirs.upm_id')
            .whereRef('theirs.agent_id', '=', 'agents.agent_id')
            .whereRef('own.agent_id', '=', 'agents.referred_by')
        )
      )
    )
    .orderBy('websites.created')
    .execute()
  const referred = rows.map(({ cancelled_at, paused_at, ...row }) => ({
    ...row,
    ends: cancelled_at !== null || paused_at !== null
  }))
  return Map.groupBy(referred, ({ referred_by }) => referred_by ?? '')
}
