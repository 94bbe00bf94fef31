import type { Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { CouponsTable } from '../../tables/price-tables.ts'

export type CouponRow = Selectable<CouponsTable>

export function couponByCode(db: Db, coupon_code: string): Promise<CouponRow | undefined> {
  return db
    .selectFrom('coupons')
    .selectAll()
    .where('coupon_code', '=', coupon_code)
    .executeTakeFirst()
}

export async function couponsByCode(db: Db, codes: readonly string[]): Promise<CouponRow[]> {
  if (codes.length === 0) return []
  return db.selectFrom('coupons').selectAll().where('coupon_code', 'in', codes).execute()
}

/** How often a code was redeemed, and whether this agent has redeemed it. */
export async function redemptionsOf(
  db: Db,
  coupon_code: string,
  agent_id: string
): Promise<{ count: number; byAgent: boolean }> {
  const rows = await db
    .selectFrom('coupon_redemptions')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>('agent_id').filterWhere('agent_id', '=', agent_id).as('own')
    ])
    .where('coupon_code', '=', coupon_code)
    .executeTakeFirstOrThrow()
  return { count: Number(rows.count), byAgent: Number(rows.own) > 0 }
}

export async function saveRedemption(
  db: Db,
  redemption: { coupon_code: string; agent_id: string; order_id: string; created: Date }
): Promise<void> {
  await db
    .insertInto('coupon_redemptions')
    .values(redemption)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
