import * as v from 'valibot'
import { SentForm } from '#contract/leads/lead-form.ts'
import { savedQuery } from '#rules/listings/saved-search.ts'
import { SITE_FORM_KINDS, type SiteFormKind } from '#rules/websites/site-form.ts'
import type { SiteForm } from '#sites/site-renderer.ts'

/** What follows the path in an address, without its question mark. */
export function queryOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at + 1)
}

/** A path of the website with the query of an address. */
export function withQuery(path: string, url = ''): string {
  const query = queryOf(url)
  return query === '' ? path : `${path}?${query}`
}

/** The page of a form, from the address that the form is posted to. */
export function formPageOf(url: string): string {
  return v.parse(SentForm, Object.fromEntries(new URLSearchParams(queryOf(url)))).page
}

type Accepted = { page: string; kind: SiteFormKind; block: string; saved?: string }

/** Where a visitor is sent when their form was accepted. */
export function thanksPath({ block, kind, page, saved = '' }: Accepted): string {
  const sent = `sent=${kind}${block === '' ? '' : `.${block}`}`
  return `${page}?${[sent, saved].filter(Boolean).join('&')}`
}

/** The state of the forms there; undefined for any other address. */
export function sentFormOf(url: string): SiteForm | undefined {
  const sentBy = sentByOf(url)
  return sentBy && { token: '', sent: true, sentBy, saved: savedQuery(queryOf(url)) }
}

/** The form that was sent, from the address that its visitor is sent to then. */
export function sentByOf(url: string): { kind: SiteFormKind; block: string } | undefined {
  const sent = new URLSearchParams(queryOf(url)).get('sent') ?? ''
  const [, kind, block = ''] = /^([a-z]+)(?:\.([a-z0-9-]{1,40}))?$/.exec(sent) ?? []
  const known = SITE_FORM_KINDS.find((one) => one === kind)
  return known && { kind: known, block }
}
