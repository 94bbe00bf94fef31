import {
  type CardRow,
  customerOf,
  replaceCustomer,
  saveCard,
  saveCustomer
} from '../records/cards.ts'
import { CardRefused, CustomerGone } from '../services/card-processor.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

/** As much of an agent as the card provider is told. */
export type Buyer = { agent_id: string; name: string; email: string }

/** The agent's customer at the provider, made when it is first needed. */
export async function ensureCustomer(world: World, agent: Buyer): Promise<string> {
  const known = await customerOf(world.db, agent.agent_id, world.cards.kind)
  if (known !== undefined) return known
  const customer = await reaching(world, () => world.cards.createCustomer(agent))
  return saveCustomer(world.db, agent.agent_id, world.cards.kind, customer)
}

/** Turns the browser's token into a card of this agent. */
export async function saveAgentsCard(world: World, agent: Buyer, token: string): Promise<CardRow> {
  const customer = await ensureCustomer(world, agent)
  const saved = await reaching(world, () => world.cards.attach(customer, token))
  return saveCard(world.db, agent.agent_id, world.cards.kind, saved, world.clock())
}

/** The secret the browser saves a card with. */
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
    if (error instanceof CardRefused) throw new Refused(error.message, 422)
    world.log.error({ err: error }, 'the card provider could not be reached')
    throw new Refused(
      'The card provider can’t be reached. Nothing was charged; please try again.',
      503,
      {
        retryAfter: 10
      }
    )
  }
}
