// Verifies an email address with the code in an emailed link, logged in or not. The page's guard runs
// afterwards, on what this browser remembers: asking the panel could end the session and reload.

import { verifyUserToken } from '#contract/accounts/verification.ts'
import { isDefinite } from '#contract/endpoint.ts'
import { currentPath, goTo, query } from '#gateways/browser/browser.ts'
import { call } from '#gateways/panel.ts'
import { $accessToken, $user } from '#gateways/storage/saved.ts'
import { verifyEmailMessages } from '#messages/verify-email.ts'
import { guard } from '#rules/people/guard.ts'
import { messagesOf } from '../site/messages.ts'

/**
 * `already`: the link was used before. `leaving`: a member is being redirected, with a toast.
 * `unanswered`: the link may still work.
 */
export type Verification = 'verified' | 'already' | 'leaving' | 'dead' | 'unanswered'

export async function verifyEmail(): Promise<Verification> {
  const code = query('code')
  if (!code) return redirectMember() ? 'leaving' : 'dead'
  const outcome = await call(verifyUserToken, { code })
  if (outcome.ok) {
    const { already } = outcome.value
    const t = messagesOf(verifyEmailMessages)
    const message = already ? t.alreadyVerified : t.verified
    if (redirectMember({ kind: 'success', message })) return 'leaving'
    return already ? 'already' : 'verified'
  }
  // Rate limits and server errors say nothing about the link.
  return isDefinite(outcome) ? 'dead' : 'unanswered'
}

/** Redirects members; one with a dead link stays to request a new one. */
function redirectMember(toast?: Parameters<typeof goTo>[1]): boolean {
  const member = rememberedMember()
  const elsewhere = member && guard(currentPath(), member)
  if (elsewhere) goTo(elsewhere.to, toast)
  return elsewhere !== undefined
}

/** The agent that this browser remembers, if one is logged in. */
export function rememberedMember() {
  return $accessToken.get() ? ($user.get() ?? {}) : undefined
}

/** Without a code or a session, the panel couldn't know where to send a new link. */
export function canRequestLink(): boolean {
  return query('code') !== undefined || rememberedMember() !== undefined
}
