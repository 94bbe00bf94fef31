import { messageFrom } from '#messages/language.ts'
import { billingRefusals } from '#messages/refusals/billing.ts'
import { afterFailure, afterPayment } from '#rules/plan/plan-moves.ts'
import type { ChargeRow } from '../../records/billing/charges.ts'
import { lockWebsites, type PlanRow, savePlans } from '../../records/billing/plans-due.ts'
import type { Db, World } from '../../services/world.ts'
import { queueFailureEmails, queueReceipts } from '../billing/billing-emails.ts'
import { couponsOf } from '../billing/price-facts.ts'
import type { ChargeHandler, RecordedOutcome } from './charge-handler.ts'

/** A paid charge extends its website's plan. A declined one is retried on a later day. */
export const planCharges: ChargeHandler = {
  inProcess: messageFrom(billingRefusals, (t) => t.paymentInProcess),
  canBatch: true,

  describe: async () => 'renewal',

  async load(tx, charges) {
    const rows = await lockWebsites(
      tx,
      charges.map(({ website_id }) => website_id ?? 0)
    )
    const websites = new Map(rows.map((website) => [website.website_id, website]))
    const find = ({ website_id }: ChargeRow) => {
      const website = websites.get(website_id ?? 0)
      if (!website) throw new Error('a charge without its website')
      return website
    }
    return {
      provinceOf: (charge) => find(charge).billing_state,
      apply: (tx, world, outcomes) =>
        apply(
          tx,
          world,
          outcomes.map((outcome) => ({ ...outcome, website: find(outcome.charge) }))
        )
    }
  }
}

type PlanOutcome = RecordedOutcome & { website: PlanRow }

async function apply(tx: Db, world: World, outcomes: readonly PlanOutcome[]): Promise<void> {
  const now = world.clock()
  const coupons = await couponsOf(
    tx,
    outcomes.map(({ website }) => website)
  )
  const moved = outcomes.map((outcome) => {
    const couponRecurs = coupons.get(outcome.website.coupon_code ?? '')?.recurs ?? false
    return { ...outcome, website: planAfter(outcome, couponRecurs, now) }
  })
  await savePlans(
    tx,
    moved.map(({ website }) => website)
  )
  await queueReceipts(
    tx,
    world,
    moved.filter(({ result }) => result.state === 'succeeded')
  )
  await queueFailureEmails(tx, world, moved.flatMap(unattendedFailure))
}

function planAfter({ charge, result, website }: PlanOutcome, couponRecurs: boolean, now: Date) {
  const { kind, months } = charge
  return result.state === 'succeeded'
    ? afterPayment(website, { kind, months, couponRecurs }, now)
    : afterFailure(website, kind, now)
}

/** Agents who pay on the site see there why it failed; automatic charges send an email. */
function unattendedFailure({ charge, result, ...outcome }: PlanOutcome) {
  if (result.state === 'succeeded' || charge.attended) return []
  return { ...outcome, amount: charge.amount, message: result.message }
}
