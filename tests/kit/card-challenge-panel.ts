import { afterAll, beforeAll, expect } from 'vitest'
import { answerChallenge, createIntent } from '#contract/billing/payment.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { resumeAccount } from '#contract/account-setup/order.ts'
import type { Confirmation } from '#contract/endpoint.ts'
import { stripeCards } from '#panel/services/cards/stripe-cards.ts'
import { accountOnFreshDomain } from './books.ts'
import { type Answer, startPanel, type TestPanel } from './panel.ts'
import { startStripe, type StripeServer } from './stripe-server.ts'

/** A panel with one of the two card providers, and agents whose bank challenges the cardholder. */
export function startChallengePanel(
  adapter: 'sandbox' | 'stripe',
  engine: 'embedded' | 'postgres'
) {
  let panel: TestPanel
  let stripe: StripeServer
  beforeAll(async () => {
    stripe = await startStripe()
    const cards = stripeCards({ secretKey: 'sk_test_local', apiBase: stripe.apiBase })
    panel = await startPanel({ engine, world: adapter === 'stripe' ? { cards } : {} })
  })
  afterAll(async () => {
    await panel.close()
    await stripe.close()
  })

  /** An agent with such a card, authenticated when it was saved. */
  async function buyer() {
    const { agent_id, token } = await panel.registerAgent()
    await panel.call(createIntent, {}, { token })
    const save = async (kind: 'asks-always' | 'visa') => {
      if (adapter === 'sandbox') {
        return kind === 'visa'
          ? 'sbx_card_visa_1230'
          : 'sbx_card_threeDSecureRequired_1230_authenticated'
      }
      const { customer_id } = await panel.world.db
        .selectFrom('customers')
        .select('customer_id')
        .where('agent_id', '=', agent_id)
        .executeTakeFirstOrThrow()
      return stripe.saveCard(customer_id, kind)
    }
    const wish = accountOnFreshDomain({ token: await save('asks-always') })
    const submit = (change: Partial<typeof wish> = {}, idempotencyKey?: string) =>
      panel.call(chargeAndWebsite, { ...wish, ...change }, { token, idempotencyKey })
    const resume = () => panel.call(resumeAccount, {}, { token })
    async function answer({ client_secret, payment_method }: Confirmation, authorised: boolean) {
      if (adapter === 'stripe') {
        await stripe.ownerAnswers(client_secret, payment_method, authorised)
        return
      }
      const response = await panel.call(answerChallenge, { authorised, client_secret }, { token })
      expect(response.status).toBe(200)
    }
    async function books() {
      const of = (table: 'charges' | 'orders' | 'transactions' | 'websites') =>
        panel.world.db.selectFrom(table).selectAll().where('agent_id', '=', agent_id).execute()
      const [charges, orders, transactions, websites] = await Promise.all([
        of('charges'),
        of('orders'),
        of('transactions'),
        of('websites')
      ])
      return { charges, orders, transactions, websites }
    }
    return { agent_id, answer, books, resume, save, submit, token, wish }
  }

  return { buyer, panel: () => panel, stripe: () => stripe }
}

/** The challenge in an order's response. */
export function confirmationOf(answer: Answer): Confirmation {
  expect(answer).toMatchObject({
    status: 202,
    body: { api_status: 202, message: 'Your bank asks you to confirm this payment.' }
  })
  return answer.body.confirmation
}
