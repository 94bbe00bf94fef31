import type { CardProcessor, PaymentResult } from '#panel/services/cards/card-processor.ts'

export type BankRecords = {
  /** Money taken, by the charge's id. */
  taken: Map<string, { amount: number; customer: string; at: number }>
}

/** An in-memory bank that declines as the scenario says; its own records are the money charged. */
export function scenarioBank(
  clock: () => Date,
  declines: (customer: string, at: number) => boolean
): CardProcessor & { books: BankRecords } {
  const books: BankRecords = { taken: new Map() }
  const payments = new Map<
    string,
    { key: string; amount: number; customer: string; result: PaymentResult }
  >()
  let saved = 0

  const find = (payment_id: string) => {
    const payment = payments.get(payment_id)
    if (!payment) throw new Error(`no such payment: ${payment_id}`)
    return payment
  }

  return {
    kind: 'sandbox',
    books,
    createSetup: async () => ({ client_secret: 'none' }),
    createCustomer: async ({ agent_id }) => agent_id,
    async attach(customer, token) {
      const provider_id = `card_${++saved}_${customer}`
      const fingerprint = provider_id
      const card_last4 = /\d{4}$/.exec(token)?.[0] ?? '4242'
      const card = { card_brand: 'Visa', card_last4, exp_month: 12, exp_year: 2060 }
      return { ...card, provider_id, fingerprint }
    },
    detach: async () => undefined,
    deleteCustomer: async () => undefined,
    async createPayment({ amount, customer, idempotencyKey }) {
      const payment_id = `pay_${idempotencyKey}`
      const known = payments.get(payment_id)
      if (known && known.amount !== amount) throw new Error('a key used for two amounts')
      if (!known) {
        const result = { state: 'unconfirmed' as const }
        payments.set(payment_id, { key: idempotencyKey, amount, customer, result })
      }
      return { payment_id }
    },
    async confirmPayment(payment_id) {
      const payment = find(payment_id)
      if (payment.result.state !== 'unconfirmed') return payment.result
      const at = clock().getTime()
      if (declines(payment.customer, at)) {
        payment.result = { state: 'declined', message: 'Your card was declined.' }
      } else {
        payment.result = { state: 'succeeded' }
        books.taken.set(payment.key, { amount: payment.amount, customer: payment.customer, at })
      }
      return payment.result
    },
    retrievePayment: async (payment_id) => find(payment_id).result,
    cancelPayment: async (payment_id) => find(payment_id).result
  }
}
