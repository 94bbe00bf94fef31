import type { AnswerOf, Outcome } from '#contract/endpoint.ts'
import {
  claimDomain,
  domainReport,
  moveDomain,
  putDomainBack,
  takeDomain
} from '#contract/websites/domain.ts'
import { domainClaimMessages } from '#messages/domain-claim.ts'
import { domainCardMessages } from '#messages/domain-card.ts'
import { call } from '#gateways/panel.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import { loader } from '../loaded.ts'
import { reloadAfter } from '../reload-after.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

/** What the domain has in DNS now, and the ways to its website. */
export const domain = loader('domain', domainReport, { quiet: true })

/** Shows the previous website at the domain again. */
export async function putBack(): Promise<void> {
  apply(await call(putDomainBack, {}), messagesOf(domainCardMessages).putBackDone)
  await reloadAfter('putDomainBack')
}

/** Moves a domain that was put back. */
export async function moveAgain(): Promise<void> {
  apply(await call(moveDomain, {}), messagesOf(domainCardMessages).moveStarted)
  await reloadAfter('moveDomain')
}

export type DomainClaim =
  | { ok: true; base_url: string; host: string; value: string }
  | { ok: false; message: string }

/** The record that proves that a domain is the agent's. */
export async function askForDomain(typed: string): Promise<DomainClaim> {
  const outcome = await call(claimDomain, { base_url: typed })
  return outcome.ok ? { ...outcome.value, ok: true } : { ok: false, message: why(outcome) }
}

/** Gives the website the domain whose record is there; otherwise why not. */
export async function switchDomain(base_url: string): Promise<string | undefined> {
  const outcome = await call(takeDomain, { base_url })
  if (outcome.ok) {
    domain.put(outcome.value)
    toast('success', messagesOf(domainClaimMessages).taken(base_url))
  }
  await reloadAfter('takeDomain')
  return outcome.ok ? undefined : why(outcome)
}

function why(outcome: Extract<Outcome<unknown>, { ok: false }>): string {
  return outcome.errors?.['base_url'] ?? failureMessage(outcome)
}

function apply(outcome: Outcome<AnswerOf<typeof domainReport>>, done: string): void {
  if (outcome.ok) {
    domain.put(outcome.value)
    toast('success', done)
  } else reportFailure(outcome)
}
