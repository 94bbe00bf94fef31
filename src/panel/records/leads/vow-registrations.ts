import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type {
  VowAcceptancesTable,
  VowRegistrationsTable,
  VowSessionsTable
} from '../../tables/vow-tables.ts'
import type { OfWebsite } from './people.ts'

export type VowRegistrationRow = Selectable<VowRegistrationsTable>

/** The registration of an address on a website. */
export function vowRegistrationAt(
  db: Db,
  website_id: number,
  email_key: string
): Promise<VowRegistrationRow | undefined> {
  return db
    .selectFrom('vow_registrations')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('email_key', '=', email_key)
    .executeTakeFirst()
}

/** Registers an address, or renews its registration; an agent's ending stays. */
export async function saveVowRegistration(
  tx: Db,
  registration: Insertable<VowRegistrationsTable>
): Promise<string> {
  const { expires_at, language, lead_id, name } = registration
  const { registration_id } = await tx
    .insertInto('vow_registrations')
    .values(registration)
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'email_key'])
        .doUpdateSet({ expires_at, language, lead_id, name })
    )
    .returning('registration_id')
    .executeTakeFirstOrThrow()
  return registration_id
}

export async function addVowAcceptance(
  tx: Db,
  acceptance: Insertable<VowAcceptancesTable>
): Promise<void> {
  await tx.insertInto('vow_acceptances').values(acceptance).execute()
}

export async function addVowSession(tx: Db, session: Insertable<VowSessionsTable>): Promise<void> {
  await tx.insertInto('vow_sessions').values(session).execute()
}

export async function deleteVowSession(db: Db, token_hash: string): Promise<void> {
  await db.deleteFrom('vow_sessions').where('token_hash', '=', token_hash).execute()
}

/** Who is signed in on this website by this cookie: neither ended by the agent nor expired. */
export function signedInVisitor(
  db: Db,
  { now, token_hash, website_id }: { token_hash: string; website_id: number; now: Date }
): Promise<VowRegistrationRow | undefined> {
  return db
    .selectFrom('vow_sessions as session')
    .innerJoin('vow_registrations as visitor', 'visitor.registration_id', 'session.registration_id')
    .selectAll('visitor')
    .where('session.token_hash', '=', token_hash)
    .where('session.expires_at', '>', now)
    .where('visitor.website_id', '=', website_id)
    .where('visitor.ended_at', 'is', null)
    .where('visitor.expires_at', '>', now)
    .executeTakeFirst()
}

export type RegistrationOfLead = VowRegistrationRow & {
  /** Of the last acceptance. */
  terms_version: string
  accepted_at: Date
  terms: string
}

/** The registrations of a person's leads, each with the terms that they accepted last. */
export async function vowRegistrationsOfLeads(
  db: Db,
  { website_id }: OfWebsite,
  leads: readonly string[]
): Promise<RegistrationOfLead[]> {
  if (leads.length === 0) return []
  const { rows } = await sql<RegistrationOfLead>`
    select visitor.*, last.terms_version, last.accepted_at, consent_texts.text as terms
    from vow_registrations as visitor
    cross join lateral (select * from vow_acceptances as accepted
      where accepted.registration_id = visitor.registration_id
      order by accepted.acceptance_id desc limit 1) as last
    join consent_texts using (text_id)
    where visitor.website_id = ${website_id} and visitor.lead_id in (${sql.join([...leads])})
    order by visitor.registered_at desc, visitor.registration_id
  `.execute(db)
  return rows
}

/** Ends a registration and signs out all of its browsers, or opens it again. False if nothing changed. */
export async function switchVowRegistration(
  tx: Db,
  registration_id: string,
  ended_at: Date | null
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('vow_registrations')
    .set({ ended_at })
    .where('registration_id', '=', registration_id)
    .where('ended_at', ended_at === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (ended_at) {
    await tx.deleteFrom('vow_sessions').where('registration_id', '=', registration_id).execute()
  }
  return numUpdatedRows === 1n
}

/** Ends an open registration by its visitor's wish, and signs out all of its browsers. False if it is over already. */
export async function withdrawVowRegistration(
  tx: Db,
  registration_id: string,
  at: Date
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('vow_registrations')
    .set({ expires_at: at })
    .where('registration_id', '=', registration_id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  await tx.deleteFrom('vow_sessions').where('registration_id', '=', registration_id).execute()
  return numUpdatedRows === 1n
}

/** Removes those that were ended, or expired, before then, with their log. */
export async function removeOldVowRegistrations(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('vow_registrations')
    .where(({ eb, fn }) => eb(fn('least', ['ended_at', 'expires_at']), '<', before))
    .execute()
}

export async function removeOldVowSessions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('vow_sessions').where('expires_at', '<', before).execute()
}
