import { messageFrom } from '#messages/language.ts'
import { billingRefusals } from '#messages/refusals/billing.ts'
import { lockAgent } from '../../records/accounts/agents.ts'
import {
  type CardRow,
  cardsOf,
  customerOf,
  removeCard,
  replaceCustomer,
  saveCard,
  saveCustomer
} from '../../records/billing/cards.ts'
import { enqueue } from '../../records/service/jobs.ts'
import { CardRefused, CustomerGone } from '../../services/cards/card-processor.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'

export const DETACH_CARD = 'detach-card'

const PROVIDER_DOWN = messageFrom(billingRefusals, (t) => t.providerDown)

/** What the card provider knows about an agent. */
export type Buyer = { agent_id: string; name: string; email: string }

/** The agent's customer at the provider, created when first needed. */
async function ensureCustomer(world: World, agent: Buyer): Promise<string> {
  const known = await customerOf(world.db, agent.agent_id, world.cards.kind)
  if (known !== undefined) return known
  const customer = await reaching(world, () => world.cards.createCustomer(agent))
  return saveCustomer(world.db, agent.agent_id, world.cards.kind, customer)
}

/**
 * Turns the browser's token into a card of this agent. The same card entered again, such as after a
 * crash, has another token: the first one is kept, and the second detached.
 */
export async function saveAgentsCard(world: World, agent: Buyer, token: string): Promise<CardRow> {
  const { cards, db } = world
  const { agent_id } = agent
  const customer = await ensureCustomer(world, agent)
  const saved = await reaching(world, () => cards.attach(customer, token))
  const now = world.clock()
  return db.transaction().execute(async (tx) => {
    await lockAgent(tx, agent_id)
    const known = await cardsOf(tx, agent_id, cards.kind)
    const card = await saveCard(tx, agent_id, cards.kind, saved, now)
    const first = known.find((one) => isSameCard(one, card))
    if (!first || first.upm_id === card.upm_id) return card
    await removeCard(tx, card.upm_id, now)
    const payload = { upm_id: card.upm_id }
    await enqueue(tx, { kind: DETACH_CARD, payload, runAt: now, now })
    return first
  })
}

function isSameCard(one: CardRow, other: CardRow): boolean {
  return (
    one.fingerprint === other.fingerprint &&
    one.exp_month === other.exp_month &&
    one.exp_year === other.exp_year
  )
}

/** The secret that a browser needs to save a card. */
export async function openSetup(world: World, agent: Buyer): Promise<{ client_secret: string }> {
  const customer = await ensureCustomer(world, agent)
  return reaching(world, async () => {
    try {
      return await world.cards.createSetup(customer)
    } catch (error) {
      if (!(error instanceof CustomerGone)) throw error
      const { db, cards } = world
      const to = await cards.createCustomer(agent, customer)
      const change = { from: customer, to }
      return cards.createSetup(await replaceCustomer(db, agent.agent_id, cards.kind, change))
    }
  })
}

async function reaching<T>(world: World, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof CardRefused) throw new Refused(error.text, 422)
    world.log.error({ err: error }, 'the card provider could not be reached')
    throw new Refused(PROVIDER_DOWN, 503, { retryAfter: 10 })
  }
}
