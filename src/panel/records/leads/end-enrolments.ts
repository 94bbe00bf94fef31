import { sql } from 'kysely'
import type { SequenceEnd } from '#rules/leads/sequences.ts'
import type { Db } from '../../services/world.ts'

type Ended = { website_id: number; at: Date; why: SequenceEnd; by_agent?: string | null }
type Whose = { leads: readonly string[] } | { enrolment_id: string } | { sequence_id: string }

/**
 * Takes people out of their sequences: the rest isn't sent, and their timelines say why. An email that a
 * process is sending at this moment is not held back. Answers how many left.
 */
export async function endEnrolments(
  tx: Db,
  whose: Whose,
  { at, by_agent = null, website_id, why }: Ended
): Promise<number> {
  if ('leads' in whose && whose.leads.length === 0) return 0
  const open = sql`e.website_id = ${website_id} and e.ended_at is null and ${isAsked(whose)}`
  // Leads are locked before enrolments everywhere, so that two changes never wait for each other.
  await sql`
    select lead_id from leads where lead_id in (select e.lead_id from sequence_enrolments e where ${open})
    order by lead_id for update
  `.execute(tx)
  const { rows } = await sql`
    with ended as (
      update sequence_enrolments e set ended_at = ${at}, ended = ${why}, next_at = null
      where ${open} returning e.enrolment_id, e.sequence_id, e.lead_id
    ),
    held as (
      update bulk_emails b set state = 'left_out', claimed_until = null from ended
      where b.enrolment_id = ended.enrolment_id and b.state = 'waiting'
        and (b.claimed_until is null or b.claimed_until <= ${at})
    ),
    told as (
      insert into lead_events (website_id, lead_id, kind, at, by_agent, data)
      select ${website_id}::integer, ended.lead_id, 'sequence', ${at}::timestamptz, ${by_agent}::uuid,
        jsonb_build_object('sequence_id', s.sequence_id, 'name', s.name, 'ended', ${why}::text)
      from ended join sequences s on s.sequence_id = ended.sequence_id
      where ended.lead_id is not null and ${why}::text <> 'erased'
    )
    update leads l set last_activity_at = greatest(l.last_activity_at, ${at}::timestamptz)
    from ended where l.lead_id = ended.lead_id returning ended.enrolment_id
  `.execute(tx)
  return rows.length
}

function isAsked(whose: Whose) {
  if ('leads' in whose) return sql`e.lead_id in (${sql.join(whose.leads)})`
  if ('enrolment_id' in whose) return sql`e.enrolment_id = ${whose.enrolment_id}`
  return sql`e.sequence_id = ${whose.sequence_id}`
}
