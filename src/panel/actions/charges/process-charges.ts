import { cardsById, customersOf } from '../../records/billing/cards.ts'
import { type ChargeRow, claimCharges, markSubmitted } from '../../records/billing/charges.ts'
import type { World } from '../../services/world.ts'
import type { Outcome } from './charge-handler.ts'
import { recordOutcomes } from './record-outcomes.ts'
import { newLease, retrySoon, waitForOwner } from './scheduling.ts'
import {
  createPayment,
  type OwnerAsked,
  type SubmittedCharge,
  takePayment
} from './take-payment.ts'

/** How many charges are processed concurrently, so that a slow one doesn't hold up the others. */
export const AT_ONCE = 8

/** Leases and processes one charge. 'busy' if another process has it, or its next try isn't due. */
export async function processCharge(
  world: World,
  { charge_id }: ChargeRow
): Promise<OwnerAsked | 'busy' | 'processed'> {
  const claim = { now: world.clock(), most: 1, charge_id }
  const [charge] = await claimCharges(world.db, newLease(world), claim)
  if (!charge) return 'busy'
  const asked = await processCharges(world, [charge])
  return asked.get(charge_id) ?? 'processed'
}

/**
 * Processes leased charges of any kind: creates their payments, stores the payments' ids, and only
 * then confirms them, so that a retry after any failure finds the same payments. A charge without a
 * definite answer is retried later. Returns, by charge, what cardholders are asked to confirm.
 */
export async function processCharges(
  world: World,
  charges: readonly ChargeRow[]
): Promise<Map<string, OwnerAsked>> {
  try {
    return await processAll(world, charges)
  } catch (error) {
    for (const charge of charges) await retrySoon(world, charge, error)
    return new Map()
  }
}

async function processAll(
  world: World,
  charges: readonly ChargeRow[]
): Promise<Map<string, OwnerAsked>> {
  const asked = new Map<string, OwnerAsked>()
  const submitted = await submit(world, charges)
  const outcomes = await inPool(submitted, (charge) =>
    attempt(world, charge, async (): Promise<Outcome | undefined> => {
      const answer = await takePayment(world, charge)
      if ('charge' in answer) return answer
      asked.set(charge.charge_id, answer)
      await waitForOwner(world, charge)
      return undefined
    })
  )
  await recordOutcomes(
    world,
    outcomes.filter((outcome) => outcome !== undefined)
  )
  return asked
}

/** Creates the missing payments, and stores their ids. */
async function submit(world: World, charges: readonly ChargeRow[]): Promise<SubmittedCharge[]> {
  const cards = await cardsById(
    world.db,
    charges.map(({ upm_id }) => upm_id)
  )
  const customers = await customersOf(
    world.db,
    charges.map(({ agent_id }) => agent_id),
    world.cards.kind
  )
  const submitted = await inPool(charges, (charge) =>
    attempt(world, charge, async (): Promise<SubmittedCharge> => {
      if (charge.provider_id !== null) return { ...charge, provider_id: charge.provider_id }
      const payment_id = await createPayment(world, charge, {
        provider_id: cards.get(charge.upm_id)?.provider_id,
        customer: customers.get(charge.agent_id)
      })
      return { ...charge, provider_id: payment_id }
    })
  )
  const made = submitted.filter((charge) => charge !== undefined)
  const counting = await markSubmitted(
    world.db,
    made
      .filter(({ state }) => state === 'created')
      .map(({ charge_id, provider_id }) => ({ charge_id, payment_id: provider_id }))
  )
  return made.map((charge) => ({
    ...charge,
    provider_id: counting.get(charge.charge_id) ?? charge.provider_id
  }))
}

/** Without a definite answer the charge is retried, as it hasn't failed. */
async function attempt<T>(
  world: World,
  charge: ChargeRow,
  ask: () => Promise<T>
): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    await retrySoon(world, charge, error)
    return undefined
  }
}

async function inPool<In, Out>(
  items: readonly In[],
  work: (item: In) => Promise<Out>
): Promise<Out[]> {
  const results: Out[] = []
  const queue = items.entries()
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  })
  await Promise.all(workers)
  return results
}
