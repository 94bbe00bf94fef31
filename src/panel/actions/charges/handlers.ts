import type { ChargeKind } from '#rules/plan/plan-moves.ts'
import type { ChargeHandler } from './charge-handler.ts'
import { orderCharges } from './order-charges.ts'
import { planCharges } from './plan-charges.ts'

export const HANDLERS: Record<ChargeKind, ChargeHandler> = {
  first: planCharges,
  order: orderCharges,
  overdue: planCharges,
  renewal: planCharges,
  restart: planCharges
}
