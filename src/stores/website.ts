import { checkDNS } from '#contract/dns.ts'
import { copy } from '#gateways/browser.ts'
import { call } from '#gateways/panel.ts'
import { refreshSession } from './session.ts'
import { toast } from './toasts.ts'

export const DNS_UPDATED = 'DNS updated successfully.'
export const COPIED = 'Copied to clipboard'
export const NOT_COPIED = 'Failed to copy'

/**
 * Has the panel look the domain's name servers up; the agent is then asked for again, with the new status. What was
 * found wrong is answered, as it is read longer than a toast stays.
 */
export async function checkDns(websiteId: number): Promise<string | undefined> {
  const outcome = await call(checkDNS, { website_id: websiteId })
  if (outcome.ok) toast('success', DNS_UPDATED)
  else toast('error', outcome.message ?? 'Something went wrong.')
  // A domain that has left our name servers is not active any more.
  if (outcome.ok || outcome.reason === 'refused') await refreshSession()
  return outcome.ok ? undefined : (outcome.message ?? 'Something went wrong.')
}

/** Copies an address and says whether it worked. */
export async function copyText(text: string): Promise<void> {
  if (await copy(text)) toast('success', COPIED)
  else toast('error', NOT_COPIED)
}
