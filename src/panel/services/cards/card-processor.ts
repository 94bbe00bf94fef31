import { DEFAULT_LANGUAGE, type Message } from '#messages/language.ts'
/** The port to the card provider. Two adapters: Stripe and the sandbox. */
export type CardProcessor = {
  kind: 'sandbox' | 'stripe'
  /** The secret a browser needs to save a card. @throws CustomerGone if the customer was deleted. */
  createSetup(customer: string): Promise<{ client_secret: string }>
  /** The same agent gives the same customer, or a new one to replace `instead`, which is gone. */
  createCustomer(
    agent: { agent_id: string; name: string; email: string },
    instead?: string
  ): Promise<string>
  /** Turns the browser's token into a payment method of this customer. @throws CardRefused */
  attach(customer: string, token: string): Promise<SavedCard>
  detach(provider_id: string): Promise<void>
  /** Deletes a customer with their cards; the provider keeps its records of payments. Idempotent. */
  deleteCustomer(customer: string): Promise<void>
  /** Creates a payment without taking money yet. The same key gives the same payment. */
  createPayment(payment: {
    amount: number
    customer: string
    description: string
    idempotencyKey: string
    provider_id: string
  }): Promise<{ payment_id: string }>
  /** Takes the money or declines. A payment succeeds at most once. Throws if the outcome is unknown. */
  confirmPayment(payment_id: string): Promise<PaymentResult>
  /** The current state of a payment. */
  retrievePayment(payment_id: string): Promise<PaymentResult>
  /** Cancels a payment for good, unless it has succeeded meanwhile; the result says which. */
  cancelPayment(payment_id: string): Promise<PaymentResult>
  /** Verifies and parses a webhook, where the provider sends them. Refuses a bad or old signature. */
  parseWebhook?(message: { body: string; signature: string; now: Date }): WebhookEvent
  /** The provider's own list of payments since a moment, where it keeps one. */
  listPayments?(since: Date): AsyncIterable<ListedPayment>
}

export type SavedCard = {
  provider_id: string
  fingerprint: string
  card_brand: string
  card_last4: string
  exp_month: number
  exp_year: number
}

export type PaymentResult =
  | { state: 'declined'; message: string }
  /** The cardholder must confirm it in the browser, which needs the secret. */
  | { state: 'needs_action'; client_secret: string; payment_method: string }
  | { state: 'succeeded' }
  | { state: 'unconfirmed' }

/** An event at the provider, delivered at least once and in any order. */
export type WebhookEvent = {
  event_id: string
  /** The provider's name for it. */
  type: string
  sent: Date
} & (
  | { about: 'card-gone'; provider_id: string }
  /** A dispute or a refund. */
  | { about: 'money-back'; payment_id: string | null; amount: number }
  | { about: 'nothing' }
  | { about: 'payment'; payment_id: string; isPaid: boolean }
)

export type ListedPayment = {
  payment_id: string
  /** The charge it was made for; undefined if this installation didn't make it. */
  charge_id: string | undefined
  /** Cents received so far. */
  taken: number
  currency: string
  created: Date
}

/** The customer was deleted at the provider. */
export class CustomerGone extends Error {}

/** The provider refused the card; the text is for the cardholder. */
export class CardRefused extends Error {
  readonly text: Message

  constructor(text: Message) {
    super(text(DEFAULT_LANGUAGE))
    this.text = text
  }
}
