import { reportFailure } from '../failures.ts'
import { sendVerification } from '#contract/accounts/verification.ts'
import { query } from '#gateways/browser/browser.ts'
import { call } from '#gateways/panel.ts'

/** Has a new link sent; a code that is none of ours is told the same. What went wrong, if something did. */
export async function askForLink(): Promise<string | undefined> {
  const outcome = await call(sendVerification, { code: query('code') ?? '' })
  if (outcome.ok) return undefined
  const message = reportFailure(outcome)
  return message
}
