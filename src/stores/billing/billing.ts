import { reportFailure } from '../failures.ts'
import { atom } from 'nanostores'
import type { Endpoint, AnswerOf, Outcome } from '#contract/endpoint.ts'
import { payOverduePayment } from '#contract/billing/payment.ts'
import { resumePlan } from '#contract/billing/plan.ts'
import { call } from '#gateways/panel.ts'
import { paymentOutcomeMessages } from '#messages/payment-outcomes.ts'
import { planOutcomeMessages } from '#messages/plan-outcomes.ts'
import { reloadAfter, type Action } from '../reload-after.ts'
import { waitForOrder } from '../account-setup/wait-for-order.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

/** True while a payment is being made. */
export const $paying = atom(false)

/** Why the last payment on this page was declined; undefined otherwise. */
export const $paymentDeclined = atom<string | undefined>()

/** Charges the amount due to the primary card: once, even if pressed twice or after a lost answer. */
export function payNow(website_id: number): Promise<void> {
  const { paid } = messagesOf(paymentOutcomeMessages)
  return pay('payNow', paid, () => call(payOverduePayment, { website_id }))
}

/** Starts a plan that has ended again, by paying for its next duration. */
export function renewPlan(): Promise<void> {
  const { renew } = messagesOf(planOutcomeMessages)
  return pay('renew', renew, () => call(resumePlan, {}))
}

async function pay<E extends Endpoint>(
  action: Action,
  done: string,
  ask: () => Promise<Outcome<AnswerOf<E>>>
): Promise<void> {
  if ($paying.get()) return
  $paying.set(true)
  $paymentDeclined.set(undefined)
  const outcome = await waitForOrder(ask)
  if (outcome.ok) toast('success', done)
  else {
    const message = reportFailure(outcome)
    if (outcome.api_status === 422) $paymentDeclined.set(message)
  }
  // Until the page is up to date, another press would ask for what is paid.
  await reloadAfter(action)
  $paying.set(false)
}
