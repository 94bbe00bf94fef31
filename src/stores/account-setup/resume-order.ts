import { WENT_WRONG } from '../failures.ts'
import { call } from '#gateways/panel.ts'
import { IN_PROCESS } from '#contract/endpoint.ts'
import { resumeAccount } from '#contract/account-setup/order.ts'
import { $submission, refuse } from './submission.ts'
import { inTime } from '../in-time.ts'

/**
 * Goes on with an order whose page was left, here or on another device; without one, nothing is to be seen of it, and what
 * it would take is not fetched.
 */
export async function resumeOrder(): Promise<void> {
  const first = await call(resumeAccount, {})
  // One that ended before is old news.
  if (first.ok || first.api_status !== IN_PROCESS || $submission.get().status !== 'idle') return
  $submission.set({ status: 'sending' })
  const order = await inTime(import('./order-under-way.ts')).catch(() => undefined)
  if (order) await order.follow(first)
  else refuse(WENT_WRONG, { unsure: true })
}
