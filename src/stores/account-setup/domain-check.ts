import { atom } from 'nanostores'
import { call } from '#gateways/panel.ts'
import { checkDomainExists } from '#contract/account-setup/setup-draft.ts'
import { domainMessages } from '#messages/domain.ts'
import { setupValidation } from '#messages/validation/account-setup.ts'
import { normaliseDomain, refuseDomain } from '#rules/websites/domain.ts'
import { messagesOf } from '../site/messages.ts'
import { $siteData } from '../site/site-data.ts'

/** The panel's messages about domains that can't be used. */
export const $domainRefusals = atom<Record<string, string>>({})

/** The last domain check; `unreachable`: the panel didn't answer. */
export const $domainCheck = atom<{
  domain: string
  status: 'checking' | 'free' | 'unknown' | 'unreachable'
}>({
  domain: '',
  status: 'unknown'
})

const freeDomains = new Set<string>()

/** Asks the panel whether the domain is free, and remembers a refusal. Without an answer, the panel decides at submit. */
export async function checkDomain(typed: string): Promise<void> {
  const domain = normaliseDomain(typed)
  if (domain === undefined || domainRefusal(domain) !== undefined) return
  if (freeDomains.has(domain)) {
    $domainCheck.set({ domain, status: 'free' })
    return
  }
  $domainCheck.set({ domain, status: 'checking' })
  const outcome = await call(checkDomainExists, { base_url: domain })
  if (outcome.ok) freeDomains.add(domain)
  else if (outcome.api_status === 409) refuse(domain, domainExists())
  else if (outcome.api_status === 400) refuse(domain, outcome.message ?? domainExists())
  // Another domain may have been entered in the meantime.
  if ($domainCheck.get().domain !== domain) return
  const known = outcome.ok || $domainRefusals.get()[domain] !== undefined
  $domainCheck.set({ domain, status: outcome.ok ? 'free' : known ? 'unknown' : 'unreachable' })
}

/** Why a domain can't be used, by our own rules or by what the panel has answered. */
export function domainRefusal(typed: string): string | undefined {
  const domain = normaliseDomain(typed)
  if (domain === undefined) return undefined
  const site = $siteData.get()
  const own = site.status === 'ready' ? [site.data.websiteConfig.sitesDomain] : []
  const refusal = refuseDomain(domain, own)
  return refusal ? messagesOf(domainMessages).refusal(refusal) : $domainRefusals.get()[domain]
}

/** Records that the panel refused, at submit, a domain that it had called free. */
export function domainWasRefused(domain: string, api_status: number, message: string): void {
  freeDomains.delete(domain)
  refuse(domain, api_status === 409 ? domainExists() : message)
}

/** Shorter than the panel's sentence at submit, as the specification has it. */
function domainExists(): string {
  return messagesOf(setupValidation).domainExists
}

function refuse(domain: string, message: string): void {
  $domainRefusals.set({ ...$domainRefusals.get(), [domain]: message })
}
