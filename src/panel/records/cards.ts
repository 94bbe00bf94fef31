import type { Selectable } from 'kysely'
import type { CardProcessor, SavedCard } from '../services/card-processor.ts'
import type { Db } from '../services/world.ts'
import type { CardsTable } from '../tables/schema.ts'

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

export async function saveCustomer(
  db: Db,
  agent_id: string,
  provider: CardProcessor['kind'],
  customer_id: string
): Promise<void> {
  await db
    .insertInto('customers')
    .values({ agent_id, provider, customer_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Keeps a card of this agent, once however often it is handed in. */
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

/** Two statements, since the index that allows one primary card looks at each row as it changes. */
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

export function cardById(db: Db, upm_id: string): Promise<CardRow> {
  return db.selectFrom('cards').selectAll().where('upm_id', '=', upm_id).executeTakeFirstOrThrow()
}
