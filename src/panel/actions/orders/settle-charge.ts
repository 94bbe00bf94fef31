import { type TaxLine, taxLines } from '#rules/money/tax.ts'
import { cardById, removeCard } from '../../records/billing/cards.ts'
import { type ChargeRow, endCharge } from '../../records/billing/charges.ts'
import { endOrder, type OrderRow } from '../../records/billing/orders.ts'
import { taxPartsOn } from '../../records/billing/price-list.ts'
import { insertTransactions, transactionOf } from '../../records/billing/transactions.ts'
import type { PaymentResult } from '../../services/cards/card-processor.ts'
import type { Db, World } from '../../services/world.ts'
import { finishOrder, type OrderDetails } from './finish-order.ts'
import { queueOrderMail } from './order-emails.ts'

/** What ends a charge. */
export type Definite = Extract<PaymentResult, { state: 'declined' | 'succeeded' }>

/** One transaction ends a charge, once, whoever hears of its end first: books, order, website and mail together. */
export async function settleCharge(
  world: World,
  order: OrderRow,
  charge: ChargeRow,
  result: Definite
): Promise<void> {
  const message = result.state === 'declined' ? result.message : null
  await world.db.transaction().execute(async (tx) => {
    const now = world.clock()
    const first = await endCharge(tx, charge.charge_id, {
      state: result.state,
      message,
      ended: now
    })
    if (!first) return
    const payment = await writeTransaction(tx, order, charge, result.state === 'succeeded', now)
    if (result.state === 'succeeded') {
      await finishOrder(tx, world, order)
      await queueOrderMail(tx, world, order, payment)
      return
    }
    await endOrder(tx, order.order_id, {
      state: 'failed',
      message,
      details: JSON.stringify({}),
      ended: now
    })
    await removeCard(tx, charge.upm_id, now)
  })
  world.log.info({ charge_id: charge.charge_id, state: result.state }, 'charge settled')
}

async function writeTransaction(
  tx: Db,
  order: OrderRow,
  charge: ChargeRow,
  status: boolean,
  created: Date
): Promise<{ transaction_id: string; taxes: TaxLine[] }> {
  const { billing_state } = order.details as OrderDetails
  const parts = (await taxPartsOn(tx, billing_state, order.created)) ?? []
  const taxes = taxLines(charge.subtotal, parts)
  const card = await cardById(tx, charge.upm_id)
  const transaction = transactionOf(charge, card, { taxes, status, created })
  await insertTransactions(tx, [transaction])
  return { transaction_id: transaction.transaction_id, taxes }
}
