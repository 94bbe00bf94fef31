import { sql } from 'kysely'
import type { PersonKeys } from '#rules/leads/same-person.ts'
import type { Db } from '../../services/world.ts'
import { firstAnswer } from './first-answer.ts'
import type { LeadRow } from './leads.ts'

export type OfWebsite = { website_id: number }

/** What a member of the website may see; every query of people is within it. */
export type LeadScope = OfWebsite & {
  /** The agent who sees only people assigned to them; undefined without such a limit. */
  holder: string | undefined
}

/** Whether a main lead is within the scope, for plain SQL. */
export function isHeld({ holder }: LeadScope, assigned_to = 'assigned_to') {
  return holder === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(assigned_to)} = ${holder}::uuid`
}

/** Whether a lead's person is within the scope; `lead_id` is the column that names the lead. */
export function isOfHeldPerson(scope: LeadScope, lead_id: string) {
  if (scope.holder === undefined) return sql<boolean>`true`
  return sql<boolean>`exists (
    select from leads as one join leads as main on main.lead_id = coalesce(one.merged_into, one.lead_id)
    where one.lead_id = ${sql.ref(lead_id)} and ${isHeld(scope, 'main.assigned_to')}
  )`
}

/** The leads that stand for the people within the scope. */
export function heldPeople(db: Db, scope: LeadScope) {
  return db
    .selectFrom('leads')
    .select('lead_id')
    .where('website_id', '=', scope.website_id)
    .where('merged_into', 'is', null)
    .where('erased_at', 'is', null)
    .where(isHeld(scope))
}

export type PersonLeads = { main: LeadRow; leads: LeadRow[] }

/** A person by any of their leads, the earliest first; undefined for one that the scope lacks. */
export async function personLeads(
  db: Db,
  scope: LeadScope,
  lead_id: string
): Promise<PersonLeads | undefined> {
  const { website_id } = scope
  const leads = await db
    .with('asked', (query) =>
      query
        .selectFrom('leads')
        .select((eb) => eb.fn.coalesce('merged_into', 'lead_id').as('main_id'))
        .where('website_id', '=', website_id)
        .where('lead_id', '=', lead_id)
        .where('erased_at', 'is', null)
        .where(isOfHeldPerson(scope, 'leads.lead_id'))
    )
    .selectFrom('leads')
    .selectAll()
    .select(firstAnswer.as('first_answer_at'))
    .where('website_id', '=', website_id)
    .where((eb) =>
      eb.or([
        eb('lead_id', '=', eb.selectFrom('asked').select('main_id')),
        eb('merged_into', '=', eb.selectFrom('asked').select('main_id'))
      ])
    )
    .orderBy('received_at')
    .orderBy('lead_id')
    .execute()
  const main = leads.find(({ merged_into }) => merged_into === null)
  return main && { main, leads }
}

/** Other people with one of these addresses or numbers, newest first. */
export async function sameKeyLeads(
  db: Db,
  scope: LeadScope,
  person: { main_id: string; keys: readonly PersonKeys[]; most: number }
): Promise<LeadRow[]> {
  const { website_id } = scope
  const emails = person.keys.map(({ email_key }) => email_key).filter(Boolean)
  const phones = person.keys.map(({ phone_key }) => phone_key).filter(Boolean)
  if (emails.length + phones.length === 0) return []
  return db
    .with('same', (query) =>
      query
        .selectFrom('leads')
        .select((eb) => eb.fn.coalesce('merged_into', 'lead_id').as('main_id'))
        .where('website_id', '=', website_id)
        .where('erased_at', 'is', null)
        .where('is_test', '=', false)
        .where((eb) =>
          eb.or([
            ...(emails.length > 0 ? [eb('email_key', 'in', emails)] : []),
            ...(phones.length > 0 ? [eb('phone_key', 'in', phones)] : [])
          ])
        )
    )
    .selectFrom('leads')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('lead_id', 'in', (eb) => eb.selectFrom('same').select('main_id'))
    .where('lead_id', '<>', person.main_id)
    .where(isHeld(scope))
    .orderBy('received_at', 'desc')
    .orderBy('lead_id')
    .limit(person.most)
    .execute()
}

/** Lets one transaction at a time merge, separate or erase people of a website. */
export async function lockPeople(tx: Db, { website_id }: OfWebsite): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('lead_people'), ${website_id}::integer)`.execute(
    tx
  )
}

export async function updateLead(
  tx: Db,
  { lead_id, website_id }: OfWebsite & { lead_id: string },
  change: Partial<
    Pick<
      LeadRow,
      | 'address'
      | 'assigned_to'
      | 'email'
      | 'email_key'
      | 'follow_up_on'
      | 'home'
      | 'merged_into'
      | 'merged_via'
      | 'name'
      | 'phone'
      | 'phone_key'
      | 'stage'
    >
  > & { merge_gave?: string | null }
): Promise<void> {
  await tx
    .updateTable('leads')
    .set(change)
    .where('website_id', '=', website_id)
    .where('lead_id', '=', lead_id)
    .execute()
}

/** A person's main lead, locked for a change; undefined for one that the scope lacks. */
export async function lockLead(
  tx: Db,
  { holder, lead_id, website_id }: LeadScope & { lead_id: string }
): Promise<LeadRow | undefined> {
  const person = await personLeads(tx, { holder, website_id }, lead_id)
  if (!person) return undefined
  return tx
    .selectFrom('leads')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('lead_id', '=', person.main.lead_id)
    .where('erased_at', 'is', null)
    .where(isHeld({ website_id, holder }))
    .forUpdate()
    .executeTakeFirst()
}
