import { type Insertable, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { ChargesTable } from '../../tables/payment-tables.ts'
import type { ChargeRow } from './charges.ts'

/** Charges of a website that have not ended. */
const LIVE = ['created', 'needs_action', 'submitted'] as const

/** Writes charges down before any money moves; one that has a live rival, or whose period is paid, is left out. */
export async function insertCharges(
  tx: Db,
  charges: readonly Insertable<ChargesTable>[]
): Promise<ChargeRow[]> {
  if (charges.length === 0) return []
  return tx
    .insertInto('charges')
    .values([...charges])
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute()
}

export function liveChargeOf(db: Db, website_id: number): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('state', 'in', LIVE)
    .executeTakeFirst()
}

/** The charges of these websites that have not ended; a website has one at most. */
export async function liveChargesOf(
  db: Db,
  website_ids: readonly number[]
): Promise<Map<number, Pick<ChargeRow, 'amount' | 'state'>>> {
  if (website_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('charges')
    .select(['website_id', 'amount', 'state'])
    .where('website_id', 'in', website_ids)
    .where('state', 'in', LIVE)
    .execute()
  return new Map(rows.map(({ website_id, ...charge }) => [website_id ?? 0, charge]))
}

/** How often each website's unpaid period was charged automatically, and declined. */
export async function failedTriesOf(
  db: Db,
  website_ids: readonly number[]
): Promise<Map<number, number>> {
  if (website_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('charges')
    .innerJoin('websites', (join) =>
      join
        .onRef('websites.website_id', '=', 'charges.website_id')
        .onRef('websites.plan_end_date', '=', 'charges.period_start')
    )
    .select((eb) => ['websites.website_id', eb.fn.countAll<string>().as('tries')])
    .where('charges.website_id', 'in', website_ids)
    .where('charges.attended', '=', false)
    .where('charges.state', '=', 'declined')
    .groupBy('websites.website_id')
    .execute()
  return new Map(rows.map(({ website_id, tries }) => [website_id, Number(tries)]))
}

export function chargeByKey(
  db: Db,
  agent_id: string,
  idempotency_key: string
): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('agent_id', '=', agent_id)
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst()
}

export function chargeById(db: Db, charge_id: string): Promise<ChargeRow> {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('charge_id', '=', charge_id)
    .executeTakeFirstOrThrow()
}

/** Takes up charges of websites that nobody is at, all of them or the one that is named; `rests`: also while its owner is asked. */
export async function claimCharges(
  db: Db,
  claim: {
    now: Date
    until: Date
    most: number
    charge_id?: string
    rests?: boolean
    holder?: number | null | undefined
  }
): Promise<ChargeRow[]> {
  return (
    db
      // PostgreSQL may run a subquery of `in` once for each row, past its limit; a query of its own runs once.
      .with('idle', (query) =>
        query
          .selectFrom('charges')
          .select('charge_id')
          .where('state', 'in', LIVE)
          .where('website_id', 'is not', null)
          .where((charge) =>
            charge.or([
              charge('driven_until', 'is', null),
              charge('driven_until', '<=', claim.now),
              ...(claim.rests ? [charge('state', '=', 'needs_action')] : [])
            ])
          )
          .$if(claim.charge_id !== undefined, (one) =>
            one.where('charge_id', '=', claim.charge_id ?? '')
          )
          .orderBy('created')
          .limit(claim.most)
          .forUpdate()
          .skipLocked()
      )
      .updateTable('charges')
      .from('idle')
      .set({ driven_until: claim.until, lease_holder: claim.holder ?? null })
      .whereRef('charges.charge_id', '=', 'idle.charge_id')
      .returningAll('charges')
      .execute()
  )
}

/** The same as `markSubmitted` for many: answers for each charge the payment that counts. */
export async function markAllSubmitted(
  db: Db,
  payments: readonly { charge_id: string; payment_id: string }[]
): Promise<Map<string, string>> {
  if (payments.length === 0) return new Map()
  await sql`
    update charges as c set state = 'submitted', provider_id = x.payment_id
    from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) as x(charge_id uuid, payment_id text)
    where c.charge_id = x.charge_id and c.state = 'created'
  `.execute(db)
  const rows = await db
    .selectFrom('charges')
    .select(['charge_id', 'provider_id'])
    .where(
      'charge_id',
      'in',
      payments.map(({ charge_id }) => charge_id)
    )
    .execute()
  return new Map(rows.map(({ charge_id, provider_id }) => [charge_id, provider_id ?? '']))
}

/** The owner is asked, or the provider was silent: the charge is looked at again from then on. */
export async function restCharges(
  db: Db,
  charge_ids: readonly string[],
  rest: { state?: 'needs_action'; from: Date }
): Promise<void> {
  if (charge_ids.length === 0) return
  await db
    .updateTable('charges')
    .set({ driven_until: rest.from, lease_holder: null, ...(rest.state && { state: rest.state }) })
    .where('charge_id', 'in', charge_ids)
    .where('state', 'in', LIVE)
    .execute()
}

/** Ends charges once; answers which of them had not been ended before. */
export async function endCharges(
  tx: Db,
  ends: readonly { charge_id: string; state: 'declined' | 'succeeded'; message: string | null }[],
  ended: Date
): Promise<Set<string>> {
  const { rows } = await sql<{ charge_id: string }>`
    update charges as c
    set state = x.state, message = x.message, ended = ${ended}, driven_until = null,
      lease_holder = null
    from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb)
      as x(charge_id uuid, state text, message text)
    where c.charge_id = x.charge_id and c.state in ('submitted', 'needs_action')
    returning c.charge_id
  `.execute(tx)
  return new Set(rows.map((row) => row.charge_id))
}
