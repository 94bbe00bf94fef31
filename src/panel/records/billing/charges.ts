import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { ChargesTable } from '../../tables/payment-tables.ts'

export type ChargeRow = Selectable<ChargesTable>

/** The states of a charge that has no outcome yet. */
export const LIVE = ['created', 'needs_action', 'submitted'] as const

/** Whether a charge has no outcome yet. */
export function isLive({ state }: Pick<ChargeRow, 'state'>): boolean {
  return state !== 'succeeded' && state !== 'declined'
}

export type NewCharge = Omit<Insertable<ChargesTable>, 'message' | 'provider_id' | 'state'>

/** Saves charges before any money moves. Skips one with a live rival, or whose period is paid. */
export async function insertCharges(tx: Db, charges: readonly NewCharge[]): Promise<ChargeRow[]> {
  if (charges.length === 0) return []
  return tx
    .insertInto('charges')
    .values(
      charges.map((charge) => ({ ...charge, state: 'created', provider_id: null, message: null }))
    )
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute()
}

export function chargeById(db: Db, charge_id: string): Promise<ChargeRow> {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('charge_id', '=', charge_id)
    .executeTakeFirstOrThrow()
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

/** An order's newest charge; an order that costs nothing has none. */
export function chargeOfOrder(db: Db, order_id: string): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('order_id', '=', order_id)
    .orderBy('created', 'desc')
    .executeTakeFirst()
}

/** The charge that a payment was made for, if it was made here. */
export function chargeOfPayment(db: Db, provider_id: string): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('provider_id', '=', provider_id)
    .executeTakeFirst()
}

export function liveChargeOf(db: Db, website_id: number): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('state', 'in', LIVE)
    .executeTakeFirst()
}

/** The live charges of these websites; a website has one at most. */
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

export type ChargeLease = { lease_until: Date; lease_holder: number | null }

/**
 * Leases live charges that no process has: the named one, or those due for a retry, attended ones
 * first. A charge that waits for the cardholder can be claimed by name at any time, since they may be
 * back.
 */
export function claimCharges(
  db: Db,
  lease: ChargeLease,
  claim: { now: Date; most: number; charge_id?: string }
): Promise<ChargeRow[]> {
  const { charge_id } = claim
  return (
    db
      // PostgreSQL may run a subquery of `in` once for each row, past its limit; a CTE runs once.
      .with('idle', (query) =>
        query
          .selectFrom('charges')
          .select('charge_id')
          .where('state', 'in', LIVE)
          .where((charge) =>
            charge.or([charge('lease_until', 'is', null), charge('lease_until', '<=', claim.now)])
          )
          .where((charge) =>
            charge.or([
              charge('retry_at', 'is', null),
              charge('retry_at', '<=', claim.now),
              ...(charge_id === undefined ? [] : [charge('state', '=', 'needs_action')])
            ])
          )
          .$if(charge_id !== undefined, (one) => one.where('charge_id', '=', charge_id ?? ''))
          .orderBy('attended', 'desc')
          .orderBy('created')
          .limit(claim.most)
          .forUpdate()
          .skipLocked()
      )
      .updateTable('charges')
      .from('idle')
      .set(lease)
      .whereRef('charges.charge_id', '=', 'idle.charge_id')
      .returningAll('charges')
      .execute()
  )
}

/**
 * From here on the processor may have the money, so no answer never counts as a failure. Returns each
 * charge's payment: of two created for one charge the one stored first; the other is never confirmed.
 */
export async function markSubmitted(
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

/** Releases a charge without an outcome, to be retried from then on. */
export async function postponeCharge(
  db: Db,
  charge_id: string,
  change: { state?: 'needs_action'; retry_at: Date }
): Promise<void> {
  await db
    .updateTable('charges')
    .set({ ...change, lease_until: null, lease_holder: null })
    .where('charge_id', '=', charge_id)
    .where('state', 'in', LIVE)
    .execute()
}

/** Ends charges, each once. Returns the ones that this call ended. */
export async function endCharges(
  tx: Db,
  ends: readonly { charge_id: string; state: 'declined' | 'succeeded'; message: string | null }[],
  ended: Date
): Promise<Set<string>> {
  const { rows } = await sql<{ charge_id: string }>`
    update charges as c
    set state = x.state, message = x.message, ended = ${ended}, lease_until = null,
      lease_holder = null, retry_at = null
    from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb)
      as x(charge_id uuid, state text, message text)
    where c.charge_id = x.charge_id and c.state in ('submitted', 'needs_action')
    returning c.charge_id
  `.execute(tx)
  return new Set(rows.map((row) => row.charge_id))
}
