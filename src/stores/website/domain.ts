import type { AnswerOf, Outcome } from '#contract/endpoint.ts'
import { domainReport, moveDomain, putDomainBack } from '#contract/websites/domain.ts'
import { domainCardMessages } from '#messages/domain-card.ts'
import { call } from '#gateways/panel.ts'
import { reportFailure } from '../failures.ts'
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

function apply(outcome: Outcome<AnswerOf<typeof domainReport>>, done: string): void {
  if (outcome.ok) {
    domain.put(outcome.value)
    toast('success', done)
  } else reportFailure(outcome)
}
