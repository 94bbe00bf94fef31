import { reportFailure } from '../failures.ts'
import { atom } from 'nanostores'
import type { Endpoint, AnswerOf, Outcome } from '#contract/endpoint.ts'
import { PAYMENT_DONE, payOverduePayment } from '#contract/billing/payment.ts'
import { PLAN_RENEWED, resumePlan } from '#contract/billing/plan.ts'
import { call } from '#gateways/panel.ts'
import { reloadAfter } from '../reload-after.ts'
import { waitForOrder } from '../account-setup/wait-for-order.ts'
import { toast } from '../site/toasts.ts'

/** True while an overdue payment is being made. */
export const $paying = atom(false)

/** Why the last payment on this page was declined. */
export const $paymentDeclined = atom<string | undefined>()

/** Charges the amount due to the primary card, once, even after two presses or a lost answer. */
export async function payNow(website_id: number): Promise<void> {
  if ($paying.get()) return
  $paying.set(true)
  $paymentDeclined.set(undefined)
  const outcome = await waitForOrder(() => call(payOverduePayment, { website_id }))
  if (outcome.ok) toast('success', PAYMENT_DONE)
  else {
    const message = reportFailure(outcome)
    if (outcome.api_status === 422) $paymentDeclined.set(message)
  }
  // Until the amount due is reloaded, another press would try to pay it again.
  await reloadAfter('payNow')
  $paying.set(false)
}
