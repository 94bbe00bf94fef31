import { randomUUID } from 'node:crypto'
import type { NewAccount } from '#contract/account-setup/new-account.ts'
import { messageFrom } from '#messages/language.ts'
import { orderRefusals } from '#messages/refusals/orders.ts'
import { discountsOf } from '#rules/money/discount.ts'
import type { CardRow } from '../../records/billing/cards.ts'
import { insertCharges } from '../../records/billing/charges.ts'
import {
  insertOrder,
  insertTrial,
  orderByKey,
  type OrderRow,
  pendingOrderOf
} from '../../records/billing/orders.ts'
import { isWebsitesDomain, websiteByAgent } from '../../records/websites/websites.ts'
import { hadClosedTrial } from '../accounts/closed-trials.ts'
import { domainSkeleton } from '../../services/dns/domain-names.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import type { OrderDetails } from './finish-order.ts'
import type { OrderQuote } from './quote.ts'
import type { Buyer } from '../billing/save-card.ts'

/** Another website or order has the domain. */
export const DOMAIN_TAKEN = messageFrom(orderRefusals, (t) => t.domainExists)
const TRIAL_USED = messageFrom(orderRefusals, (t) => t.trialUsed)

/**
 * Saves the order and, unless it is a trial, its charge: from here on a crash loses nothing. Returns
 * the agent's pending order instead if there is one, and undefined if their website was just created.
 */
export async function openOrder(
  world: World,
  request: {
    account: NewAccount
    buyer: Buyer
    card: CardRow
    idempotencyKey: string | undefined
    quote: OrderQuote
  }
): Promise<OrderRow | undefined> {
  const { account, buyer, card, quote } = request
  const { coupon_code: _code, isTrial, price: _price, token: _token, ...details } = account
  const kept: OrderDetails = { ...details, plan_name: quote.plan_name }
  const { base_url } = account.website_details
  const skeleton = domainSkeleton(base_url)
  const created = world.clock()

  return world.db
    .transaction()
    .execute(async (tx) => {
      const order = await insertOrder(tx, {
        order_id: randomUUID(),
        agent_id: buyer.agent_id,
        base_url,
        skeleton,
        state: 'pending',
        isTrial,
        details: JSON.stringify(kept),
        ...quote.lines,
        plan_price: quote.pricePerMonth,
        setup_fee: quote.setupFee,
        coupon_code: quote.coupon_code,
        upm_id: card.upm_id,
        idempotency_key: request.idempotencyKey ?? null,
        message: null,
        created,
        ended: null
      })
      if (!order) {
        const rival =
          (await pendingOrderOf(tx, buyer.agent_id)) ??
          (request.idempotencyKey && (await orderByKey(tx, buyer.agent_id, request.idempotencyKey)))
        if (rival) return rival
        if (await websiteByAgent(tx, buyer.agent_id)) return undefined
        throw new Refused(DOMAIN_TAKEN, 409, { errors: { base_url: DOMAIN_TAKEN } })
      }
      // Checked again behind the unique index: a rival's order may have become a website since.
      if (await websiteByAgent(tx, buyer.agent_id)) throw new JoinedTooLate()
      if (await isWebsitesDomain(tx, { base_url, skeleton })) {
        throw new Refused(DOMAIN_TAKEN, 409, { errors: { base_url: DOMAIN_TAKEN } })
      }

      if (isTrial) {
        const fresh = await insertTrial(tx, {
          order_id: order.order_id,
          fingerprint: card.fingerprint,
          base_url,
          created
        })
        if (!fresh || (await hadClosedTrial(tx, { fingerprint: card.fingerprint, base_url })))
          throw new Refused(TRIAL_USED, 409)
      } else if (quote.lines.total > 0) {
        const [charge] = await insertCharges(tx, [
          {
            charge_id: randomUUID(),
            agent_id: buyer.agent_id,
            order_id: order.order_id,
            website_id: null,
            upm_id: card.upm_id,
            period_start: created,
            subtotal: quote.lines.subtotal,
            tax: quote.lines.tax,
            amount: quote.lines.total,
            created,
            kind: 'order',
            discounts: JSON.stringify(discountsOf({ ...quote, months: account.plan_duration })),
            attended: true
          }
        ])
        if (!charge) throw new Error('a new order is charged already')
      }
      return order
    })
    .catch((error: unknown) => {
      if (error instanceof JoinedTooLate) return undefined
      throw error
    })
}

class JoinedTooLate extends Error {}
