import { type ChargeRow, chargeOfPayment } from '../../records/billing/charges.ts'
import { orderById } from '../../records/billing/orders.ts'
import { chargeById } from '../../records/billing/renewals.ts'
import type { World } from '../../services/world.ts'
import { driveOne } from './wait-for-charge.ts'
import { settleCharges } from './finish-charges.ts'
import { driveOrder } from '../orders/process-order.ts'
import { settleCharge } from '../orders/settle-charge.ts'

/**
 * Somebody has heard that a payment has changed. What they heard may be old, so the provider is asked how it stands, and
 * the charge is ended as ever. @throws where it has an end that could not be written down, so that they tell it again.
 */
export async function hearPayment(
  world: World,
  payment_id: string,
  isPaid: boolean
): Promise<void> {
  const charge = await chargeOfPayment(world.db, payment_id)
  // Made by nobody here: the provider's account may have other users.
  if (!charge) return
  if (charge.state === 'declined' && isPaid) {
    const { charge_id } = charge
    world.log.error(
      { charge_id, payment_id },
      'a payment was taken whose charge is called declined'
    )
  }
  if (!isLive(charge)) return

  const drive =
    charge.order_id === null
      ? await driveOne(world, charge)
      : await driveOrder(world, charge.order_id)
  if (drive === 'busy') await settleIfPaid(world, charge, payment_id)
  else if (drive === 'silent' || (drive === 'driven' && (await isStillUnknown(world, charge)))) {
    throw new Error('a payment has changed, and its charge has no end yet')
  }
}

/** Whoever is at the charge may have asked before it was paid, and would look again only in a while. */
async function settleIfPaid(world: World, charge: ChargeRow, payment_id: string): Promise<void> {
  const result = await world.cards.retrievePayment(payment_id)
  if (result.state !== 'succeeded') return
  if (charge.order_id === null) {
    await settleCharges(world, [{ charge, result, asksOwner: false }])
    if (await isStillUnknown(world, charge)) throw new Error('a paid charge could not be settled')
    return
  }
  await settleCharge(world, await orderById(world.db, charge.order_id), charge, result)
}

async function isStillUnknown(world: World, { charge_id }: ChargeRow): Promise<boolean> {
  return isLive(await chargeById(world.db, charge_id))
}

function isLive({ state }: ChargeRow): boolean {
  return state !== 'succeeded' && state !== 'declined'
}
