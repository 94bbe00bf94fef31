import { sql } from 'kysely'
import type { Db } from '../services/world.ts'

/** How many referred websites earned these agents a discount at a moment: past their trial, with their plan running. */
export async function earningReferrals(
  db: Db,
  moments: readonly { agent_id: string; at: Date }[]
): Promise<Map<string, number>> {
  if (moments.length === 0) return new Map()
  const { rows } = await sql<{ agent_id: string; earning: number }>`
    select x.agent_id, count(*)::integer as earning
    from jsonb_to_recordset(${JSON.stringify(moments)}::jsonb) as x(agent_id uuid, at timestamptz)
    join agents on agents.referred_by = x.agent_id
    join websites on websites.agent_id = agents.agent_id
    where not "isTrial" and plan_end_date > x.at
    group by x.agent_id
  `.execute(db)
  return new Map(rows.map((row) => [row.agent_id, row.earning]))
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
