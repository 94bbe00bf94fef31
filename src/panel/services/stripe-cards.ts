import Stripe from 'stripe'
import type { CardBrand } from '#rules/limits.ts'
import {
  type CardProcessor,
  CardRefused,
  type PaymentResult,
  type SavedCard
} from './card-processor.ts'

const TIMEOUT_MS = 8000

/** Stripe over its own SDK. `apiBase` points tests at a local server that speaks its protocol. */
export function stripeCards(account: {
  secretKey: string
  apiBase: string | undefined
}): CardProcessor {
  const stripe = new Stripe(account.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    ...addressOf(account.apiBase)
  })

  async function confirmSetup(customer: string, payment_method: string): Promise<void> {
    const setup = await stripe.setupIntents.create({
      customer,
      payment_method,
      allowed_payment_method_types: ['card'],
      usage: 'off_session',
      confirm: true
    })
    if (setup.status !== 'succeeded') throw new CardRefused(NEEDS_OWNER)
  }

  /** Whether a card was taken from its customer, here or at Stripe; such a one can never be charged again. */
  async function isGone(customer: string | undefined, provider_id: string): Promise<boolean> {
    try {
      return customerOf(await stripe.paymentMethods.retrieve(provider_id)) !== customer
    } catch (error) {
      if (isAnswer(error) && error.code === 'resource_missing') return true
      throw error
    }
  }

  async function giveUp(payment_id: string): Promise<PaymentResult> {
    try {
      return resultOf(await stripe.paymentIntents.cancel(payment_id))
    } catch (error) {
      if (isAnswer(error)) return resultOf(await stripe.paymentIntents.retrieve(payment_id))
      throw error
    }
  }

  return {
    kind: 'stripe',

    async createCustomer({ agent_id, name, email }) {
      const customer = await stripe.customers.create(
        { name, email, metadata: { agent_id } },
        { idempotencyKey: `cus:${agent_id}` }
      )
      return customer.id
    },

    async createSetup(customer) {
      const setup = await stripe.setupIntents.create({
        customer,
        allowed_payment_method_types: ['card'],
        usage: 'off_session'
      })
      if (setup.client_secret === null)
        throw new Error('Stripe gave a SetupIntent without a secret')
      return { client_secret: setup.client_secret }
    },

    async attach(customer, token) {
      return refusing(async () => {
        if (!token.startsWith('tok_')) {
          const method = await stripe.paymentMethods.retrieve(token)
          if (customerOf(method) !== customer)
            throw new CardRefused('This card could not be saved. Please enter it again.')
          return savedCard(method)
        }
        const method = await stripe.paymentMethods.create({ type: 'card', card: { token } })
        await confirmSetup(customer, method.id)
        return savedCard(method)
      })
    },

    async detach(provider_id) {
      await stripe.paymentMethods.detach(provider_id)
    },

    async createPayment({ amount, customer, description, idempotencyKey, provider_id }) {
      const plain = {
        amount,
        currency: 'cad',
        description,
        allowed_payment_method_types: ['card' as const]
      }
      try {
        const charged = { ...plain, customer, payment_method: provider_id }
        const payment = await stripe.paymentIntents.create(charged, { idempotencyKey })
        return { payment_id: payment.id }
      } catch (error) {
        if (!isAnswer(error) || !(await isGone(customer, provider_id))) throw error
        // A payment that nobody can pay: confirming it is declined, and so the charge has an end.
        const options = { idempotencyKey: `${idempotencyKey}:no-card` }
        const payment = await stripe.paymentIntents.create(plain, options)
        return { payment_id: payment.id }
      }
    },

    async confirmPayment(payment_id) {
      try {
        return resultOf(await stripe.paymentIntents.confirm(payment_id, { off_session: true }))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError && error.code !== WANTS_OWNER) {
          return { state: 'declined', message: error.message }
        }
        if (!isAnswer(error)) throw error
        const payment = await stripe.paymentIntents.retrieve(payment_id)
        const result = resultOf(payment)
        if (result.state !== 'unconfirmed') return result
        if (!(await isGone(customerOf(payment), methodOf(payment) ?? ''))) throw error
        const ended = await giveUp(payment_id)
        return ended.state === 'declined' ? { state: 'declined', message: CARD_GONE } : ended
      }
    },

    async retrievePayment(payment_id) {
      return resultOf(await stripe.paymentIntents.retrieve(payment_id))
    },

    cancelPayment: giveUp
  }
}

/** The bank wants to hear from the card's owner, who is not there when the panel confirms by itself. */
const WANTS_OWNER = 'authentication_required'

const NEEDS_OWNER = 'Your bank asks you to confirm this card. Please enter it again.'

const CARD_GONE = 'This card can’t be charged any more. Please choose another card.'

const BRANDS: Record<string, CardBrand> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'MasterCard',
  unionpay: 'UnionPay',
  visa: 'Visa'
}

function savedCard(method: Stripe.PaymentMethod): SavedCard {
  const { card } = method
  if (!card) throw new CardRefused('Please enter a card.')
  return {
    provider_id: method.id,
    fingerprint: card.fingerprint ?? method.id,
    card_brand: BRANDS[card.brand] ?? card.brand,
    card_last4: card.last4,
    exp_month: card.exp_month,
    exp_year: card.exp_year
  }
}

function resultOf(payment: Stripe.PaymentIntent): PaymentResult {
  switch (payment.status) {
    case 'succeeded':
      return { state: 'succeeded' }
    case 'requires_confirmation':
      return { state: 'unconfirmed' }
    case 'canceled':
      return { state: 'declined', message: 'The payment was cancelled.' }
    case 'requires_action':
      return awaiting(payment, payment.payment_method)
    case 'requires_payment_method': {
      const error = payment.last_payment_error
      if (error?.code === WANTS_OWNER) return awaiting(payment, error.payment_method ?? null)
      return { state: 'declined', message: error?.message ?? CARD_GONE }
    }
    default:
      throw new Error(`Stripe has no definite answer yet: ${payment.status}`)
  }
}

function awaiting(
  { client_secret }: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | string | null
): PaymentResult {
  const payment_method = typeof method === 'string' ? method : method?.id
  if (client_secret === null || payment_method === undefined)
    throw new Error('Stripe asks for the owner of no card')
  return { state: 'needs_action', client_secret, payment_method }
}

function customerOf({ customer }: Stripe.PaymentIntent | Stripe.PaymentMethod): string | undefined {
  return typeof customer === 'string' ? customer : customer?.id
}

function methodOf({ payment_method }: Stripe.PaymentIntent): string | undefined {
  return typeof payment_method === 'string' ? payment_method : payment_method?.id
}

/** An error that is Stripe's answer to a payment as it stands now; asking tells how that is. */
function isAnswer(
  error: unknown
): error is Stripe.errors.StripeCardError | Stripe.errors.StripeInvalidRequestError {
  return (
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError
  )
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new CardRefused(error.message)
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      throw new CardRefused('This card could not be saved. Please enter it again.')
    }
    throw error
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
