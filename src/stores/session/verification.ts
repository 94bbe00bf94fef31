// Verifies an email address with the code of an email's link. The code goes first, whoever opens it. The page's guard
// comes afterwards and goes by what this browser remembers: asking the panel could log them out and reload the page.

import {
  NOT_VERIFIED,
  VERIFICATION_SENT,
  VERIFIED,
  ALREADY_VERIFIED,
  verifyUserToken
} from '#contract/accounts/verification.ts'
import { currentPath, goTo, query } from '#gateways/browser/browser.ts'
import { call } from '#gateways/panel.ts'
import { $accessToken, $user } from '#gateways/storage/saved.ts'
import { guard } from '#rules/people/guard.ts'

export { NOT_VERIFIED, VERIFICATION_SENT, VERIFIED, ALREADY_VERIFIED }

/**
 * `already`: this link was pressed before. `leaving`: a member is on the way to where they belong, and is told there.
 * `unanswered`: the link may still be good.
 */
export type Verification = 'verified' | 'already' | 'leaving' | 'dead' | 'unanswered'

export async function verifyEmail(): Promise<Verification> {
  const code = query('code')
  if (!code) return sendMemberOn() ? 'leaving' : 'dead'
  const outcome = await call(verifyUserToken, { code })
  if (outcome.ok) {
    const { already } = outcome.value
    const message = already ? ALREADY_VERIFIED : VERIFIED
    if (sendMemberOn({ kind: 'success', message })) return 'leaving'
    return already ? 'already' : 'verified'
  }
  return outcome.reason === 'refused' && !isPassing(outcome) ? 'dead' : 'unanswered'
}

/** The guard of the page; a member with a dead link stays for a new one. */
function sendMemberOn(word?: Parameters<typeof goTo>[1]): boolean {
  const member = memberHere()
  const elsewhere = member && guard(currentPath(), member)
  if (elsewhere) goTo(elsewhere.to, word)
  return elsewhere !== undefined
}

/** Who the browser remembers, if anybody is logged in. */
export function memberHere() {
  return $accessToken.get() ? ($user.get() ?? {}) : undefined
}

/** A dead link and nobody logged in: without either, the panel could not know where a new one should go. */
export function canAskForLink(): boolean {
  return query('code') !== undefined || memberHere() !== undefined
}

/** Too many at once, or a panel in trouble: nothing is said of the link. */
function isPassing({ api_status }: { api_status: number }): boolean {
  return api_status === 429 || api_status >= 500
}
