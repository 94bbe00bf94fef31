import type { PlanStatus } from '#contract/billing/plan.ts'
import { chargeMessages } from '#messages/charges.ts'
import type { AnnouncedCharge } from '#rules/plan/announced-charge.ts'
import { toCents } from '#rules/money/money.ts'
import { useMessages } from '../../kit/use-messages.ts'
import styles from './plan-control.module.css'

/** The next charge, if the agent does nothing. */
export function NextCharge({
  province,
  status
}: {
  province: string | undefined
  status: PlanStatus
}) {
  const t = useMessages(chargeMessages)
  return <p className={styles['next']}>{t.notice(announced(status, province))}</p>
}

function announced(status: PlanStatus, province: string | undefined) {
  const { charge_state: state, next_charge: next, processing, site_is_up, site_off_on } = status
  return {
    state,
    charge: next && announcedCharge(next, province),
    processing: processing === null ? null : toCents(processing),
    siteOffOn: site_off_on,
    siteIsUp: site_is_up,
    isCancelled: status.cancelled_at !== null,
    isTrial: status.is_trial,
    province,
    // Shown beside the amount due, in the block above.
    partPaid: null
  }
}

export function announcedCharge(
  next: NonNullable<PlanStatus['next_charge']>,
  province: string | undefined
): AnnouncedCharge {
  return {
    on: next.on,
    amount: toCents(next.amount),
    months: next.duration,
    newPrice: next.new_plan_price === null ? null : toCents(next.new_plan_price),
    card: next.card,
    isTrial: next.is_trial,
    province,
    referralPercent: next.referral_percent,
    setupFee: toCents(next.setup_fee),
    retries: next.retries
  }
}
