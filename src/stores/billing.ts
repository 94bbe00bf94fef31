import { atom } from 'nanostores'
import { IN_PROCESS } from '#contract/endpoint.ts'
import { PAYMENT_DONE } from '#contract/payment.ts'
import { payOverduePayment } from '#contract/payment.ts'
import { attemptKey, endAttempt } from '#gateways/attempt.ts'
import { call } from '#gateways/panel.ts'
import { due, payments } from './payments.ts'
import { planControl } from './plan-control.ts'
import { seeThrough } from './see-through.ts'
import { refreshSession } from './session.ts'
import { toast } from './toasts.ts'

/** Set while an overdue payment is being made, from this press to its answer. */
export const $paying = atom(false)

/** Charges what is due to the primary card. Pressed twice, or after a lost answer, it is one charge. */
export async function payNow(website_id: number): Promise<void> {
  if ($paying.get()) return
  $paying.set(true)
  const idempotencyKey = attemptKey(`overdue ${website_id}`)
  const outcome = await seeThrough(() =>
    call(payOverduePayment, { website_id }, { idempotencyKey })
  )
  if (outcome.ok || (outcome.reason === 'refused' && outcome.api_status !== IN_PROCESS))
    endAttempt()
  $paying.set(false)
  if (outcome.ok) toast('success', PAYMENT_DONE)
  else toast('error', outcome.message ?? 'Something went wrong.')

  await Promise.all([
    payments.load({}),
    due.load({ website_id }),
    planControl.load({}),
    refreshSession()
  ])
}
