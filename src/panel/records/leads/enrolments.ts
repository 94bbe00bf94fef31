import { type Selectable, sql, type Updateable } from 'kysely'
import type { PersonKeys } from '#rules/leads/same-person.ts'
import { ANSWERED_ENDS } from '#rules/leads/sequences.ts'
import { MESSAGE_FORM_KINDS } from '#rules/websites/site-form.ts'
import type { Db } from '../../services/world.ts'
import type { SequenceEnrolmentsTable } from '../../tables/sequence-tables.ts'
import { sendingWebsites } from './sending-websites.ts'

export type EnrolmentRow = Selectable<SequenceEnrolmentsTable>
type NewEnrolment = Pick<EnrolmentRow, 'lead_id' | 'next_at' | 'sequence_id' | 'website_id'> & {
  joined_at: Date
}

/** False if the lead is in a sequence already. */
export async function insertEnrolment(tx: Db, enrolment: NewEnrolment): Promise<boolean> {
  const inserted = await tx
    .insertInto('sequence_enrolments')
    .values(enrolment)
    .onConflict((conflict) => conflict.doNothing())
    .returning('enrolment_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export type OpenEnrolment = EnrolmentRow & { name: string; steps: number; sent: number }

/** The sequence that a person is in, by all of their leads. */
export function openEnrolment(
  db: Db,
  { leads, website_id }: { website_id: number; leads: readonly string[] }
): Promise<OpenEnrolment | undefined> {
  return db
    .selectFrom('sequence_enrolments as e')
    .innerJoin('sequences as s', 's.sequence_id', 'e.sequence_id')
    .selectAll('e')
    .select([
      's.name',
      sql<number>`jsonb_array_length(s.steps)`.as('steps'),
      sql<number>`(select count(*)::int from bulk_emails b
        where b.enrolment_id = e.enrolment_id and b.state = 'sent')`.as('sent')
    ])
    .where('e.website_id', '=', website_id)
    .where('e.lead_id', 'in', leads)
    .where('e.ended_at', 'is', null)
    .orderBy('e.joined_at')
    .executeTakeFirst()
}

export function enrolmentBy(
  db: Db,
  enrolment_id: string,
  { lock = false } = {}
): Promise<EnrolmentRow | undefined> {
  return db
    .selectFrom('sequence_enrolments')
    .selectAll()
    .where('enrolment_id', '=', enrolment_id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
}

export async function updateEnrolment(
  tx: Db,
  enrolment_id: string,
  change: Pick<Updateable<SequenceEnrolmentsTable>, 'done' | 'last_day' | 'next_at'>
): Promise<void> {
  await tx
    .updateTable('sequence_enrolments')
    .set(change)
    .where('enrolment_id', '=', enrolment_id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Everyone in a sequence who waits for an email. */
export function waitingEnrolments(tx: Db, sequence_id: string): Promise<EnrolmentRow[]> {
  return tx
    .selectFrom('sequence_enrolments')
    .selectAll()
    .where('sequence_id', '=', sequence_id)
    .where('next_at', 'is not', null)
    .execute()
}

/** Writes many times at once. */
export async function moveNextTimes(
  tx: Db,
  moved: readonly { enrolment_id: string; next_at: Date }[]
): Promise<void> {
  if (moved.length === 0) return
  const list = JSON.stringify(moved)
  await sql`
    update sequence_enrolments e set next_at = m.next_at
    from jsonb_to_recordset((${list}::text)::jsonb) as m (enrolment_id uuid, next_at timestamptz)
    where e.enrolment_id = m.enrolment_id and e.next_at is not null
  `.execute(tx)
}

/** Enrolments whose next email is due, of websites that may send it. */
export async function dueEnrolments(
  db: Db,
  { most, now, website_id }: { now: Date; most: number; website_id?: number }
): Promise<EnrolmentRow[]> {
  return db
    .selectFrom('sequence_enrolments as e')
    .selectAll()
    .where('e.next_at', '<=', now)
    .where('e.website_id', 'in', sendingWebsites(db))
    .$if(website_id !== undefined, (query) => query.where('e.website_id', '=', website_id ?? 0))
    .orderBy('e.next_at')
    .orderBy('e.enrolment_id')
    .limit(most)
    .execute()
}

/** The leads in a sequence with one of these addresses or numbers, except one of them. */
export async function enrolledWithKeys(
  tx: Db,
  website_id: number,
  { email_key, phone_key }: PersonKeys,
  except: string
): Promise<string[]> {
  const rows = await tx
    .selectFrom('sequence_enrolments as e')
    .innerJoin('leads as joined', 'joined.lead_id', 'e.lead_id')
    .innerJoin('leads as l', (join) =>
      join.on(
        sql<boolean>`coalesce(l.merged_into, l.lead_id) = coalesce(joined.merged_into, joined.lead_id)`
      )
    )
    .select('e.lead_id')
    .distinct()
    .where('e.website_id', '=', website_id)
    .where('l.website_id', '=', website_id)
    .where('e.ended_at', 'is', null)
    .where('e.lead_id', '<>', except)
    .where(sql<boolean>`((l.email_key = ${email_key} and l.email_key <> '')
      or (l.phone_key = ${phone_key} and l.phone_key <> ''))`)
    .execute()
  return rows.flatMap(({ lead_id }) => lead_id ?? [])
}

/** Whether a person wrote from the website before, so that a message isn't their first. Saved searches don't count. */
export async function wroteSince(
  tx: Db,
  {
    email_key,
    except,
    phone_key,
    since,
    website_id
  }: PersonKeys & { website_id: number; except: string; since: Date }
): Promise<boolean> {
  const found = await tx
    .selectFrom('leads')
    .select('lead_id')
    .where('website_id', '=', website_id)
    .where('lead_id', '<>', except)
    .where('verified', '=', true)
    .where('is_test', '=', false)
    .where('erased_at', 'is', null)
    .where('is_entered', '=', false)
    .where('kind', 'in', MESSAGE_FORM_KINDS)
    .where('received_at', '>', since)
    .where((eb) =>
      eb.or([
        eb.and([eb('email_key', '=', email_key), eb('email_key', '<>', '')]),
        eb.and([eb('phone_key', '=', phone_key), eb('phone_key', '<>', '')])
      ])
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export type EnrolmentCounts = {
  people: number
  answered: number
  finished: number
  stopped: number
}

/** By sequence; one that nobody joined has no entry. */
export async function enrolmentCounts(
  db: Db,
  sequence_ids: readonly string[]
): Promise<Map<string, EnrolmentCounts>> {
  if (sequence_ids.length === 0) return new Map()
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  // A reply to the last email comes after the end.
  const answered = sql`(ended in (${sql.join(ANSWERED_ENDS)}) or exists (
    select 1 from bulk_emails b where b.enrolment_id = e.enrolment_id and b.answered_at is not null))`
  const rows = await db
    .selectFrom('sequence_enrolments as e')
    .select([
      'e.sequence_id',
      count(sql`ended is null`).as('people'),
      count(answered).as('answered'),
      count(sql`ended = 'finished' and not ${answered}`).as('finished'),
      count(sql`ended <> 'finished' and not ${answered}`).as('stopped')
    ])
    .where('e.sequence_id', 'in', sequence_ids)
    .groupBy('e.sequence_id')
    .execute()
  return new Map(rows.map(({ sequence_id, ...counts }) => [sequence_id, counts]))
}
