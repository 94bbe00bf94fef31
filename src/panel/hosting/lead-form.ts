import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { LeadForm, SentForm } from '#contract/leads/lead-form.ts'
import { siteFormTexts } from '#messages/hosting/site-form.ts'
import { formatLeadSource, type LeadSource } from '#rules/leads/lead-source.ts'
import { readChosenHomes } from '#rules/listings/chosen-homes.ts'
import { savedQuery } from '#rules/listings/saved-search.ts'
import { SITE_FORM_HIDDEN, SITE_FORM_HONEYPOT } from '#rules/websites/hidden-fields.ts'
import { type SiteFormKind } from '#rules/websites/site-form.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { alertsConsent } from '#sites/alerts-consent.ts'
import { consentAddress } from '#sites/consent-address.ts'
import { offersConsent } from '#sites/offers-consent.ts'
import type { SiteForm } from '#sites/site-renderer.ts'
import { wordsIn } from '#sites/words/words-in.ts'
import { formTokens } from '../actions/leads/form-token.ts'
import { receiveLead } from '../actions/leads/receive-lead.ts'
import { saveSearch } from '../actions/leads/saved-searches/save-search.ts'
import { readShownListings } from '../actions/listings/shown-listings.ts'
import { requestAddress, trustedProxies } from '../http/client-address.ts'
import { limit } from '../http/rate-limit.ts'
import { sharedSecret } from '../records/service/secrets.ts'
import { isDatabaseAway } from '../services/database/database-away.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'
import {
  askedHome,
  errorsOf,
  isSameSite,
  phoneOf,
  type ShownSite,
  sourceOf,
  valuesOf,
  waitFor
} from './lead-form-facts.ts'
import { waitToEmail } from './link-limits.ts'
import { readForm } from './read-form.ts'
import { visitorCheck } from './visitor-check.ts'

const MINUTE = 60
const QUARTER_HOUR = 15 * MINUTE
/** Seconds until a visitor may try again while the database is away. */
const AWAY_SECONDS = 10

/** How a form's sending ended: sent, or the page is shown again with what was typed. */
type FormOutcome =
  | {
      isSent: true
      page: string
      kind: SiteFormKind
      block: string
      /** The search that was saved, as its address writes it. */
      saved?: string
      /** What a visitor's message to the agent is about. */
      home?: { listing_id: number; language: SiteLanguage } | undefined
    }
  | {
      isSent: false
      page: string
      query: string
      status: 422 | 429 | 503
      form: SiteForm
      retryAfter?: number
    }

/** The page, shown again. */
type Shown = Extract<FormOutcome, { isSent: false }>
type Shows = (status: Shown['status'], change: Partial<SiteForm>, retryAfter?: number) => Shown
type Sending = {
  entry: HostEntry
  sent: Record<string, string>
  source: LeadSource
  again: Shows
}
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
    const texts = siteFormTexts(language, kind)
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

    const isHuman = await visitors.isHuman(sent, { entry, ip })
    const isEmailed = kind === 'homes' || kind === 'search'
    const unproven = isEmailed
      ? await emailedTooOften(website_id, { email: read.output.email, ip, isHuman })
      : undefined
    if (unproven !== undefined) return tooMany(unproven)
    if (kind === 'search') {
      const agreedTo = shown && alertsConsent(shown.content, language)
      if (agreedTo === undefined || sent[SITE_FORM_HIDDEN.consentText] !== agreedTo) {
        return again(422, { problem: texts.alertsChanged })
      }
      const { email, query } = read.output
      const wish = { website_id, email, query, language, agreedTo, isHuman }
      if (await saveSearch(world, wish)) {
        return { isSent: true, page, kind, block, saved: savedQuery(query) }
      }
      return again(422, { problem: texts.alertsFull })
    }
    const homes = kind === 'homes' ? await homesOf(website_id, read.output.query) : undefined
    if (homes?.length === 0) return again(422, { problem: texts.homesGone })

    const words = wordsIn(language)
    const offers = shown && offersConsent(shown.content, words, consentAddress(shown.content).line)
    if (read.output.consent && sent[SITE_FORM_HIDDEN.consentText] !== offers) {
      // The page was opened before the agent's details changed: its visitor agreed to another text.
      const { consent: _, ...values } = valuesOf(sent)
      return again(422, { problem: texts.consentChanged, values })
    }
    const home = askedHome(shown, read.output)
    const isNew = await receiveLead(world, {
      website_id,
      host: entry.host,
      sent: read.output,
      home: home?.writtenIn,
      homes,
      agreedTo: read.output.consent ? offers : undefined,
      isHuman,
      tester,
      key: checked.key,
      source
    })
    const about = home &&
      tester === undefined && { home: { listing_id: home.listing_id, language } }
    if (isNew) return { isSent: true, page, kind, block, ...about }
    // The visitor went back and wrote another message, which needs a token of its own.
    return again(422, { problem: texts.confirm, token: tokens.issue(website_id) })
  }

  /** Forms that email whatever address was typed; seconds to wait if there were too many. */
  async function emailedTooOften(
    website_id: number,
    { email, ip, isHuman }: { email: string; ip: string; isHuman: boolean }
  ): Promise<number | undefined> {
    const late = await waitToEmail(world, { website_id, email })
    if (late !== undefined || isHuman) return late
    return waitFor(world, `site-unproven:${website_id}:${ip}`, 3, QUARTER_HOUR)
  }

  function homesOf(website_id: number, query: string) {
    return readShownListings(world, website_id, readChosenHomes('saved', query).listing_ids)
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
      const { block, kind, language, page, query } = v.parse(SentForm, sent)
      const token = sent[SITE_FORM_HIDDEN.token] ?? ''
      const { website_id } = entry.site
      const source = sourceOf(request, entry, sent)
      const again: Shows = (status, change, retryAfter) => ({
        isSent: false,
        page,
        query,
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
        return again(503, { problem: siteFormTexts(language, kind).away }, AWAY_SECONDS)
      }
    }
  }
}
