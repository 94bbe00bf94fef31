import { messagesOf } from '../site/messages.ts'
import { reportFailure } from '../failures.ts'
import { goLiveMessages } from '#messages/go-live.ts'
import type { AnswerOf, Outcome } from '#contract/endpoint.ts'
import {
  confirmTestLead,
  goLive as goLiveEndpoint,
  sendTestLead
} from '#contract/websites/go-live.ts'
import { $online, whileShown } from '#gateways/browser/page-life.ts'
import { keepEmailedCode, takeEmailedCode } from '#gateways/storage/emailed-code.ts'
import { call } from '#gateways/panel.ts'
import { requestLink } from '../session/request-link.ts'
import { loader } from '../loaded.ts'
import { reloadAfter } from '../reload-after.ts'
import { toast } from '../site/toasts.ts'

/** The steps to going live, each with its proof. */
export const goLive = loader('goLive', goLiveEndpoint)

/** Emails that come back are shown within a minute. */
const LOOK_MS = 30_000

/** Loads the checklist again and again, as another tab, a visitor's email or the night may have changed it. */
export function watchGoLive(): () => void {
  return whileShown(LOOK_MS, () => void ($online.get() && goLive.reload({ quiet: true })))
}

/** Loads the checklist. The link in a test lead brings along the code that proves it arrived. */
export async function openGoLive(): Promise<void> {
  const code = takeEmailedCode('lead')
  if (!code) return goLive.load({})
  const outcome = await call(confirmTestLead, { code })
  // Only the panel's verdict on the code uses it up.
  if (!outcome.ok && outcome.api_status !== 400) keepEmailedCode('lead', code)
  if (applyOutcome(outcome)) toast('success', messagesOf(goLiveMessages).leadReceived)
  else await goLive.load({})
}

export async function requestTestLead(): Promise<void> {
  const outcome = await call(sendTestLead, {})
  if (applyOutcome(outcome)) toast('success', messagesOf(goLiveMessages).leadSent)
}

/** `requestLink` reports failures. */
export async function requestVerification(): Promise<void> {
  if ((await requestLink()) === undefined) toast('success', messagesOf(goLiveMessages).linkSent)
  await reloadAfter('sendVerification')
}

/** Shows the answer to a step's call, or a toast if it failed. */
export function applyOutcome(
  outcome: Outcome<AnswerOf<typeof goLiveEndpoint>>
): outcome is Extract<typeof outcome, { ok: true }> {
  if (outcome.ok) goLive.put(outcome.value)
  else reportFailure(outcome)
  return outcome.ok
}
