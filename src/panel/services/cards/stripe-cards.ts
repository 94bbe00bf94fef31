import Stripe from 'stripe'
import { DEFAULT_LANGUAGE, messageFrom } from '#messages/language.ts'
import { cardRefusals } from '#messages/refusals/cards.ts'
import {
  type CardProcessor,
  CardRefused,
  CustomerGone,
  type ListedPayment,
  type PaymentResult
} from './card-processor.ts'
import { createOnce } from './stripe-keys.ts'
import { parseStripeWebhook } from './stripe-webhooks.ts'
import {
  idOf,
  isStripeAnswer,
  asCardRefusal,
  resultOf,
  savedCard,
  AUTHENTICATION_REQUIRED
} from './stripe-results.ts'

const TIMEOUT_MS = 8000
/** Stripe's largest page size. */
const PAGE = 100

const NEEDS_OWNER = messageFrom(cardRefusals, (t) => t.confirmCard)

/** Stripe through its SDK. Tests set `apiBase` to a local server. */
export function stripeCards(account: {
  secretKey: string
  apiBase: string | undefined
  webhookSecret?: string | undefined
}): CardProcessor {
  const { webhookSecret } = account
  const stripe = new Stripe(account.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    ...addressOf(account.apiBase)
  })

  /** Turns a card token from the browser into a payment method set up for the customer. */
  async function setUp(customer: string, token: string): Promise<string> {
    // A token works once, so a retry must find the payment method created before.
    const method = await createOnce(`pm:${token}`, (unique) =>
      stripe.paymentMethods.create({ type: 'card', card: { token } }, unique)
    )
    const params = {
      customer,
      payment_method: method.id,
      allowed_payment_method_types: ['card' as const],
      usage: 'off_session' as const,
      confirm: true
    }
    const setup = await createOnce(`seti:${token}`, (unique) =>
      stripe.setupIntents.create(params, unique)
    )
    if (setup.status !== 'succeeded') throw new CardRefused(NEEDS_OWNER)
    return method.id
  }

  /** The card's customer; undefined once it was detached, here or at Stripe. */
  async function ownerOf(provider_id: string): Promise<string | undefined> {
    try {
      return idOf((await stripe.paymentMethods.retrieve(provider_id)).customer)
    } catch (error) {
      if (isStripeAnswer(error) && error.code === 'resource_missing') return undefined
      throw error
    }
  }

  async function cancel(payment_id: string): Promise<PaymentResult> {
    try {
      return resultOf(await stripe.paymentIntents.cancel(payment_id))
    } catch (error) {
      if (isStripeAnswer(error)) return resultOf(await stripe.paymentIntents.retrieve(payment_id))
      throw error
    }
  }

  return {
    kind: 'stripe',

    async createCustomer({ agent_id, name, email }, instead) {
      const key = instead === undefined ? `cus:${agent_id}` : `cus:${agent_id}:${instead}`
      const customer = await createOnce(key, (once) =>
        stripe.customers.create({ name, email, metadata: { agent_id } }, once)
      )
      return customer.id
    },

    async createSetup(customer) {
      const allowed_payment_method_types = ['card' as const]
      const params = { customer, allowed_payment_method_types, usage: 'off_session' as const }
      const { client_secret } = await stripe.setupIntents.create(params).catch((error: unknown) => {
        const isGone =
          isStripeAnswer(error) && error.code === 'resource_missing' && error.param === 'customer'
        throw isGone ? new CustomerGone() : error
      })
      if (client_secret === null) throw new Error('Stripe gave a SetupIntent without a secret')
      return { client_secret }
    },

    async attach(customer, token) {
      return asCardRefusal(async () => {
        const id = token.startsWith('tok_') ? await setUp(customer, token) : token
        return savedCard(await stripe.paymentMethods.retrieve(id), customer)
      })
    },

    async detach(provider_id) {
      try {
        await stripe.paymentMethods.detach(provider_id)
      } catch (error) {
        if (!isStripeAnswer(error) || (await ownerOf(provider_id)) !== undefined) throw error
      }
    },

    async deleteCustomer(customer) {
      await stripe.customers.del(customer).catch((error: unknown) => {
        if (!isStripeAnswer(error) || error.code !== 'resource_missing') throw error
      })
    },

    async createPayment({ amount, customer, description, idempotencyKey, provider_id }) {
      const plain = {
        amount,
        currency: 'cad',
        description,
        allowed_payment_method_types: ['card' as const],
        metadata: { charge_id: idempotencyKey }
      }
      try {
        const charged = { ...plain, customer, payment_method: provider_id }
        const payment = await createOnce(idempotencyKey, (once) =>
          stripe.paymentIntents.create(charged, once)
        )
        return { payment_id: payment.id }
      } catch (error) {
        if (!isStripeAnswer(error) || (await ownerOf(provider_id)) === customer) throw error
        // A payment without a card: confirming it is declined, which ends the charge.
        const payment = await createOnce(`${idempotencyKey}:no-card`, (once) =>
          stripe.paymentIntents.create(plain, once)
        )
        return { payment_id: payment.id }
      }
    },

    async confirmPayment(payment_id) {
      try {
        return resultOf(await stripe.paymentIntents.confirm(payment_id, { off_session: true }))
      } catch (error) {
        if (
          error instanceof Stripe.errors.StripeCardError &&
          error.code !== AUTHENTICATION_REQUIRED
        ) {
          return { state: 'declined', message: error.message }
        }
        if (!isStripeAnswer(error)) throw error
        const payment = await stripe.paymentIntents.retrieve(payment_id)
        const result = resultOf(payment)
        if (result.state !== 'unconfirmed') return result
        const owner = await ownerOf(idOf(payment.payment_method) ?? '')
        if (owner === idOf(payment.customer)) throw error
        const ended = await cancel(payment_id)
        return ended.state === 'declined'
          ? { state: 'declined', message: cardRefusals[DEFAULT_LANGUAGE].cardGone }
          : ended
      }
    },

    async retrievePayment(payment_id) {
      return resultOf(await stripe.paymentIntents.retrieve(payment_id))
    },

    cancelPayment: cancel,

    ...(webhookSecret !== undefined && {
      parseWebhook: (message) => parseStripeWebhook(stripe, webhookSecret, message)
    }),

    async *listPayments(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      for await (const payment of stripe.paymentIntents.list({ created, limit: PAGE })) {
        yield listed(payment)
      }
    }
  }
}

function listed(payment: Stripe.PaymentIntent): ListedPayment {
  return {
    payment_id: payment.id,
    charge_id: payment.metadata['charge_id'],
    taken: payment.amount_received,
    currency: payment.currency,
    created: new Date(payment.created * 1000)
  }
}

function addressOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  return {
    host: hostname,
    port,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const)
  }
}
