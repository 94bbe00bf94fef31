import type { Hono } from 'hono'
import { addPaymentMethod, billingDetails } from '#contract/billing/add-card.ts'
import { paymentMethods, removePaymentMethod, setPrimaryCard } from '#contract/billing/payment.ts'
import { paymentOutcomeMessages } from '#messages/payment-outcomes.ts'
import { readBillingDetails } from '../actions/billing/billing-details.ts'
import { addCard, choosePrimary, discardCard } from '../actions/billing/manage-cards.ts'
import { limitCards } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { cardsOf } from '../records/billing/cards.ts'
import type { World } from '../services/world.ts'

export function cardRoutes(app: Hono, world: World): void {
  serve(app, world, addPaymentMethod, async (card, { agent, language }) => {
    await limitCards(world, agent)
    const added = await addCard(world, agent, card)
    return { ...added, message: paymentOutcomeMessages[language].cardAdded }
  })

  serve(app, world, billingDetails, async (_input, { agent, language }) => ({
    billing: await readBillingDetails(world, { agent_id: agent.agent_id, language })
  }))

  serve(app, world, paymentMethods, async (_input, { agent }) => {
    const cards = await cardsOf(world.db, agent.agent_id, world.cards.kind)
    return cards.map(({ card_brand, card_last4, exp_month, exp_year, isPrimary, upm_id }) => ({
      upm_id,
      card_brand,
      card_last4,
      exp_month,
      exp_year,
      isPrimary
    }))
  })

  serve(app, world, removePaymentMethod, async ({ upm_id }, { agent, language }) => {
    await discardCard(world, agent.agent_id, upm_id)
    return { message: paymentOutcomeMessages[language].cardRemoved }
  })

  serve(app, world, setPrimaryCard, async ({ upm_id }, { agent }) => {
    await choosePrimary(world, agent.agent_id, upm_id)
    return {}
  })
}
