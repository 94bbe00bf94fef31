import type { AnswerOf, Outcome } from '#contract/endpoint.ts'
import * as contract from '#contract/websites/site-exports.ts'
import { downloadFrom } from '#gateways/browser/download.ts'
import { call } from '#gateways/panel.ts'
import { takeEverythingMessages } from '#messages/take-everything.ts'
import { reportFailure } from '../failures.ts'
import { loader } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

export const exported = loader('siteExport', contract.siteExport)

const POLL_MS = 2000
let timer: ReturnType<typeof setTimeout> | undefined

/** Looks again while the file is being made; returns what ends it, for when its page is left. */
export function followExport(): () => void {
  const look = () => {
    clearTimeout(timer)
    const loaded = exported.$loaded.get()
    const isMaking = loaded.status === 'ready' && loaded.value.data?.state === 'making'
    // A look that failed changes nothing that could be listened to.
    if (isMaking)
      timer = setTimeout(() => void exported.reload({ quiet: true }).then(look), POLL_MS)
  }
  const unlisten = exported.$loaded.listen(look)
  return () => {
    unlisten()
    clearTimeout(timer)
  }
}

export async function startExport(): Promise<void> {
  take(await call(contract.startSiteExport, {}))
}

/** Lets the browser download the file, which may be larger than its memory. */
export async function downloadExport(): Promise<void> {
  const outcome = await call(contract.linkSiteExport, {})
  if (!outcome.ok) {
    reportFailure(outcome)
    return exported.reload({ quiet: true })
  }
  downloadFrom(outcome.value.path)
}

/** What was refused, by field; undefined after a success. */
export async function forwardSite(address: string): Promise<Record<string, string> | undefined> {
  const outcome = await call(contract.forwardSite, { address })
  return take(outcome, messagesOf(takeEverythingMessages).forwarding.started)
}

export async function endForwarding(): Promise<void> {
  const outcome = await call(contract.endForwarding, {})
  take(outcome, messagesOf(takeEverythingMessages).forwarding.ended)
}

function take(
  outcome: Outcome<AnswerOf<typeof contract.siteExport>>,
  done?: string
): Record<string, string> | undefined {
  if (!outcome.ok) {
    if (!outcome.errors) reportFailure(outcome)
    return outcome.errors ?? {}
  }
  exported.put(outcome.value)
  if (done !== undefined) toast('success', done)
  return undefined
}
