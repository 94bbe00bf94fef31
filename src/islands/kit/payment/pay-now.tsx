import { payNow } from '#stores/billing/billing.ts'
import { PayButton } from './pay-button.tsx'

/** Pays the amount due. */
export function PayNow({ amount, websiteId }: { amount: string; websiteId: number }) {
  return <PayButton amount={amount} label="Pay Now" onPay={() => payNow(websiteId)} />
}
