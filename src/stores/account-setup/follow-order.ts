import { wentWrong, failureMessage } from '../failures.ts'
import type { AnswerOf, Outcome } from '#contract/endpoint.ts'
import { resumeAccount } from '#contract/account-setup/order.ts'
import { endAttempt } from '#gateways/storage/attempts.ts'
import { call } from '#gateways/panel.ts'
import { forgetSetup } from '#gateways/storage/saved.ts'
import { forgetCard } from '../billing/card-entry.ts'
import { refuseForCard } from '../billing/card-refused.ts'
import { waitForOrder } from './wait-for-order.ts'
import { refreshSession } from '../session/session.ts'
import { refuse, showExistingAccount } from './submission.ts'

/** Waits for a running order to finish; `first` is the panel's latest answer about it. */
export async function followOrder(first: Outcome<AnswerOf<typeof resumeAccount>>): Promise<void> {
  let isFirst = true
  const outcome = await waitForOrder(() => {
    if (!isFirst) return call(resumeAccount, {})
    isFirst = false
    return Promise.resolve(first)
  })
  if (!outcome.ok) {
    forgetCard()
    const message = failureMessage(outcome)
    if (outcome.reason !== 'refused' || outcome.api_status !== 422) {
      refuse(message, { unsure: true })
      return
    }
    endAttempt(resumeAccount.path)
    await refuseForCard(message, true)
    return
  }
  endAttempt(resumeAccount.path)
  await refreshSession()
  forgetSetup()
  if (!showExistingAccount()) refuse(wentWrong(), { unsure: true })
}
