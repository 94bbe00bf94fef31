import type { NewAccount } from '#contract/account-setup/new-account.ts'
import { subdomainFrom } from '#rules/websites/domain.ts'
import { planEnd, trialEnd } from '#rules/plan/plan.ts'
import { makePrimary } from '../../records/billing/cards.ts'
import { couponByCode, saveRedemption } from '../../records/billing/coupons.ts'
import { endOrder, type OrderRow } from '../../records/billing/orders.ts'
import { removeDraft } from '../../records/accounts/setup-drafts.ts'
import { insertHosts } from '../../records/websites/new-hosts.ts'
import {
  freeSubdomain,
  insertWebsite,
  savePicture,
  websiteById
} from '../../records/websites/websites.ts'
import { domainSkeleton } from '../../services/dns/domain-names.ts'
import type { Db, World } from '../../services/world.ts'
import { pendingDomain, queueDomainSync } from '../domains/sync-domain.ts'
import { createSite } from '../websites/create-site.ts'

/** The part of the wizard's result that an order stores. */
export type OrderDetails = Omit<NewAccount, 'coupon_code' | 'isTrial' | 'price' | 'token'>

/** What a failed order keeps of them, for the report: nothing personal. */
export type OrderedPlan = Pick<OrderDetails, 'plan_duration' | 'plan_name'>

/**
 * Creates the website of a paid order or a trial, inside the transaction that ends the order. Returns
 * the new website's id, or undefined if the order had already ended.
 */
export async function finishOrder(
  tx: Db,
  world: World,
  order: OrderRow
): Promise<number | undefined> {
  const details = order.details as OrderDetails
  const { logo, ...asked } = details.website_details
  const { site_city, site_language, site_province, ...website } = asked
  const { company_logo, salesman_image, website_details, plan_duration, ...kept } = details
  const pictures = { company_logo, logo, salesman_image }

  const ended = await endOrder(tx, order.order_id, {
    state: 'finished',
    message: null,
    details: JSON.stringify({ ...kept, plan_duration, website_details: asked }),
    ended: world.clock()
  })
  if (!ended) return undefined

  // The order's own moment, so that the dates don't depend on when it is finished.
  const created = order.created
  const plan_end_date = order.isTrial ? trialEnd(created) : planEnd(created, plan_duration)
  const website_id = await insertWebsite(tx, {
    ...kept,
    ...website,
    agent_id: order.agent_id,
    order_id: order.order_id,
    skeleton: domainSkeleton(website.base_url),
    subdomain: await freeSubdomain(tx, subdomainFrom(website.website_name)),
    ...pendingDomain(world),
    duration: plan_duration,
    plan_price: order.plan_price,
    setup_fee_due: order.isTrial ? order.setup_fee : 0,
    coupon_code: await couponToCome(tx, order),
    isTrial: order.isTrial,
    trial_end_date: order.isTrial ? plan_end_date : null,
    planStop: false,
    created,
    plan_end_date,
    plan_anchor: order.isTrial ? plan_end_date : created,
    charge_at: plan_end_date
  })
  await queueDomainSync(tx, world, website_id)
  // After the website, so that a concurrent save can't restore the draft.
  await removeDraft(tx, order.agent_id)
  for (const field of ['company_logo', 'logo', 'salesman_image'] as const) {
    if (pictures[field] !== '') await savePicture(tx, website_id, field, pictures[field])
  }
  const inserted = await websiteById(tx, website_id)
  if (inserted) {
    await insertHosts(tx, inserted, world.settings.sitesDomain)
    await createSite(tx, world, inserted, { site_city, site_language, site_province })
  }
  await makePrimary(tx, order.agent_id, order.upm_id)
  if (order.coupon_code !== null) {
    await saveRedemption(tx, {
      coupon_code: order.coupon_code,
      agent_id: order.agent_id,
      order_id: order.order_id,
      created
    })
  }
  return website_id
}

/** The promo code for the next charge: a trial's, or one that recurs. */
async function couponToCome(tx: Db, order: OrderRow): Promise<string | null> {
  if (order.coupon_code === null || order.isTrial) return order.coupon_code
  const coupon = await couponByCode(tx, order.coupon_code)
  return coupon?.recurs ? order.coupon_code : null
}
