import { CONFIRM_PAYMENT } from '#contract/billing/payment.ts'
import { CONFIRM_WITHIN_MS } from '#rules/money/confirmation.ts'
import { cardsById, customersOf } from '../../records/billing/cards.ts'
import type { ChargeRow } from '../../records/billing/charges.ts'
import { markAllSubmitted, restCharges } from '../../records/billing/renewals.ts'
import type { CardProcessor, PaymentResult } from '../../services/cards/card-processor.ts'
import type { World } from '../../services/world.ts'
import { closeDeclined } from '../orders/close-declined.ts'
import { type ChargeEnd, settleCharges } from './finish-charges.ts'

/** After silence the provider is asked again no sooner than this. */
const RETRY_MS = 60_000
const TOO_LATE = 'The payment was not confirmed in time. Nothing was charged; please try again.'
/** The provider is asked about so many at once. */
const AT_ONCE = 8

type Submitted = ChargeRow & { provider_id: string }
export type OwnerAsked = Extract<PaymentResult, { state: 'needs_action' }>
type Step = { charge: Submitted; result: PaymentResult | 'silent'; asksOwner?: boolean }

/**
 * Brings charges to their end: payments are made, their ids kept, and only then confirmed, so that whatever breaks in
 * between, asking again finds the same payment. Answers what the owners of attended ones are asked to confirm.
 */
export async function driveCharges(
  world: World,
  charges: readonly ChargeRow[]
): Promise<Map<string, OwnerAsked>> {
  if (charges.length === 0) return new Map()
  const submitted = await submit(world, charges)
  const steps = await inTurns(submitted, (charge) => step(world, charge))

  const asked = new Map<string, OwnerAsked>()
  const ends: ChargeEnd[] = []
  const silent: string[] = []
  for (const { charge, result, asksOwner = false } of steps) {
    if (result === 'silent' || result.state === 'unconfirmed') silent.push(charge.charge_id)
    else if (result.state === 'needs_action') asked.set(charge.charge_id, result)
    else ends.push({ charge, result, asksOwner })
  }
  const later = new Date(world.clock().getTime() + RETRY_MS)
  await restCharges(world.db, silent, { from: later })
  await restCharges(world.db, [...asked.keys()], { state: 'needs_action', from: later })
  await settleCharges(world, ends)
  return asked
}

/** Makes the payments that are not made yet, and keeps their ids. */
async function submit(world: World, charges: readonly ChargeRow[]): Promise<Submitted[]> {
  const cards = await cardsById(
    world.db,
    charges.map((charge) => charge.upm_id)
  )
  const customers = await customersOf(
    world.db,
    charges.map((charge) => charge.agent_id),
    world.cards.kind
  )
  const made = await inTurns(charges, async (charge): Promise<Submitted | undefined> => {
    if (charge.provider_id !== null) return { ...charge, provider_id: charge.provider_id }
    const [card, customer] = [cards.get(charge.upm_id), customers.get(charge.agent_id)]
    const payment_id = await heard(world, charge, async () => {
      if (!card || customer === undefined) throw new Error('a card without its customer')
      const { payment_id: made } = await world.cards.createPayment({
        amount: charge.amount,
        customer,
        description: `${world.settings.productName}: renewal`,
        idempotencyKey: charge.charge_id,
        provider_id: card.provider_id
      })
      return made
    })
    if (payment_id === 'silent') return undefined
    return { ...charge, state: 'created', provider_id: payment_id }
  })
  const submitted = made.filter((charge) => charge !== undefined)
  const fresh = submitted.filter((charge) => charge.state === 'created')
  const counting = await markAllSubmitted(
    world.db,
    fresh.map(({ charge_id, provider_id }) => ({ charge_id, payment_id: provider_id }))
  )
  return submitted.map((charge) => ({
    ...charge,
    provider_id: counting.get(charge.charge_id) ?? charge.provider_id
  }))
}

/** Confirms one payment, or asks how it stands. One whose owner is wanted and not there is given up. */
async function step(world: World, charge: Submitted): Promise<Step> {
  const { cards } = world
  const { provider_id } = charge
  const result = await heard(world, charge, async () => {
    const known: PaymentResult =
      charge.state === 'created'
        ? { state: 'unconfirmed' }
        : await cards.retrievePayment(provider_id)
    const answer = known.state === 'unconfirmed' ? await cards.confirmPayment(provider_id) : known
    return closeDeclined(cards, provider_id, answer)
  })
  if (result === 'silent' || result.state !== 'needs_action') return { charge, result }
  const age = world.clock().getTime() - charge.created.getTime()
  if (charge.attended && age < CONFIRM_WITHIN_MS) return { charge, result }
  const message = charge.attended ? TOO_LATE : CONFIRM_PAYMENT
  const ended = await heard(world, charge, () => giveUp(cards, provider_id, message))
  return { charge, result: ended, asksOwner: !charge.attended }
}

async function giveUp(
  cards: CardProcessor,
  provider_id: string,
  message: string
): Promise<PaymentResult> {
  const result = await cards.cancelPayment(provider_id)
  return result.state === 'declined' ? { state: 'declined', message } : result
}

/** No definite answer is no failure: the charge stays as it is. */
async function heard<T>(
  world: World,
  charge: ChargeRow,
  ask: () => Promise<T>
): Promise<T | 'silent'> {
  try {
    return await ask()
  } catch (error) {
    const { charge_id } = charge
    world.log.error({ err: error, charge_id }, 'charge left as it is: no definite answer')
    return 'silent'
  }
}

async function inTurns<In, Out>(
  items: readonly In[],
  work: (item: In) => Promise<Out>
): Promise<Out[]> {
  const done: Out[] = []
  for (let from = 0; from < items.length; from += AT_ONCE) {
    done.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))))
  }
  return done
}
