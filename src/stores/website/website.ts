import { failureMessage, reportFailure } from '../failures.ts'
import { checkDNS } from '#contract/websites/dns.ts'
import { copy } from '#gateways/browser/browser.ts'
import { call } from '#gateways/panel.ts'
import { reloadAfter } from '../reload-after.ts'
import { toast } from '../site/toasts.ts'

export const DNS_UPDATED = 'DNS updated successfully.'
export const COPIED = 'Copied to clipboard'
export const NOT_COPIED = 'Failed to copy'

/**
 * Has the panel look up the domain's name servers. What it found wrong is returned, because reading it takes longer than
 * a toast stays.
 */
export async function checkDns(websiteId: number): Promise<string | undefined> {
  const outcome = await call(checkDNS, { website_id: websiteId })
  if (outcome.ok) toast('success', DNS_UPDATED)
  else reportFailure(outcome)
  await reloadAfter('checkDns')
  return outcome.ok ? undefined : failureMessage(outcome)
}

/** Copies an address and says whether it worked. */
export async function copyText(text: string): Promise<void> {
  if (await copy(text)) toast('success', COPIED)
  else toast('error', NOT_COPIED)
}
