// Test mode's bank: asks the cardholder on our own page and sends their answer to the sandbox.

import type { Confirmation } from '#contract/endpoint.ts'
import { answerChallenge } from '#contract/billing/payment.ts'
import { failureMessages } from '#messages/failures.ts'
import { messagesOf } from '../browser/messages.ts'
import type { AskCardholder, CardCheck } from './card-field.ts'
import { call } from '../panel.ts'

export async function confirmInSandbox(
  { amount, client_secret }: Confirmation,
  ask: AskCardholder
): Promise<CardCheck> {
  const authorised = await ask({ amount })
  const outcome = await call(answerChallenge, { authorised, client_secret })
  if (outcome.ok) return { ok: true }
  return { ok: false, message: outcome.message ?? messagesOf(failureMessages).wentWrong }
}
