import {
  chargeById,
  type ChargeRow,
  chargeOfPayment,
  isLive
} from '../../records/billing/charges.ts'
import type { World } from '../../services/world.ts'
import { processCharge } from './process-charges.ts'
import { recordOutcomes } from './record-outcomes.ts'

/**
 * Handles an event about a payment. The event may be old, so the payment's state is retrieved.
 * @throws if the charge still has no outcome, so that the event is delivered again.
 */
export async function handlePaymentEvent(
  world: World,
  payment_id: string,
  isPaid: boolean
): Promise<void> {
  const charge = await chargeOfPayment(world.db, payment_id)
  // Not made here: the processor's account may have other users.
  if (!charge) return
  if (charge.state === 'declined' && isPaid) {
    const { charge_id } = charge
    world.log.error(
      { charge_id, payment_id },
      'a payment succeeded whose charge was recorded as declined'
    )
  }
  if (!isLive(charge)) return

  const progress = await processCharge(world, charge)
  if (typeof progress === 'object') return
  if (progress === 'busy' && !(await recordIfPaid(world, charge, payment_id))) return
  if (isLive(await chargeById(world.db, charge.charge_id))) {
    throw new Error('a payment has changed, and its charge has no outcome yet')
  }
}

/** The process that leased the charge may have checked before it was paid, and retries only later. */
async function recordIfPaid(world: World, charge: ChargeRow, payment_id: string): Promise<boolean> {
  const result = await world.cards.retrievePayment(payment_id)
  if (result.state !== 'succeeded') return false
  await recordOutcomes(world, [{ charge, result, asksOwner: false }])
  return true
}
