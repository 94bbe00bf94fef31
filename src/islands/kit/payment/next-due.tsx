import type { BillingDue } from '#contract/billing/bills.ts'
import { amountOwedMessages } from '#messages/amounts-owed.ts'
import { toCents } from '#rules/money/money.ts'
import { useMessages } from '../use-messages.ts'
import { useProvince } from '../use-province.ts'

/** What the amount due pays for, and what is due after it, if that differs. */
export function NextDue({ due: { due_months, next_due } }: { due: BillingDue }) {
  const t = useMessages(amountOwedMessages)
  const province = useProvince()
  if (!next_due || due_months === '') return null
  const { amount, on, months, setup_fee } = next_due
  const total = amount === undefined ? {} : { amount: toCents(amount) }
  const next = { on, months, setupFee: toCents(setup_fee), ...total }
  return <p>{t.partPaid({ months: due_months, next }, province)}</p>
}
