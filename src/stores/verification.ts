// Confirming an e-mail address by the code of a mail's link. The code goes first, whoever opens it; the guard of the
// page has its say afterwards, by what this browser remembers: asking the panel who is there could log them out and
// reload the page, and a code is good only once.

import { VERIFICATION_SENT, verifyUserToken } from '#contract/verification.ts'
import { currentPath, goTo, query } from '#gateways/browser.ts'
import { call } from '#gateways/panel.ts'
import { $accessToken, $user } from '#gateways/saved.ts'
import { guard } from '#rules/guard.ts'

export { VERIFICATION_SENT }

export const VERIFIED = 'Email successfully verified!'
export const NOT_VERIFIED = 'Ops!! either your links is expired or invalid.'

/** `leaving` a member is on the way to where they belong, and is told there; `unanswered` the link may be good yet. */
export type Verification = 'verified' | 'leaving' | 'dead' | 'unanswered'

export async function verifyEmail(): Promise<Verification> {
  const code = query('code')
  if (!code) return sendMemberOn() ? 'leaving' : 'dead'
  const outcome = await call(verifyUserToken, { code })
  if (outcome.ok) {
    return sendMemberOn({ kind: 'success', message: VERIFIED }) ? 'leaving' : 'verified'
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
