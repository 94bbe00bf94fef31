import { sql } from 'kysely'
import type { Db } from '../services/world.ts'

/** How many referred websites earned these agents a discount at a moment: past their trial, with their plan running. */
export async function earningReferrals(
  db: Db,
  moments: readonly { agent_id: string; at: Date }[]
): Promise<Map<string, number>> {
  if (moments.length === 0) return new Map()
  const earliest = Math.min(...moments.map(({ at }) => at.getTime()))
  const running = await db
    .selectFrom('agents')
    .innerJoin('websites', 'websites.agent_id', 'agents.agent_id')
    .select(['agents.referred_by', 'websites.plan_end_date'])
    .where(
      'agents.referred_by',
      'in',
      moments.map(({ agent_id }) => agent_id)
    )
    .where('websites.isTrial', '=', false)
    .where('websites.plan_end_date', '>', new Date(earliest))
    .execute()
  return new Map(
    moments.map(({ agent_id, at }) => {
      const earning = running.filter(
        ({ plan_end_date, referred_by }) => referred_by === agent_id && plan_end_date > at
      )
      return [agent_id, earning.length]
    })
  )
}

/** Whoever pays with a card of the agent who referred them has referred themselves. */
export async function dropSelfReferral(db: Db, agent_id: string): Promise<void> {
  await sql`
    update agents as a set referred_by = null
    where a.agent_id = ${agent_id} and a.referred_by is not null and exists (
      select 1 from cards as mine join cards as theirs using (fingerprint)
      where mine.agent_id = a.agent_id and theirs.agent_id = a.referred_by
    )
  `.execute(db)
}
