/** The port to whoever moves money. Two adapters: Stripe and the sandbox. */
export type CardProcessor = {
  kind: 'sandbox' | 'stripe'
  /** The secret a browser needs to save a card for this customer. Throws CustomerGone where there is none any more. */
  createSetup(customer: string): Promise<{ client_secret: string }>
  /** The same agent gives the same customer; `instead` of one that is gone, another. */
  createCustomer(
    agent: { agent_id: string; name: string; email: string },
    instead?: string
  ): Promise<string>
  /** Turns the browser's token into a payment method of this customer. Throws CardRefused where it can't. */
  attach(customer: string, token: string): Promise<SavedCard>
  detach(provider_id: string): Promise<void>
  /** Makes a payment without taking money yet; the same key gives the same payment. */
  createPayment(payment: {
    amount: number
    customer: string
    description: string
    idempotencyKey: string
    provider_id: string
  }): Promise<{ payment_id: string }>
  /** Takes the money, or says why not. A payment succeeds at most once. Throws when there is no definite answer. */
  confirmPayment(payment_id: string): Promise<PaymentResult>
  /** How a payment stands. */
  retrievePayment(payment_id: string): Promise<PaymentResult>
  /** Gives a payment up for good, unless its money has been taken meanwhile: the answer tells. */
  cancelPayment(payment_id: string): Promise<PaymentResult>
  /** What the provider tells by itself, where it does. Refuses what it has not signed, or not lately. */
  readNews?(message: { body: string; signature: string; now: Date }): CardNews
  /** The provider's own books of payments made since a moment, where it keeps some. */
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
  /** The card's owner must confirm it in the browser, which needs the secret. */
  | { state: 'needs_action'; client_secret: string; payment_method: string }
  | { state: 'succeeded' }
  | { state: 'unconfirmed' }

/** Something that happened at the provider, told once or more often, in any order. */
export type CardNews = {
  event_id: string
  /** As the provider calls it. */
  type: string
  sent: Date
} & (
  | { about: 'card-gone'; provider_id: string }
  /** Money that goes back to the card's owner: asked for by them, or given by us. */
  | { about: 'money-back'; payment_id: string | null; amount: number }
  | { about: 'nothing' }
  | { about: 'payment'; payment_id: string; isPaid: boolean }
)

export type ListedPayment = {
  payment_id: string
  /** The charge it was made for; undefined where it was not made here. */
  charge_id: string | undefined
  /** Cents taken; 0 until they are. */
  taken: number
  currency: string
  created: Date
}

/** The provider has forgotten a customer: somebody deleted them there. */
export class CustomerGone extends Error {}

/** The provider says no, in words for the card's owner. */
export class CardRefused extends Error {}
