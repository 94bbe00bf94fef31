import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { SiteMessage } from '#contract/websites/site-message.ts'
import { siteFormMessages } from '#messages/hosting/site-form.ts'
import {
  SITE_FORM_FIELDS,
  SITE_FORM_HIDDEN,
  SITE_FORM_HONEYPOT,
  type SiteFormField,
  type SiteFormKind
} from '#rules/websites/site-form.ts'
import type { SiteForm } from '#sites/site-renderer.ts'
import { agentName } from '#sites/view.ts'
import { wordsIn } from '#sites/words/words-in.ts'
import { receiveSiteMessage } from '../actions/websites/receive-site-message.ts'
import { requestAddress, trustedProxies } from '../http/client-address.ts'
import { limit } from '../http/rate-limit.ts'
import { sharedSecret } from '../records/service/secrets.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'
import { formTokens } from './form-token.ts'
import type { HostEntry } from './host-map.ts'
import { normaliseHost } from './host-name.ts'
import { readForm } from './read-form.ts'
import { visitorCheck } from './visitor-check.ts'

const QUARTER_HOUR = 15 * 60

/** How a message ended: sent, or the page is shown again with what was typed. */
type MessageOutcome =
  | { isSent: true; page: string; kind: SiteFormKind; block: string }
  | { isSent: false; page: string; status: 422 | 429; form: SiteForm; retryAfter?: number }

/** The page, shown again. */
type Shown = Extract<MessageOutcome, { isSent: false }>

export type MessageForm = {
  challenge: (request: IncomingMessage, entry: HostEntry) => Promise<object>
  receive: (request: IncomingMessage, entry: HostEntry) => Promise<MessageOutcome>
}

/** The forms of agents' websites. */
export async function messageForm(
  world: World,
  contentOf: (entry: HostEntry) => Promise<SiteContent | undefined>
): Promise<MessageForm> {
  const { clock, db, settings } = world
  const tokens = formTokens(await sharedSecret(db, 'site-forms'), clock)
  const visitors = await visitorCheck(world)
  const proxies = trustedProxies(settings.trustedProxies)

  return {
    async challenge(request, { site }) {
      const ip = requestAddress(request, proxies)
      await limit(world, `site-challenge:${ip}`, { hits: 120, seconds: QUARTER_HOUR })
      return {
        form_token: tokens.issue(site.website_id),
        challenge: (await visitors.challenge()) ?? null
      }
    },

    async receive(request, entry) {
      const { website_id } = entry.site
      const sent = await readForm(request)
      const read = v.safeParse(SiteMessage, sent, { lang: languageOf(sent) })
      const { block, kind, language, page } = v.parse(v.pick(Fields, NAMES), sent)
      const token = sent[SITE_FORM_HIDDEN.token] ?? ''
      const checked = tokens.check(website_id, token)
      const again = (status: 422 | 429, change: Partial<SiteForm>): Shown => ({
        isSent: false,
        page,
        status,
        form: {
          // A token that is too young works as soon as its visitor has read the page.
          token: checked.state === 'unusable' ? tokens.issue(website_id) : token,
          sentBy: { kind, block },
          values: valuesOf(sent),
          ...change
        }
      })
      const texts = siteFormMessages[language]
      if (!read.success) return again(422, { errors: errorsOf(read.issues) })
      const isTrap = (sent[SITE_FORM_HONEYPOT] ?? '') !== ''
      if (checked.state !== 'valid' || isTrap || !isSameSite(request, entry)) {
        return again(422, { problem: texts.confirm })
      }
      const ip = requestAddress(request, proxies)
      const late = await tooMany(world, website_id, ip)
      if (late !== undefined) {
        return { ...again(429, { problem: texts.tooMany }), retryAfter: late }
      }
      const shown = await contentOf(entry)
      const words = wordsIn(language)
      const consent = shown && words.form.consentText(agentName(shown, words))
      if (sent[SITE_FORM_HIDDEN.consentText] !== consent) {
        // The page was opened before the agent's name changed: its visitor agreed to another text.
        const { consent: _, ...values } = valuesOf(sent)
        return again(422, { problem: texts.consentChanged, values })
      }
      const isNew = await receiveSiteMessage(world, {
        website_id,
        host: entry.host,
        message: read.output,
        consent: consent ?? '',
        wasChecked: await visitors.isHuman(sent, { entry, ip }),
        key: checked.key,
        language: shown?.language ?? language
      })
      if (isNew) return { isSent: true, page, kind, block }
      // The visitor went back and wrote another message, which needs a token of its own.
      return again(422, { problem: texts.confirm, token: tokens.issue(website_id) })
    }
  }
}

const NAMES = ['block', 'kind', 'language', 'page'] as const
const Fields = SiteMessage.pipe[0]

function languageOf(sent: Record<string, string>): string {
  return sent[SITE_FORM_HIDDEN.language] === 'fr' ? 'fr' : 'en'
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

/** A form on another website may not send in its visitor's name. Without Origin there is no browser. */
function isSameSite({ headers }: IncomingMessage, { host }: HostEntry): boolean {
  if (headers.origin === undefined) return true
  const origin = URL.parse(headers.origin)
  return origin !== null && normaliseHost(origin.host) === host
}

/** Seconds to wait if too many messages came from this address or to this website. */
async function tooMany(world: World, website_id: number, ip: string): Promise<number | undefined> {
  try {
    await limit(world, `site-message:${website_id}:${ip}`, { hits: 10, seconds: QUARTER_HOUR })
    await limit(world, `site-messages:${website_id}`, { hits: 300, seconds: QUARTER_HOUR })
    return undefined
  } catch (error) {
    if (error instanceof Refused && error.status === 429) return error.retryAfter ?? QUARTER_HOUR
    throw error
  }
}
