import { endAttempt } from '#gateways/attempt.ts'
import { call } from '#gateways/panel.ts'
import { $accountDetails, $selectedPlan, $setupDraft } from '#gateways/saved.ts'
import { IN_PROCESS } from '#contract/endpoint.ts'
import { resumeAccount } from '#contract/new-account.ts'
import { forgetCard } from './card-entry.ts'
import { seeThrough } from './see-through.ts'
import { refreshSession } from './session.ts'
import { $submission, refuse, showMadeElsewhere } from './submission.ts'

/** Goes on with an order whose page was left, here or on another device; without one, nothing is to be seen of it. */
export async function resumeOrder(): Promise<void> {
  const first = await call(resumeAccount, {})
  // One that ended before is old news.
  if (first.ok || first.api_status !== IN_PROCESS || $submission.get().status !== 'idle') return
  $submission.set({ status: 'sending' })

  let isFirst = true
  const outcome = await seeThrough(() => {
    if (!isFirst) return call(resumeAccount, {})
    isFirst = false
    return Promise.resolve(first)
  })
  if (!outcome.ok) {
    forgetCard()
    const definite = outcome.reason === 'refused' && outcome.api_status === 422
    if (definite) endAttempt()
    refuse(outcome.message ?? 'Something went wrong.', { unsure: !definite })
    return
  }
  endAttempt()
  await refreshSession()
  $accountDetails.set(undefined)
  $selectedPlan.set(undefined)
  $setupDraft.set(undefined)
  if (!showMadeElsewhere()) refuse('Something went wrong.', { unsure: true })
}
