import { taxLines } from '#rules/money/tax.ts'
import { cardsById } from '../../records/billing/cards.ts'
import { endCharges } from '../../records/billing/charges.ts'
import { taxesOn } from '../../records/billing/price-list.ts'
import { insertTransactions, transactionOf } from '../../records/billing/transactions.ts'
import type { Db, World } from '../../services/world.ts'
import type { ChargedItems, Outcome, RecordedOutcome } from './charge-handler.ts'
import { HANDLERS } from './handlers.ts'
import { retrySoon } from './scheduling.ts'

/** Records each outcome once, whichever process has it first. One that fails doesn't stop the others. */
export async function recordOutcomes(world: World, outcomes: readonly Outcome[]): Promise<void> {
  const batches = Map.groupBy(outcomes, ({ charge }) => {
    const handler = HANDLERS[charge.kind]
    return handler.canBatch ? handler : charge
  })
  for (const batch of batches.values()) await recordBatch(world, batch)
}

async function recordBatch(world: World, batch: readonly Outcome[]): Promise<void> {
  try {
    await world.db.transaction().execute((tx) => record(tx, world, batch))
    world.log.info({ charges: batch.length }, 'charge outcomes recorded')
  } catch (error) {
    const [only, ...others] = batch
    if (only && others.length === 0) return retrySoon(world, only.charge, error)
    for (const outcome of batch) await recordBatch(world, [outcome])
  }
}

/** Ends the charges, with their transactions, orders or plans, and emails: all or nothing. */
async function record(tx: Db, world: World, batch: readonly Outcome[]): Promise<void> {
  const [one] = batch
  if (!one) return
  const charges = batch.map(({ charge }) => charge)
  const items = await HANDLERS[one.charge.kind].load(tx, charges)
  const ended = world.clock()
  const first = await endCharges(tx, batch.map(endOf), ended)
  const recorded = await withCardAndTaxes(
    tx,
    batch.filter(({ charge }) => first.has(charge.charge_id)),
    items
  )
  if (recorded.length === 0) return
  await insertTransactions(
    tx,
    recorded.map(({ card, charge, result, taxes }) =>
      transactionOf(charge, card, { taxes, status: result.state === 'succeeded', created: ended })
    )
  )
  await items.apply(tx, world, recorded)
}

function endOf({ charge, result }: Outcome) {
  const message = result.state === 'declined' ? result.message : null
  return { charge_id: charge.charge_id, state: result.state, message }
}

/** Adds each outcome's card, and its taxes on the day that the charge was created. */
async function withCardAndTaxes(
  tx: Db,
  outcomes: readonly Outcome[],
  items: ChargedItems
): Promise<RecordedOutcome[]> {
  const cards = await cardsById(
    tx,
    outcomes.map(({ charge }) => charge.upm_id)
  )
  const provinces = outcomes.map(({ charge }) => items.provinceOf(charge))
  const days = new Map<number, Awaited<ReturnType<typeof taxesOn>>>()
  for (const { charge } of outcomes) {
    const day = charge.created.getTime()
    if (!days.has(day)) days.set(day, await taxesOn(tx, provinces, charge.created))
  }
  return outcomes.map((outcome) => {
    const { charge } = outcome
    const card = cards.get(charge.upm_id)
    if (!card) throw new Error('a charge without its card')
    const parts = days.get(charge.created.getTime())?.get(items.provinceOf(charge))
    return { ...outcome, card, taxes: taxLines(charge.subtotal, parts ?? []) }
  })
}
