import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'

type Handover = {
  website_id: number
  from: string
  to: { agent_id: string; name: string } | null
  /** Null for a member who closes their account. */
  by_agent: string | null
  at: Date
}

/** Hands everything that a member has to another one, or to nobody, notes it on each timeline, and returns the people. */
export async function handOverLeads(tx: Db, handover: Handover): Promise<string[]> {
  const { at, by_agent, from, to, website_id } = handover
  const data = JSON.stringify({ to: to?.agent_id ?? null, name: to?.name ?? '' })
  const { rows } = await sql<{ lead_id: string }>`
    with moved as (
      update leads set assigned_to = ${to?.agent_id ?? null}::uuid,
        last_activity_at = greatest(last_activity_at, ${at}::timestamptz)
      where website_id = ${website_id} and assigned_to = ${from}::uuid and erased_at is null
      returning lead_id, merged_into
    ), noted as (
      insert into lead_events (website_id, lead_id, kind, data, by_agent, at)
      select ${website_id}::integer, lead_id, 'assigned', ${data}::jsonb, ${by_agent}::uuid, ${at}::timestamptz
      from moved
    )
    select lead_id from moved where merged_into is null
  `.execute(tx)
  return rows.map(({ lead_id }) => lead_id)
}
