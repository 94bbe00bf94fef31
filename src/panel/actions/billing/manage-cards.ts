import type { InputOf } from '#contract/endpoint.ts'
import type { addPaymentMethod } from '#contract/billing/add-card.ts'
import { messageFrom } from '#messages/language.ts'
import { billingRefusals } from '#messages/refusals/billing.ts'
import {
  cardById,
  cardOf,
  cardsOf,
  makePrimary,
  removeCard,
  saveBilling
} from '../../records/billing/cards.ts'
import { enqueue } from '../../records/service/jobs.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { type Buyer, DETACH_CARD, saveAgentsCard } from './save-card.ts'

/** Another agent's card gets the same answer as a missing one. */
const NO_CARD = messageFrom(billingRefusals, (t) => t.noSuchCard)
const IS_PRIMARY = messageFrom(billingRefusals, (t) => t.cardIsPrimary)

/** Saves a card with its billing address; an agent's first card becomes the primary one. */
export async function addCard(
  world: World,
  agent: Buyer,
  { token, ...billing }: InputOf<typeof addPaymentMethod>
): Promise<{ upm_id: string }> {
  const { upm_id } = await saveAgentsCard(world, agent, token)
  await world.db.transaction().execute(async (tx) => {
    await saveBilling(tx, upm_id, billing)
    const cards = await cardsOf(tx, agent.agent_id, world.cards.kind)
    if (!cards.some((card) => card.isPrimary)) await makePrimary(tx, agent.agent_id, upm_id)
  })
  return { upm_id }
}

export async function choosePrimary(world: World, agent_id: string, upm_id: string): Promise<void> {
  await world.db.transaction().execute(async (tx) => {
    const card = await cardOf(tx, agent_id, upm_id)
    if (!card) throw new Refused(NO_CARD, 404, { event: 'foreign_id' })
    await makePrimary(tx, agent_id, card.upm_id)
  })
}

/** Removes a card, and detaches it at the provider: if that fails, a job tries again. */
export async function discardCard(world: World, agent_id: string, upm_id: string): Promise<void> {
  const card = await world.db.transaction().execute(async (tx) => {
    const found = await cardOf(tx, agent_id, upm_id)
    if (!found) throw new Refused(NO_CARD, 404, { event: 'foreign_id' })
    if (found.isPrimary) throw new Refused(IS_PRIMARY, 409)
    const now = world.clock()
    await removeCard(tx, found.upm_id, now)
    await enqueue(tx, { kind: DETACH_CARD, payload: { upm_id }, runAt: now, now })
    return found
  })
  try {
    await world.cards.detach(card.provider_id)
  } catch (error) {
    world.log.warn({ err: error, upm_id }, 'a removed card is not detached at the provider yet')
  }
}

/** Detaches a removed card at the provider, unless it has been added again. */
export async function detachCard(world: World, upm_id: string): Promise<void> {
  const card = await cardById(world.db, upm_id)
  if (card.removed_at !== null && card.provider === world.cards.kind) {
    await world.cards.detach(card.provider_id)
  }
}
