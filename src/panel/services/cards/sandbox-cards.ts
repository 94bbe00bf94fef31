import { createHash, randomBytes } from 'node:crypto'
import { cardFieldMessages } from '#messages/card-field.ts'
import { DEFAULT_LANGUAGE, messageFrom } from '#messages/language.ts'
import { cardRefusals } from '#messages/refusals/cards.ts'
import type { CardBrand } from '#rules/limits.ts'
import type { Db } from '../world.ts'
import { type CardProcessor, CardRefused, type PaymentResult } from './card-processor.ts'

/** The test-mode provider: Stripe's published test cards, its own records, and no money. */
export function sandboxCards(db: Db, clock: () => Date): CardProcessor {
  async function payment(payment_id: string) {
    return db
      .selectFrom('sandbox_payments')
      .innerJoin(
        'sandbox_payment_methods',
        'sandbox_payment_methods.payment_method_id',
        'sandbox_payments.payment_method_id'
      )
      .select(['status', 'message', 'kind', 'exp_month', 'exp_year', 'client_secret'])
      .select('sandbox_payments.payment_method_id')
      .where('payment_id', '=', payment_id)
      .executeTakeFirstOrThrow()
  }

  return {
    kind: 'sandbox',

    async createCustomer({ agent_id }) {
      return `sbx_cus_${agent_id}`
    },

    async createSetup(customer) {
      return { client_secret: `sbx_seti_${digest(customer)}_secret_${digest(customer, 'secret')}` }
    },

    async attach(customer, token) {
      const [, kind = '', month = '', year = '', authenticated] =
        /^sbx_card_([a-zA-Z]+)_(\d\d)(\d\d)(_authenticated)?$/.exec(token) ?? []
      const card = TEST_CARDS[kind]
      if (!card) throw new CardRefused(messageFrom(cardRefusals, (t) => t.onlyTestCards))
      const exp_month = Number(month)
      const exp_year = 2000 + Number(year)
      if (exp_month < 1 || exp_month > 12) {
        throw new CardRefused(messageFrom(cardRefusals, (t) => t.invalidExpiry))
      }
      if (hasExpired(exp_month, exp_year, clock())) {
        throw new CardRefused(messageFrom(cardRefusals, (t) => t.expired))
      }
      if (card.refusedAt === 'saving') {
        const { why } = card
        throw new CardRefused(messageFrom(cardRefusals, (t) => t[why]))
      }
      if (card.asks && !authenticated) {
        throw new CardRefused(messageFrom(cardFieldMessages, (t) => t.notApproved))
      }

      // A card saved twice by one customer is one payment method, so a retry is harmless.
      const provider_id = `sbx_pm_${digest(customer, kind, month, year)}`
      const fingerprint = `sbx_fp_${digest(kind, month, year)}`
      await db
        .insertInto('sandbox_payment_methods')
        .values({
          payment_method_id: provider_id,
          customer_id: customer,
          kind,
          fingerprint,
          brand: card.brand,
          last4: card.last4,
          exp_month,
          exp_year
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {
        provider_id,
        fingerprint,
        card_brand: card.brand,
        card_last4: card.last4,
        exp_month,
        exp_year
      }
    },

    async detach() {
      // Without a card row it is never charged again; past payments still refer to it.
    },

    async deleteCustomer(customer) {
      await db.deleteFrom('sandbox_payments').where('customer_id', '=', customer).execute()
      await db.deleteFrom('sandbox_payment_methods').where('customer_id', '=', customer).execute()
    },

    async createPayment({ amount, customer, idempotencyKey, provider_id }) {
      const payment_id = `sbx_pi_${digest(idempotencyKey)}`
      await db
        .insertInto('sandbox_payments')
        .values({
          payment_id,
          idempotency_key: idempotencyKey,
          customer_id: customer,
          payment_method_id: provider_id,
          amount,
          status: 'requires_confirmation',
          message: null,
          client_secret: `${payment_id}_secret_${randomBytes(12).toString('hex')}`
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return { payment_id }
    },

    async confirmPayment(payment_id) {
      const { kind, exp_month, exp_year } = await payment(payment_id)
      const card = TEST_CARDS[kind]
      const message = hasExpired(exp_month, exp_year, clock())
        ? SAYS.expired
        : card?.refusedAt === 'charging'
          ? SAYS[card.why]
          : null
      const asked = card?.asks === 'always' ? 'requires_action' : 'succeeded'
      await db
        .updateTable('sandbox_payments')
        .set({ status: message === null ? asked : 'declined', message })
        .where('payment_id', '=', payment_id)
        .where('status', '=', 'requires_confirmation')
        .execute()
      return resultOf(await payment(payment_id))
    },

    async retrievePayment(payment_id) {
      return resultOf(await payment(payment_id))
    },

    async cancelPayment(payment_id) {
      await db
        .updateTable('sandbox_payments')
        .set({ status: 'declined', message: SAYS.cancelled })
        .where('payment_id', '=', payment_id)
        .where('status', 'in', ['requires_action', 'requires_confirmation'])
        .execute()
      return resultOf(await payment(payment_id))
    }
  }
}

/** The cardholder's answer to the sandbox bank. False if no payment was waiting for it. */
export async function answerSandboxChallenge(
  db: Db,
  answer: { authorised: boolean; client_secret: string; customer: string }
): Promise<boolean> {
  const result = await db
    .updateTable('sandbox_payments')
    .set(
      answer.authorised
        ? { status: 'succeeded', message: null }
        : { status: 'declined', message: cardFieldMessages[DEFAULT_LANGUAGE].notApproved }
    )
    .where('client_secret', '=', answer.client_secret)
    .where('customer_id', '=', answer.customer)
    .where('status', '=', 'requires_action')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

type TestCard = { brand: CardBrand; last4: string } & (
  | { refusedAt: 'charging' | 'saving'; why: 'declined' | 'insufficientFunds'; asks?: undefined }
  /** When the bank asks the cardholder: when saving the card, or also at every charge. */
  | { refusedAt?: undefined; asks?: 'always' | 'saving' }
)

/** Stored with the payment, as Stripe's own sentences are. */
const SAYS = cardRefusals[DEFAULT_LANGUAGE]

/** Named after Stripe's `pm_card_...`, with its outcomes: https://docs.stripe.com/testing */
const TEST_CARDS: Record<string, TestCard> = {
  visa: { brand: 'Visa', last4: '4242' },
  mastercard: { brand: 'MasterCard', last4: '4444' },
  amex: { brand: 'American Express', last4: '0005' },
  discover: { brand: 'Discover', last4: '1117' },
  diners: { brand: 'Diners Club', last4: '0004' },
  jcb: { brand: 'JCB', last4: '0505' },
  unionpay: { brand: 'UnionPay', last4: '0005' },
  chargeDeclined: { brand: 'Visa', last4: '0002', refusedAt: 'saving', why: 'declined' },
  chargeDeclinedInsufficientFunds: {
    brand: 'Visa',
    last4: '9995',
    refusedAt: 'saving',
    why: 'insufficientFunds'
  },
  chargeCustomerFail: { brand: 'Visa', last4: '0341', refusedAt: 'charging', why: 'declined' },
  authenticationRequiredOnSetup: { brand: 'Visa', last4: '3155', asks: 'saving' },
  threeDSecureRequired: { brand: 'Visa', last4: '3184', asks: 'always' }
}

function resultOf(row: {
  client_secret: string | null
  message: string | null
  payment_method_id: string
  status: string
}): PaymentResult {
  const { client_secret, payment_method_id: payment_method } = row
  if (row.status === 'requires_action' && client_secret !== null) {
    return { state: 'needs_action', client_secret, payment_method }
  }
  if (row.status === 'succeeded') return { state: 'succeeded' }
  if (row.status === 'declined') return { state: 'declined', message: row.message ?? SAYS.declined }
  return { state: 'unconfirmed' }
}

function hasExpired(month: number, year: number, now: Date): boolean {
  return new Date(Date.UTC(year, month, 1)) <= now
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24)
}
