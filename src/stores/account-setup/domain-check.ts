import { atom } from 'nanostores'
import { call } from '#gateways/panel.ts'
import { checkDomainExists } from '#contract/account-setup/setup-draft.ts'
import { DOMAIN_EXISTS, normaliseDomain, refuseDomain } from '#rules/websites/domain.ts'
import { $siteData } from '../site/site-data.ts'

/** What the panel said about domains that can't be used. */
export const $domainRefusals = atom<Record<string, string>>({})

/** What is known of the domain last asked about; `unreachable`: the panel could not say. */
export const $domainCheck = atom<{
  domain: string
  status: 'checking' | 'free' | 'unknown' | 'unreachable'
}>({
  domain: '',
  status: 'unknown'
})

const freeDomains = new Set<string>()

/** Asks the panel whether the domain is free; what it refuses is remembered. A panel that can't be reached decides at submit. */
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
  else if (outcome.api_status === 409) refuse(domain, DOMAIN_EXISTS)
  else if (outcome.api_status === 400) refuse(domain, outcome.message ?? DOMAIN_EXISTS)
  // Meanwhile another domain may have been asked about.
  if ($domainCheck.get().domain !== domain) return
  const known = outcome.ok || $domainRefusals.get()[domain] !== undefined
  $domainCheck.set({ domain, status: outcome.ok ? 'free' : known ? 'unknown' : 'unreachable' })
}

/** Why a domain can't be used, as far as is known here; our own and unreachable ones need no asking. */
export function domainRefusal(typed: string): string | undefined {
  const domain = normaliseDomain(typed)
  if (domain === undefined) return undefined
  const site = $siteData.get()
  const own = site.status === 'ready' ? [site.data.websiteConfig.sitesDomain] : []
  return refuseDomain(domain, own) ?? $domainRefusals.get()[domain]
}

/** At submit the panel has the last word on a domain it called free before. */
export function domainWasRefused(domain: string, api_status: number, message: string): void {
  freeDomains.delete(domain)
  refuse(domain, api_status === 409 ? DOMAIN_EXISTS : message)
}

function refuse(domain: string, message: string): void {
  $domainRefusals.set({ ...$domainRefusals.get(), [domain]: message })
}
