import type { Receipt } from '#contract/billing/receipt.ts'
import { billingRefusals } from '#messages/refusals/billing.ts'
import { toCad } from '#rules/money/money.ts'
import { durationMessages } from '#messages/durations.ts'
import { DEFAULT_LANGUAGE, messageFrom } from '#messages/language.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import { paymentOf } from '../../records/billing/transactions.ts'
import { websiteByAgent, type WebsiteRow } from '../../records/websites/websites.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import type { OrderDetails } from '../orders/finish-order.ts'
import { paidPeriodOf } from './paid-for.ts'

type Payment = NonNullable<Awaited<ReturnType<typeof paymentOf>>>

const NO_RECEIPT = messageFrom(billingRefusals, (t) => t.noSuchReceipt)

/** The receipt of a payment that succeeded; somebody else's is answered like none at all. */
export async function writeReceipt(
  world: World,
  agent_id: string,
  transaction_id: string
): Promise<Receipt> {
  const payment = await paymentOf(world.db, agent_id, transaction_id)
  const website = await websiteByAgent(world.db, agent_id)
  if (!payment || !website) {
    throw new Refused(NO_RECEIPT, 404, { event: 'foreign_id' })
  }
  const { settings } = world
  return {
    transaction_id,
    created: payment.created.toISOString(),
    billing_state: website.billing_state,
    seller_name: settings.sellerName,
    seller_tax_numbers: settings.sellerTaxNumbers,
    buyer_name: website.billing_name,
    buyer_address: addressOf(website),
    description: describe(payment, website, settings.productName),
    terms: `Paid in full by ${payment.card_brand} ending in ${payment.card_last4}`,
    setup_fee: toCad(payment.setup_fee ?? 0),
    subtotal: toCad(payment.subtotal),
    taxes: payment.taxes.map(({ amount, name, rate }) => ({
      name,
      percent: rate / 1000,
      amount: toCad(amount)
    })),
    amount: toCad(payment.amount)
  }
}

function addressOf(website: WebsiteRow): string[] {
  const { billing_address, billing_address_2, billing_city, billing_state, billing_zip } = website
  const place = `${billing_city} ${billing_state} ${billing_zip}`
  return [website.company_name, billing_address, billing_address_2, place].filter(Boolean)
}

function describe(payment: Payment, website: WebsiteRow, product: string): string {
  const { from, months, until } = paidPeriodOf(payment, website)
  const { details, kind, setup_fee } = payment
  const plan_name = kind === 'order' ? (details as OrderDetails).plan_name : website.plan_name
  // A charge of before fees were kept: the fee is in its subtotal, and has no line of its own.
  const setup = kind === 'first' && setup_fee === null ? ', with its setup' : ''
  const [start, end] = [from, until].map((at) => formatBusinessDay(at, website.billing_state))
  return `${product} ${durationMessages[DEFAULT_LANGUAGE].plan(plan_name, months)}${setup}, website ${website.base_url}, ${start} to ${end}`
}
