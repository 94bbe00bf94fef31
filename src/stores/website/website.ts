import { messagesOf } from '../site/messages.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import { websiteCardMessages } from '#messages/website-card.ts'
import { checkDNS } from '#contract/websites/dns.ts'
import { copy } from '#gateways/browser/browser.ts'
import { call } from '#gateways/panel.ts'
import { reloadAfter } from '../reload-after.ts'
import { toast } from '../site/toasts.ts'

/** Has the panel look up the domain's name servers. Returns what is wrong, which is too long for a toast. */
export async function checkDns(websiteId: number): Promise<string | undefined> {
  const outcome = await call(checkDNS, { website_id: websiteId })
  if (outcome.ok) toast('success', messagesOf(websiteCardMessages).dnsUpdated)
  else reportFailure(outcome)
  await reloadAfter('checkDns')
  return outcome.ok ? undefined : failureMessage(outcome)
}

/** Copies a text, and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  const { copied, copyFailed } = messagesOf(websiteCardMessages)
  if (await copy(text)) toast('success', copied)
  else toast('error', copyFailed)
}
