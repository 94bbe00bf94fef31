import { DURATIONS } from '#rules/limits.ts'
import { durationMessages } from '#messages/durations.ts'
import { discountedPrice } from '#rules/money/order.ts'
import {
  firstRenewalFrom,
  knownPrice,
  nextTerms,
  priceEffectiveFrom,
  priceNoticeUntil
} from '#rules/plan/terms.ts'
import { allPlans } from '../../records/content/content.ts'
import { savePlans } from '../../records/billing/plans-due.ts'
import type { World } from '../../services/world.ts'
import { queueOwnerEmails } from './billing-emails.ts'
import { forDueWebsites } from './for-due-websites.ts'

/** Announces a changed plan price to agents, well before the first renewal at that price. */
export async function tellPrices(world: World): Promise<void> {
  const now = world.clock()
  const prices = (await allPlans(world.db)).flatMap(({ discount, plan_id, plan_price }) =>
    DURATIONS.map((duration) => ({
      plan_id,
      duration,
      price: discountedPrice(plan_price, discount[duration] ?? 0)
    }))
  )
  const priceOf = new Map(
    prices.map(({ duration, plan_id, price }) => [`${plan_id}/${duration}`, price])
  )

  await forDueWebsites(
    world,
    (website) =>
      website.and([
        website('isTrial', '=', false),
        website('charge_at', '>', now),
        website('charge_at', '<=', priceNoticeUntil(now)),
        website('overdue_since', 'is', null),
        website.or(
          prices.map(({ duration, plan_id, price }) =>
            website.and([
              website('plan_id', '=', plan_id),
              website(website.fn.coalesce('next_duration', 'duration'), '=', duration),
              website(
                website.fn.coalesce('next_plan_price', 'next_duration_price', 'plan_price'),
                '<>',
                price
              )
            ])
          )
        )
      ]),
    async (tx, websites) => {
      const told = websites.map((website) => {
        const { duration } = nextTerms(website)
        const next_plan_price = priceOf.get(`${website.plan_id}/${duration}`) ?? knownPrice(website)
        return { ...website, next_plan_price, next_price_from: priceEffectiveFrom(now) }
      })
      await savePlans(tx, told)
      await queueOwnerEmails(
        tx,
        now,
        told.map((website) => ({ website })),
        ({ website }, email) => {
          const { duration } = nextTerms(website)
          const plan = { anchor: website.plan_anchor, planEnd: website.plan_end_date }
          const from = firstRenewalFrom({ ...plan, months: duration }, website.next_price_from)
          return {
            kind: 'price-change',
            ...email,
            plan: durationMessages[email.language].plan(website.plan_name, duration),
            oldPrice: website.next_duration_price ?? website.plan_price,
            newPrice: website.next_plan_price,
            from: from.toISOString(),
            province: website.billing_state
          }
        }
      )
    }
  )
}
