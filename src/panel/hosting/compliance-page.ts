import type { IncomingMessage, ServerResponse } from 'node:http'
import { html } from 'hono/html'
import type { WhyFinding } from '#contract/listings/why-listing.ts'
import { compliancePageMessages } from '#messages/hosting/compliance.ts'
import { agreementLabels } from '#messages/listings/agreement-labels.ts'
import { whyListingMessages } from '#messages/listings/why-listing.ts'
import { LISTING_NUMBER_MAX } from '#rules/listings/feeds/compliance-path.ts'
import { DEPARTURES_KEPT_DAYS } from '#rules/listings/feeds/feed-limits.ts'
import { readComplianceLink } from '../actions/listings/feeds/compliance-link.ts'
import { whyListing } from '../actions/listings/feeds/why-listing.ts'
import { limit } from '../http/rate-limit.ts'
import type { World } from '../services/world.ts'
import { dayOfMoment, longMoment } from './long-moment.ts'
import { languageOf, sendPlain } from './plain-page.ts'
import type { RawHeaders } from './site-headers.ts'

/** A link is read anywhere in Canada, so its times are the capital's, and say so. */
const CAPITAL = 'America/Toronto'

type Language = 'en' | 'fr'

const QUARTER_HOUR = 15 * 60

/** What became of a website's listings, for a board's compliance officer with a link: nothing is changed here. */
export async function sendCompliancePage(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  asked: { headers: RawHeaders; host: string; token: string; website_id: number }
): Promise<void> {
  const { headers, host, token, website_id } = asked
  const language = languageOf(request.headers['accept-language'])
  const t = compliancePageMessages[language]
  const ends = await readComplianceLink(world, website_id, token)
  if (!ends) return sendPlain(response, { headers, language, status: 404, ...t.unknown })
  const [, query = ''] = (request.url ?? '').split('?')
  const number = (new URLSearchParams(query).get('mls') ?? '').trim().slice(0, LISTING_NUMBER_MAX)
  await limit(world, `compliance:${website_id}`, { hits: 300, seconds: QUARTER_HOUR })
  const findings = number === '' ? undefined : await whyListing(world, website_id, number, language)
  const words = whyListingMessages[language]
  sendPlain(response, {
    headers,
    language,
    status: 200,
    title: t.title(host),
    text: t.text(dayOfMoment(ends, language, CAPITAL)),
    more: html`<form>
        <label for="mls">${words.field}</label>
        <input
          autocomplete="off"
          id="mls"
          maxlength="${LISTING_NUMBER_MAX}"
          name="mls"
          required
          value="${number}"
        />
        <button>${words.ask}</button>
      </form>
      ${findings?.length === 0 ? html`<section role="status"><p>${words.none(number, DEPARTURES_KEPT_DAYS)}</p></section>` : ''}
      ${(findings ?? []).map((one) => findingIn(language, number, one))}`
  })
}

function findingIn(language: Language, number: string, finding: WhyFinding) {
  const t = whyListingMessages[language]
  const time = (text: string) => longMoment(new Date(text), language, CAPITAL)
  const { agreements, feed, listing_url, reason, seen_at, since } = finding
  const kinds = agreementLabels[language].kinds
  const none = feed === '' ? '' : html`<li>${t.noPermission}</li>`
  return html`<section>
    <h2>${number}</h2>
    <p>${t.reasons[reason]} ${since === null ? '' : t.since(time(since))}</p>
    <ul>
      <li>
        ${feed === '' ? t.own : seen_at === null ? t.inFeed(feed) : t.seen(feed, time(seen_at))}
      </li>
      ${agreements.map(({ kind, signed_on }) => html`<li>${t.permission(kinds[kind], dayIn(language, signed_on))}</li>`)}
      ${agreements.length === 0 ? none : ''}
    </ul>
    ${listing_url === null ? '' : html`<p><a href="${listing_url}">${t.view}</a></p>`}
  </section>`
}

function dayIn(language: Language, day: string): string {
  return dayOfMoment(new Date(`${day}T00:00:00Z`), language, 'UTC')
}
