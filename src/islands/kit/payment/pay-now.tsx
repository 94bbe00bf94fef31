import { amountDueMessages } from '#messages/amount-due.ts'
import { payNow } from '#stores/billing/billing.ts'
import { useMessages } from '../use-messages.ts'
import { PayButton } from './pay-button.tsx'

/** Pays the amount due. */
export function PayNow({ amount, websiteId }: { amount: string; websiteId: number }) {
  const t = useMessages(amountDueMessages)
  return <PayButton amount={amount} label={t.payNow} onPay={() => payNow(websiteId)} />
}
