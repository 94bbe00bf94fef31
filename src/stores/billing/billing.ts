import { reportFailure } from '../failures.ts'
import { atom } from 'nanostores'
import { PAYMENT_DONE, payOverduePayment } from '#contract/billing/payment.ts'
import { call } from '#gateways/panel.ts'
import { reloadAfter } from '../reload-after.ts'
import { seeThrough } from '../account-setup/wait-for-order.ts'
import { toast } from '../site/toasts.ts'

/** Set while an overdue payment is being made, from this press to its answer. */
export const $paying = atom(false)

/** Why the last payment on this page was declined; undefined otherwise. */
export const $paymentDeclined = atom<string | undefined>()

/** Charges the amount due to the primary card: once, even if pressed twice or after a lost answer. */
export async function payNow(website_id: number): Promise<void> {
  if ($paying.get()) return
  $paying.set(true)
  $paymentDeclined.set(undefined)
  const outcome = await seeThrough(() => call(payOverduePayment, { website_id }))
  if (outcome.ok) toast('success', PAYMENT_DONE)
  else {
    const message = reportFailure(outcome)
    if (outcome.api_status === 422) $paymentDeclined.set(message)
  }
  // Until the amount due is up to date, another press would ask for what is paid.
  await reloadAfter('payNow')
  $paying.set(false)
}
