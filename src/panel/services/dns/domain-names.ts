import { domainToUnicode } from 'node:url'
import { getDomain, parse } from 'tldts'
import { type DomainRefusal, refuseDomain, subdomainFrom } from '#rules/websites/domain.ts'
import { isConfusable, skeletonOf } from '#rules/websites/lookalike.ts'
import type { Settings } from '../../config/settings.ts'

/** Why no agent may use this normalised domain, or undefined if one may. */
export function domainRefusal(domain: string, settings: Settings): DomainRefusal | undefined {
  const own = ownDomains(settings)
  const refusal = refuseDomain(domain, own)
  if (refusal !== undefined) return refusal

  // Includes private suffixes: github.io is shared by all of its customers.
  const { domain: registrable, domainWithoutSuffix } = parse(domain, { allowPrivateDomains: true })
  if (registrable === null) return { reason: 'shared-suffix', domain }

  const unicode = domainToUnicode(domain)
  if (unicode === '' || isConfusable(unicode)) return { reason: 'confusable' }
  const brand = subdomainFrom(settings.productName).replace(/^site-/, '')
  const ours = own.map((name) => skeletonOf(domainToUnicode(name)))
  const skeleton = skeletonOf(unicode)
  const looksLikeOurs =
    ours.some((name) => skeleton === name || skeleton.endsWith(`.${name}`)) ||
    skeletonOf(domainToUnicode(domainWithoutSuffix ?? '')) === skeletonOf(brand)
  return looksLikeOurs ? { reason: 'looks-like-ours', domain } : undefined
}

/** The domain that is registered, and whose name servers count: 'example.ca' of 'shop.example.ca'. */
export function registrableDomain(domain: string): string {
  return getDomain(domain) ?? domain
}

/** Lookalike domains have the same skeleton, which is stored with each. */
export function domainSkeleton(domain: string): string {
  return skeletonOf(domainToUnicode(domain))
}

/** The product's own hosts and the registrable domains they belong to. */
function ownDomains({ siteUrl, sitesDomain }: Settings): string[] {
  const hosts = [sitesDomain, new URL(siteUrl).hostname]
  return [...new Set(hosts.flatMap((host) => [getDomain(host) ?? host, host]))]
}
