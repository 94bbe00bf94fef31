import { domainToUnicode } from 'node:url'
import { getDomain, parse } from 'tldts'
import { refuseDomain, subdomainFrom } from '#rules/websites/domain.ts'
import { isConfusable, skeletonOf } from '#rules/websites/lookalike.ts'
import type { Settings } from '../../config/settings.ts'

const YOURS = 'Please enter a domain name that belongs to you.'

/** Why nobody may have this normalised domain, or undefined where an agent may. */
export function domainRefusal(domain: string, settings: Settings): string | undefined {
  const own = ownDomains(settings)
  const refusal = refuseDomain(domain, own)
  if (refusal !== undefined) return refusal

  // Private suffixes too: github.io belongs to all of its customers.
  const { domain: registrable, domainWithoutSuffix } = parse(domain, { allowPrivateDomains: true })
  if (registrable === null) return `Websites of many owners end in ${domain}. ${YOURS}`

  const unicode = domainToUnicode(domain)
  if (unicode === '' || isConfusable(unicode)) {
    return 'This domain name has letters that can be mistaken for others. Please use one alphabet, and no letters that look like those of another.'
  }
  const brand = subdomainFrom(settings.productName).replace(/^site-/, '')
  const ours = own.map((name) => skeletonOf(domainToUnicode(name)))
  const skeleton = skeletonOf(unicode)
  const looksLikeOurs =
    ours.some((name) => skeleton === name || skeleton.endsWith(`.${name}`)) ||
    skeletonOf(domainToUnicode(domainWithoutSuffix ?? '')) === skeletonOf(brand)
  return looksLikeOurs ? `${domain} looks like a domain of ours. ${YOURS}` : undefined
}

/** What all domains that look like this one have in common; it is stored with each. */
export function domainSkeleton(domain: string): string {
  return skeletonOf(domainToUnicode(domain))
}

/** Where the product itself is, with the domains these hosts are part of. */
function ownDomains({ siteUrl, sitesDomain }: Settings): string[] {
  const hosts = [sitesDomain, new URL(siteUrl).hostname]
  return [...new Set(hosts.flatMap((host) => [getDomain(host) ?? host, host]))]
}
