import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { createIntent } from '#contract/billing/payment.ts'
import { stripeCards } from '#panel/services/cards/stripe-cards.ts'
import { accountOnFreshDomain } from './books.ts'
import { type PanelOptions, START, startPanel, type TestPanel } from './panel.ts'
import type { CardKind } from './stripe-objects.ts'
import { startStripe, type StripeServer } from './stripe-server.ts'

const SECRET = 'whsec_local'

/** A panel that receives webhooks from a local Stripe; both use the panel's clock. */
export async function startWebhookPanel(engine: PanelOptions['engine']) {
  let panel: TestPanel | undefined
  const tell = (body: string, signature: string) =>
    panel!.request('/stripe/webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body
    })
  const stripe: StripeServer = await startStripe({
    clock: () => panel?.now() ?? START,
    listener: {
      secret: SECRET,
      deliver: async (body, signature) => (await tell(body, signature)).status
    }
  })
  const { apiBase } = stripe
  const cards = stripeCards({ secretKey: 'sk_test_local', apiBase, webhookSecret: SECRET })
  panel = await startPanel({ engine, settings: { rateLimits: false }, world: { cards } })
  return { cards, panel, secret: SECRET, stripe, tell }
}

/** An agent with a card at Stripe, ordering a monthly plan: CAD 201.14, then 89.27 a month. */
export async function newBuyer(panel: TestPanel, stripe: StripeServer, kind: CardKind = 'visa') {
  const { db } = panel.world
  const agent = await panel.registerAgent()
  await panel.call(createIntent, {}, { token: agent.token })
  const { customer_id } = await db
    .selectFrom('customers')
    .select('customer_id')
    .where('agent_id', '=', agent.agent_id)
    .executeTakeFirstOrThrow()
  const card = stripe.saveCard(customer_id, kind)
  const wish = accountOnFreshDomain({ token: card, plan_duration: 1, price: 201.14 })
  const rows = (table: 'cards' | 'charges' | 'orders' | 'transactions' | 'websites') =>
    db.selectFrom(table).selectAll().where('agent_id', '=', agent.agent_id).execute()
  return {
    ...agent,
    card,
    submit: () => panel.call(chargeAndWebsite, wish, { token: agent.token }),
    payments: () => stripe.payments().filter(({ customer }) => customer === customer_id),
    async books() {
      const [charges, orders, transactions, websites] = await Promise.all([
        panel.world.db
          .selectFrom('charges')
          .selectAll()
          .where('agent_id', '=', agent.agent_id)
          .orderBy('created')
          .execute(),
        rows('orders'),
        rows('transactions'),
        rows('websites')
      ])
      return { charges, orders, transactions, websites }
    }
  }
}
