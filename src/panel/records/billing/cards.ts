import { type Selectable, sql } from 'kysely'
import type { CardProcessor, SavedCard } from '../../services/cards/card-processor.ts'
import type { Db } from '../../services/world.ts'
import type { CardBilling, CardsTable } from '../../tables/payment-tables.ts'

export type CardRow = Selectable<CardsTable>

export async function customerOf(
  db: Db,
  agent_id: string,
  provider: CardProcessor['kind']
): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .select('customer_id')
    .where('agent_id', '=', agent_id)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.customer_id
}

export async function customersOf(
  db: Db,
  agent_ids: readonly string[],
  provider: CardProcessor['kind']
): Promise<Map<string, string>> {
  if (agent_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('customers')
    .select(['agent_id', 'customer_id'])
    .where('agent_id', 'in', [...new Set(agent_ids)])
    .where('provider', '=', provider)
    .execute()
  return new Map(rows.map((row) => [row.agent_id, row.customer_id]))
}

/** Returns the agent's customer: of two created concurrently, the one saved first. */
export async function saveCustomer(
  db: Db,
  agent_id: string,
  provider: CardProcessor['kind'],
  customer_id: string
): Promise<string> {
  await db
    .insertInto('customers')
    .values({ agent_id, provider, customer_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await customerOf(db, agent_id, provider)) ?? customer_id
}

/** Replaces a customer that was deleted at the provider, and returns the current one. */
export async function replaceCustomer(
  db: Db,
  agent_id: string,
  provider: CardProcessor['kind'],
  change: { from: string; to: string }
): Promise<string> {
  await db
    .updateTable('customers')
    .set({ customer_id: change.to })
    .where('agent_id', '=', agent_id)
    .where('provider', '=', provider)
    .where('customer_id', '=', change.from)
    .execute()
  return (await customerOf(db, agent_id, provider)) ?? change.to
}

/** Saves an agent's card. Idempotent. */
export function saveCard(
  db: Db,
  agent_id: string,
  provider: CardProcessor['kind'],
  card: SavedCard,
  created: Date
): Promise<CardRow> {
  return db
    .insertInto('cards')
    .values({ agent_id, provider, ...card, isPrimary: false, created, removed_at: null })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet({ removed_at: null }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Two statements, since the unique index on primary cards is checked row by row. */
export async function makePrimary(db: Db, agent_id: string, upm_id: string): Promise<void> {
  await db
    .updateTable('cards')
    .set({ isPrimary: false })
    .where('agent_id', '=', agent_id)
    .where('isPrimary', '=', true)
    .execute()
  await db.updateTable('cards').set({ isPrimary: true }).where('upm_id', '=', upm_id).execute()
}

export async function removeCard(db: Db, upm_id: string, removed_at: Date): Promise<void> {
  await db
    .updateTable('cards')
    .set({ isPrimary: false, removed_at })
    .where('upm_id', '=', upm_id)
    .execute()
}

/** Removes a card that was detached at the provider; undefined if it was already removed. */
export async function removeProviderCard(
  db: Db,
  provider: CardProcessor['kind'],
  provider_id: string,
  removed_at: Date
): Promise<string | undefined> {
  const row = await db
    .updateTable('cards')
    .set({ isPrimary: false, removed_at })
    .where('provider', '=', provider)
    .where('provider_id', '=', provider_id)
    .where('removed_at', 'is', null)
    .returning('upm_id')
    .executeTakeFirst()
  return row?.upm_id
}

/** An agent's card, unless removed. */
export function cardOf(db: Db, agent_id: string, upm_id: string): Promise<CardRow | undefined> {
  return (
    db
      .selectFrom('cards')
      .selectAll()
      .where('agent_id', '=', agent_id)
      // Compared as text, since the caller's value may not be a UUID.
      .where(sql<string>`upm_id::text`, '=', upm_id)
      .where('removed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
  )
}

/** An agent's cards at this provider, the primary one first. */
export function cardsOf(
  db: Db,
  agent_id: string,
  provider: CardProcessor['kind']
): Promise<CardRow[]> {
  return db
    .selectFrom('cards')
    .selectAll()
    .where('agent_id', '=', agent_id)
    .where('provider', '=', provider)
    .where('removed_at', 'is', null)
    .orderBy('isPrimary', 'desc')
    .orderBy('created')
    .execute()
}

export async function saveBilling(db: Db, upm_id: string, billing: CardBilling): Promise<void> {
  await db
    .updateTable('cards')
    .set({ billing: JSON.stringify(billing) })
    .where('upm_id', '=', upm_id)
    .execute()
}

/** The address that came with this agent's newest card, a removed one included. */
export async function lastCardBilling(db: Db, agent_id: string): Promise<CardBilling | undefined> {
  const row = await db
    .selectFrom('cards')
    .select('billing')
    .where('agent_id', '=', agent_id)
    .where('billing', 'is not', null)
    .orderBy('created', 'desc')
    .executeTakeFirst()
  return row?.billing ?? undefined
}

export function cardById(db: Db, upm_id: string): Promise<CardRow> {
  return db.selectFrom('cards').selectAll().where('upm_id', '=', upm_id).executeTakeFirstOrThrow()
}

export async function cardsById(db: Db, upm_ids: readonly string[]): Promise<Map<string, CardRow>> {
  if (upm_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('cards')
    .selectAll()
    .where('upm_id', 'in', [...new Set(upm_ids)])
    .execute()
  return new Map(rows.map((card) => [card.upm_id, card]))
}

/** The primary cards of these agents at this provider. */
export async function primaryCardsOf(
  db: Db,
  agent_ids: readonly string[],
  provider: CardProcessor['kind']
): Promise<CardRow[]> {
  if (agent_ids.length === 0) return []
  return db
    .selectFrom('cards')
    .selectAll()
    .where('agent_id', 'in', agent_ids)
    .where('provider', '=', provider)
    .where('isPrimary', '=', true)
    .where('removed_at', 'is', null)
    .execute()
}
