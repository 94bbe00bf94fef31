import type { Insertable } from 'kysely'
import type { CouponsTable } from '../price-tables.ts'

/** Sample promo codes: one by percent, one by amount. */
export const coupons: Insertable<CouponsTable>[] = [
  {
    coupon_code: 'WELCOME10',
    kind: 'percent',
    value: 10,
    plan_ids: '[]',
    durations: '[]',
    max_redemptions: null,
    recurs: false
  },
  {
    coupon_code: 'SAVE15',
    kind: 'amount',
    value: 1500,
    plan_ids: '[2, 3]',
    durations: '[12, 6]',
    max_redemptions: null,
    recurs: false
  }
]
