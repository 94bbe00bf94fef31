import { reportFailure } from '../failures.ts'
import type { AnswerOf, Outcome } from '#contract/endpoint.ts'
import {
  confirmTestLead,
  goLive as standing,
  sendTestLead,
  TEST_LEAD_RECEIVED,
  TEST_LEAD_SENT
} from '#contract/websites/go-live.ts'
import { keepEmailedCode, takeEmailedCode } from '#gateways/storage/emailed-code.ts'
import { call } from '#gateways/panel.ts'
import { requestLink } from '../session/request-link.ts'
import { loader } from '../loaded.ts'
import { reloadAfter } from '../reload-after.ts'
import { toast } from '../site/toasts.ts'

/** How far the agent is with going live, each step with its proof. */
export const goLive = loader('goLive', standing)

/** Asks how far they are. Somebody who has just pressed the link of a test lead brings its proof along. */
export async function openGoLive(): Promise<void> {
  const code = takeEmailedCode('lead')
  if (!code) return goLive.load({})
  const outcome = await call(confirmTestLead, { code })
  // Only the panel's answer to the code itself uses it up.
  if (!outcome.ok && outcome.api_status !== 400) keepEmailedCode('lead', code)
  if (take(outcome)) toast('success', TEST_LEAD_RECEIVED)
  else await goLive.load({})
}

export const LINK_SENT = 'A new link is on its way to you.'

export async function askForLead(): Promise<void> {
  if (take(await call(sendTestLead, {}))) toast('success', TEST_LEAD_SENT)
}

/** What goes wrong is told by `requestLink`. */
export async function askForVerification(): Promise<void> {
  if ((await requestLink()) === undefined) toast('success', LINK_SENT)
  await reloadAfter('sendVerification')
}

/** Puts in what a step's call has answered; what went wrong is a toast. */
export function take(
  outcome: Outcome<AnswerOf<typeof standing>>
): outcome is Extract<typeof outcome, { ok: true }> {
  if (outcome.ok) goLive.put(outcome.value)
  else reportFailure(outcome)
  return outcome.ok
}
