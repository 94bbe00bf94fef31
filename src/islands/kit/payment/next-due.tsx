import type { BillingDue } from '#contract/billing/bills.ts'
import { partPaidNotice } from '#rules/plan/charge-notice.ts'
import { toCents } from '#rules/money/money.ts'
import { useProvince } from '../use-province.ts'

/** What an amount due pays for, and what falls due after it, where that is another amount. */
export function NextDue({ due: { due_months, next_due } }: { due: BillingDue }) {
  const province = useProvince()
  if (!next_due || due_months === '') return null
  const { on, months, setup_fee } = next_due
  const next = { on, months, setupFee: toCents(setup_fee) }
  return <p>{partPaidNotice({ months: due_months, next }, province)}</p>
}
