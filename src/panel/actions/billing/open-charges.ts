import { randomUUID } from 'node:crypto'
import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import { billingRefusals } from '#messages/refusals/billing.ts'
import { afterFailure, afterPayment } from '#rules/plan/plan-moves.ts'
import { type ChargeQuote, quoteCharge } from '#rules/plan/quote-charge.ts'
import { primaryCardsOf } from '../../records/billing/cards.ts'
import { type ChargeLease, type ChargeRow, insertCharges } from '../../records/billing/charges.ts'
import {
  anyWebsite,
  type PlanRow,
  savePlans,
  suspendCharging,
  lockChargeableWebsites
} from '../../records/billing/plans-due.ts'
import type { Db, World } from '../../services/world.ts'
import { newLease } from '../charges/scheduling.ts'
import { queueFailureEmails } from './billing-emails.ts'
import { factsOn, loadPriceFacts } from './price-facts.ts'

/**
 * Records the charges of some websites that are due before any money moves, so that a crash loses
 * nothing. Returns the number of websites, and the charges to process.
 */
export async function openDueCharges(
  world: World,
  most: number
): Promise<{ taken: number; charges: ChargeRow[] }> {
  const now = world.clock()
  if (!(await anyWebsite(world.db, (website) => website.and([website('charge_at', '<=', now)])))) {
    return { taken: 0, charges: [] }
  }
  return world.db.transaction().execute(async (tx) => {
    const websites = await lockChargeableWebsites(tx, now, most)
    if (websites.length === 0) return { taken: 0, charges: [] }
    const facts = await loadPriceFacts(tx, websites, now)
    const agents = websites.map((website) => website.agent_id)
    const cards = new Map(
      (await primaryCardsOf(tx, agents, world.cards.kind)).map((card) => [card.agent_id, card])
    )

    const due = websites.map((website) => {
      const prices = factsOn(website, facts, now, website.charge_at ?? now)
      return { website, quote: quoteCharge(website, prices) }
    })
    const free = due.filter(({ quote }) => quote.lines.total === 0)
    const paying = due.filter(({ quote }) => quote.lines.total > 0)
    const charges = paying.flatMap(({ website, quote }) => {
      const upm_id = cards.get(website.agent_id)?.upm_id
      return upm_id
        ? newCharge(website, quote, { upm_id, created: now, attended: false, ...newLease(world) })
        : []
    })
    const cardless = paying
      .filter(({ website }) => !cards.has(website.agent_id))
      .map(({ website, quote }) => ({ quote, website: afterFailure(website, quote.kind, now) }))

    await suspendCharging(
      tx,
      charges.map((charge) => charge.website_id)
    )
    await savePlans(tx, [
      ...free.map(({ website, quote: { kind, months } }) => {
        const couponRecurs = facts.coupons.get(website.coupon_code ?? '')?.recurs ?? false
        return afterPayment(website, { kind, months, couponRecurs }, now)
      }),
      ...cardless.map(({ website }) => website)
    ])
    await queueCardlessEmails(tx, world, cardless)
    return { taken: websites.length, charges: await insertCharges(tx, charges) }
  })
}

export function newCharge(
  website: PlanRow,
  { discounts, kind, lines, months, setupFee }: ChargeQuote,
  by: {
    upm_id: string
    created: Date
    attended: boolean
    idempotency_key?: string | null
  } & Partial<ChargeLease>
) {
  return {
    charge_id: randomUUID(),
    agent_id: website.agent_id,
    order_id: null,
    website_id: website.website_id,
    period_start: website.plan_end_date,
    subtotal: lines.subtotal,
    tax: lines.tax,
    amount: lines.total,
    kind,
    months,
    setup_fee: setupFee,
    discounts: JSON.stringify(discounts),
    ...by
  }
}

/** Emails the agents who have no card to charge; `website` is the plan after the failure. */
async function queueCardlessEmails(
  tx: Db,
  world: World,
  cardless: readonly { website: PlanRow; quote: ChargeQuote }[]
): Promise<void> {
  const failures = cardless.map(({ website, quote }) => ({
    website,
    amount: quote.lines.total,
    card: null,
    message: billingRefusals[DEFAULT_LANGUAGE].noCardToCharge,
    asksOwner: false
  }))
  await queueFailureEmails(tx, world, failures)
}
