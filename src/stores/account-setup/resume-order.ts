import { wentWrong } from '../failures.ts'
import { call } from '#gateways/panel.ts'
import { IN_PROCESS } from '#contract/endpoint.ts'
import { resumeAccount } from '#contract/account-setup/order.ts'
import { $submission, refuse } from './submission.ts'
import { inTime } from '../in-time.ts'

/** Resumes an order whose page was left, here or on another device. Its code is loaded only if there is one. */
export async function resumeOrder(): Promise<void> {
  const first = await call(resumeAccount, {})
  // An order that has ended needs no resuming.
  if (first.ok || first.api_status !== IN_PROCESS || $submission.get().status !== 'idle') return
  $submission.set({ status: 'sending' })
  const order = await inTime(import('./follow-order.ts')).catch(() => undefined)
  if (order) await order.followOrder(first)
  else refuse(wentWrong(), { unsure: true })
}
