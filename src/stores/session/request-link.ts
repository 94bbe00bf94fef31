import { reportFailure } from '../failures.ts'
import { sendVerification } from '#contract/accounts/verification.ts'
import { query } from '#gateways/browser/browser.ts'
import { call } from '#gateways/panel.ts'

/** Requests a new link; the answer is the same for an unknown code. Returns the failure's message. */
export async function requestLink(): Promise<string | undefined> {
  const outcome = await call(sendVerification, { code: query('code') ?? '' })
  if (outcome.ok) return undefined
  return reportFailure(outcome)
}
