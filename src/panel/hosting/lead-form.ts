import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { LeadForm, SentForm } from '#contract/leads/lead-form.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { siteFormMessages } from '#messages/hosting/site-form.ts'
import {
  SITE_FORM_FIELDS,
  SITE_FORM_HIDDEN,
  SITE_FORM_HONEYPOT,
  type SiteFormField,
  type SiteFormKind
} from '#rules/websites/site-form.ts'
import { offersConsent } from '#sites/offers-consent.ts'
import type { ListingView, SiteFacts, SiteForm } from '#sites/site-renderer.ts'
import { wordsIn } from '#sites/words/words-in.ts'
import {
  formatLeadSource,
  leadSource,
  type LeadSource,
  readLeadSource
} from '#rules/leads/lead-source.ts'
import { asksForPrivacy } from '#rules/leads/visit-source.ts'
import { formatPhone } from '#rules/people/phone.ts'
import type { AskedHome } from '../actions/emails/lead-received.ts'
import { formTokens } from '../actions/leads/form-token.ts'
import { receiveLead } from '../actions/leads/receive-lead.ts'
import { requestAddress, trustedProxies } from '../http/client-address.ts'
import { limit } from '../http/rate-limit.ts'
import { sharedSecret } from '../records/service/secrets.ts'
import { isDatabaseAway } from '../services/database/database-away.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'
import { normaliseHost } from './host-name.ts'
import { readForm } from './read-form.ts'
import { visitorCheck } from './visitor-check.ts'

const MINUTE = 60
const QUARTER_HOUR = 15 * MINUTE
/** Seconds until a visitor may try again while the database is away. */
const AWAY_SECONDS = 10

/** How a form's sending ended: sent, or the page is shown again with what was typed. */
type FormOutcome =
  | { isSent: true; page: string; kind: SiteFormKind; block: string }
  | { isSent: false; page: string; status: 422 | 429 | 503; form: SiteForm; retryAfter?: number }

/** The page, shown again. */
type Shown = Extract<FormOutcome, { isSent: false }>
type Shows = (status: Shown['status'], change: Partial<SiteForm>, retryAfter?: number) => Shown
type Sending = {
  entry: HostEntry
  sent: Record<string, string>
  source: LeadSource
  again: Shows
}
type ShownSite = { content: SiteContent; facts: SiteFacts; listing?: ListingView | undefined }

export type LeadForms = {
  challenge: (request: IncomingMessage, entry: HostEntry) => Promise<object>
  receive: (request: IncomingMessage, entry: HostEntry) => Promise<FormOutcome>
}

/** The forms of agents' websites. */
export async function leadForms(
  world: World,
  /** The website, with the listing that the form's page is about. */
  shownBy: (entry: HostEntry, page: string) => Promise<ShownSite | undefined>
): Promise<LeadForms> {
  const { clock, db, log, settings } = world
  const tokens = formTokens(await sharedSecret(db, 'site-forms'), clock)
  const visitors = await visitorCheck(world)
  const proxies = trustedProxies(settings.trustedProxies)

  async function receiveFrom(
    request: IncomingMessage,
    { entry, sent, source, again }: Sending
  ): Promise<FormOutcome> {
    const { website_id } = entry.site
    const { block, kind, language, page } = v.parse(SentForm, sent)
    const texts = siteFormMessages[language]
    const shown = await shownBy(entry, page)
    const ip = requestAddress(request, proxies)
    const tooMany = (late: number) =>
      again(429, { problem: texts.tooMany(phoneOf(shown?.content)) }, late)
    const flooding = await waitFor(world, `site-post:${website_id}:${ip}`, 60, MINUTE)
    if (flooding !== undefined) return tooMany(flooding)

    const read = v.safeParse(LeadForm, sent, { lang: language })
    if (!read.success) return again(422, { errors: errorsOf(read.issues) })
    const token = sent[SITE_FORM_HIDDEN.token] ?? ''
    const checked = tokens.check(website_id, token)
    const tester = tokens.readMark(token, sent[SITE_FORM_HIDDEN.test] ?? '')
    const isReady = checked.state === 'valid' || (checked.state === 'young' && tester !== undefined)
    const isTrap = (sent[SITE_FORM_HONEYPOT] ?? '') !== ''
    if (!isReady || isTrap || !isSameSite(request, entry)) {
      return again(422, { problem: texts.confirm })
    }
    const late =
      (await waitFor(world, `site-message:${website_id}:${ip}`, 10, QUARTER_HOUR)) ??
      (await waitFor(world, `site-messages:${website_id}`, 300, QUARTER_HOUR))
    if (late !== undefined) return tooMany(late)

    const words = wordsIn(language)
    const offers = shown && offersConsent(shown.content, words)
    if (read.output.consent && sent[SITE_FORM_HIDDEN.consentText] !== offers) {
      // The page was opened before the agent's details changed: its visitor agreed to another text.
      const { consent: _, ...values } = valuesOf(sent)
      return again(422, { problem: texts.consentChanged, values })
    }
    const isNew = await receiveLead(world, {
      website_id,
      host: entry.host,
      sent: read.output,
      home: askedHome(shown, read.output),
      agreedTo: read.output.consent ? offers : undefined,
      isHuman: await visitors.isHuman(sent, { entry, ip }),
      tester,
      key: checked.key,
      language: shown?.content.language ?? language,
      source
    })
    if (isNew) return { isSent: true, page, kind, block }
    // The visitor went back and wrote another message, which needs a token of its own.
    return again(422, { problem: texts.confirm, token: tokens.issue(website_id) })
  }

  return {
    async challenge(request, { site }) {
      const ip = requestAddress(request, proxies)
      await limit(world, `site-challenge:${site.website_id}:${ip}`, {
        hits: 120,
        seconds: QUARTER_HOUR
      })
      return {
        form_token: tokens.issue(site.website_id),
        challenge: (await visitors.challenge()) ?? null
      }
    },

    async receive(request, entry) {
      const sent = await readForm(request)
      const { block, kind, language, page } = v.parse(SentForm, sent)
      const token = sent[SITE_FORM_HIDDEN.token] ?? ''
      const { website_id } = entry.site
      const source = sourceOf(request, entry, sent)
      const again: Shows = (status, change, retryAfter) => ({
        isSent: false,
        page,
        status,
        ...(retryAfter !== undefined && { retryAfter }),
        form: {
          // A token that is too young works as soon as its visitor has read the page.
          token:
            tokens.check(website_id, token).state === 'unusable' ? tokens.issue(website_id) : token,
          sentBy: { kind, block },
          values: valuesOf(sent),
          source: formatLeadSource(source),
          ...change
        }
      })
      try {
        return await receiveFrom(request, { entry, sent, source, again })
      } catch (error) {
        if (error instanceof Refused) throw error
        // What was typed is shown again, whatever kept it from being stored.
        if (!isDatabaseAway(error)) log.error({ err: error }, 'a form could not be stored')
        return again(503, { problem: siteFormMessages[language].away }, AWAY_SECONDS)
      }
    }
  }
}

function valuesOf(sent: Record<string, string>): Partial<Record<SiteFormField, string>> {
  return Object.fromEntries(SITE_FORM_FIELDS.map((field) => [field, sent[field] ?? '']))
}

/** The first error of each field. */
function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Partial<Record<SiteFormField, string>> {
  const errors: Record<string, string> = {}
  for (const { message, path } of issues) errors[String(path?.[0]?.key)] ??= message
  return errors
}

/** Undefined for a home that isn't shown any more: the lead then has its key alone. */
function askedHome(
  shown: ShownSite | undefined,
  { home: slug, language }: LeadForm
): AskedHome | undefined {
  if (slug === '' || !shown) return undefined
  const found = shown.listing?.listing ?? shown.facts.homes.find((one) => one.slug === slug)
  if (!found) return undefined
  const { address, City, CityRegion, price, title } = found
  const [own, other] = language === 'fr' ? [title.fr, title.en] : [title.en, title.fr]
  return {
    address,
    area: CityRegion || City,
    title: own || other,
    price: price === null ? '' : wordsIn(language).cad(price)
  }
}

/** The number on the website, for a visitor who had better call. */
function phoneOf(content: SiteContent | undefined): string {
  const { company_contact = '', salesman_contact = '' } = content ?? {}
  return formatPhone(salesman_contact.trim() || company_contact.trim())
}

/** A form that is shown again knows where its visitor came from; its address doesn't tell any more. */
function sourceOf(
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
function isSameSite({ headers }: IncomingMessage, { host }: HostEntry): boolean {
  if (headers.origin === undefined) return true
  const origin = URL.parse(headers.origin)
  return origin !== null && normaliseHost(origin.host) === host
}

/** Seconds to wait if there were more than `hits` within `seconds`. */
async function waitFor(
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
