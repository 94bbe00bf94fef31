import { domainToUnicode } from 'node:url'
import type { Receipt } from '#contract/billing/receipt.ts'
import { emailFormats } from '#messages/emails/formats.ts'
import { receiptPdfMessages } from '#messages/receipt-pdf.ts'
import { billingRefusals } from '#messages/refusals/billing.ts'
import { toCad } from '#rules/money/money.ts'
import { type Language, messageFrom } from '#messages/language.ts'
import { paymentOf } from '../../records/billing/transactions.ts'
import { siteDetails } from '../../records/websites/sites.ts'
import { websiteByAgent, type WebsiteRow } from '../../records/websites/websites.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import type { OrderDetails } from '../orders/finish-order.ts'
import { paidPeriodOf } from './paid-for.ts'

type Payment = NonNullable<Awaited<ReturnType<typeof paymentOf>>>

const NO_RECEIPT = messageFrom(billingRefusals, (t) => t.noSuchReceipt)

/** The receipt of a successful payment. Another agent's gets the same answer as a missing one. */
export async function writeReceipt(
  world: World,
  {
    agent_id,
    language,
    transaction_id
  }: Record<'agent_id' | 'transaction_id', string> & {
    language: Language
  }
): Promise<Receipt> {
  const payment = await paymentOf(world.db, agent_id, transaction_id)
  const website = await websiteByAgent(world.db, agent_id)
  if (!payment || !website) {
    throw new Refused(NO_RECEIPT, 404, { event: 'foreign_id' })
  }
  const { settings } = world
  const t = receiptPdfMessages[language]
  return {
    transaction_id,
    created: payment.created.toISOString(),
    billing_state: website.billing_state,
    seller_name: settings.sellerName,
    seller_tax_numbers: emailFormats[language].taxNumbers(settings.sellerTaxNumbers),
    buyer_name: website.billing_name,
    buyer_address: addressOf(website, await siteDetails(world.db, website.website_id)),
    description: t.description({
      product: settings.productName,
      ...paidFor(payment, website, language)
    }),
    terms: t.paidInFull(payment.card_brand, payment.card_last4),
    setup_fee: toCad(payment.setup_fee ?? 0),
    discounts: (payment.discounts ?? []).map((discount) => ({
      ...discount,
      amount: toCad(discount.amount)
    })),
    subtotal: toCad(payment.subtotal),
    taxes: payment.taxes.map(({ amount, name, rate }) => ({
      name,
      percent: rate / 1000,
      amount: toCad(amount)
    })),
    amount: toCad(payment.amount)
  }
}

function addressOf(website: WebsiteRow, { company_name }: { company_name: string }): string[] {
  const { billing_address, billing_address_2, billing_city, billing_state, billing_zip } = website
  const place = `${billing_city} ${billing_state} ${billing_zip}`
  return [company_name, billing_address, billing_address_2, place].filter(Boolean)
}

function paidFor(payment: Payment, website: WebsiteRow, language: Language) {
  const { businessDay } = emailFormats[language]
  const { from, months, until } = paidPeriodOf(payment, website)
  const { details, kind, setup_fee } = payment
  const plan_name = kind === 'order' ? (details as OrderDetails).plan_name : website.plan_name
  return {
    plan: plan_name,
    months,
    withSetup: kind === 'first' && setup_fee === null,
    domain: domainToUnicode(website.base_url),
    start: businessDay(from, website.billing_state),
    end: businessDay(until, website.billing_state)
  }
}
