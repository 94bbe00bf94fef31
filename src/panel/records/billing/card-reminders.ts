import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { CardRow } from './cards.ts'

export async function anyCardExpiring(db: Db, now: Date): Promise<boolean> {
  return (await expiring(db, now).limit(1).executeTakeFirst()) !== undefined
}

/** Primary cards of active plans that expire this month or next, locked against other workers. */
export function expiringCards(tx: Db, now: Date): Promise<CardRow[]> {
  return expiring(tx, now).orderBy('upm_id').forUpdate().skipLocked().execute()
}

function expiring(db: Db, now: Date) {
  const month = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  return db
    .selectFrom('cards')
    .selectAll()
    .where('isPrimary', '=', true)
    .where('removed_at', 'is', null)
    .where((card) =>
      card.between(sql<number>`exp_year * 12 + exp_month`, sql.lit(month - 1), sql.lit(month + 1))
    )
    .where((card) => card.or([card('told_expiry', 'is', null), card('told_expiry', '>', 7)]))
    .where((card) =>
      card.exists(
        card
          .selectFrom('websites')
          .select('website_id')
          .whereRef('websites.agent_id', '=', 'cards.agent_id')
          .where('cancelled_at', 'is', null)
      )
    )
}

export async function saveExpiryReminders(
  tx: Db,
  told: readonly { card: CardRow; days: number }[]
): Promise<void> {
  for (const days of new Set(told.map((one) => one.days))) {
    const upm_ids = told.filter((one) => one.days === days).map(({ card }) => card.upm_id)
    await tx
      .updateTable('cards')
      .set({ told_expiry: days })
      .where('upm_id', 'in', upm_ids)
      .execute()
  }
}
