import type { IncomingMessage } from 'node:http'
import type * as v from 'valibot'
import type { LeadForm } from '#contract/leads/lead-form.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { type LeadSource, leadSource, readLeadSource } from '#rules/leads/lead-source.ts'
import { asksForPrivacy } from '#rules/leads/visit-source.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { SITE_FORM_HIDDEN } from '#rules/websites/hidden-fields.ts'
import { SITE_FORM_FIELDS, type SiteFormField } from '#rules/websites/site-form.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import type { ListingView, SiteFacts } from '#sites/site-renderer.ts'
import { wordsIn } from '#sites/words/words-in.ts'
import type { AskedHome } from '../actions/emails/lead-received.ts'
import { limit } from '../http/rate-limit.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'
import { normaliseHost } from './host-name.ts'

/** The website of a form, with the listing that its page is about. */
export type ShownSite = {
  content: SiteContent
  facts: SiteFacts
  listing?: ListingView | undefined
}

export function valuesOf(sent: Record<string, string>): Partial<Record<SiteFormField, string>> {
  return Object.fromEntries(SITE_FORM_FIELDS.map((field) => [field, sent[field] ?? '']))
}

/** The first error of each field. */
export function errorsOf(
  issues: readonly v.BaseIssue<unknown>[]
): Partial<Record<SiteFormField, string>> {
  const errors: Record<string, string> = {}
  for (const { message, path } of issues) errors[String(path?.[0]?.key)] ??= message
  return errors
}

/** Undefined for a home that isn't shown any more: the lead then has its key alone. */
export function askedHome(
  shown: ShownSite | undefined,
  { home: slug }: LeadForm
): { listing_id: number; writtenIn: (language: SiteLanguage) => AskedHome } | undefined {
  if (slug === '' || !shown) return undefined
  const found = shown.listing?.listing ?? shown.facts.homes.find((one) => one.slug === slug)
  if (!found) return undefined
  const { address, City, CityRegion, listing_id, price, title } = found
  return {
    listing_id,
    writtenIn(language) {
      const [own, other] = language === 'fr' ? [title.fr, title.en] : [title.en, title.fr]
      return {
        address,
        area: CityRegion || City,
        title: own || other,
        price: price === null ? '' : wordsIn(language).cad(price)
      }
    }
  }
}

/** The number on the website, for a visitor who had better call. */
export function phoneOf(content: SiteContent | undefined): string {
  const { company_contact = '', salesman_contact = '' } = content ?? {}
  return formatPhone(salesman_contact.trim() || company_contact.trim())
}

/** A form that is shown again knows where its visitor came from; its address doesn't tell any more. */
export function sourceOf(
  { headers }: IncomingMessage,
  { host }: HostEntry,
  sent: Record<string, string>
): LeadSource {
  const before = sent[SITE_FORM_HIDDEN.before] ?? ''
  const known = readLeadSource(sent[SITE_FORM_HIDDEN.source] ?? '')
  const visit = { host, page: headers.referer ?? '', before, isPrivate: asksForPrivacy(headers) }
  return { ...leadSource(visit), ...known }
}

/** A form on another website may not send in its visitor's name. Without Origin there is no browser. */
export function isSameSite({ headers }: IncomingMessage, { host }: HostEntry): boolean {
  if (headers.origin === undefined) return true
  const origin = URL.parse(headers.origin)
  return origin !== null && normaliseHost(origin.host) === host
}

/** Seconds to wait if there were more than `hits` within `seconds`. */
export async function waitFor(
  world: World,
  key: string,
  hits: number,
  seconds: number
): Promise<number | undefined> {
  try {
    await limit(world, key, { hits, seconds })
    return undefined
  } catch (error) {
    if (error instanceof Refused && error.status === 429) return error.retryAfter ?? seconds
    throw error
  }
}
