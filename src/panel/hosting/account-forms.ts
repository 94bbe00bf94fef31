import type { IncomingMessage } from 'node:http'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { EMAIL_MAX } from '#rules/limits.ts'
import { readVisitorName } from '#rules/listings/vow.ts'
import { readEmail } from '#rules/people/email.ts'
import { SITE_FORM_HIDDEN, SITE_FORM_HONEYPOT } from '#rules/websites/hidden-fields.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import type { AccountDoor } from '#sites/site-renderer.ts'
import { ACCOUNT_WORDS } from '#sites/words/account-words.ts'
import { formTokens } from '../actions/leads/form-token.ts'
import { askVowLink } from '../actions/leads/vow/ask-link.ts'
import { requestAddress, trustedProxies } from '../http/client-address.ts'
import { sharedSecret } from '../records/service/secrets.ts'
import { isDatabaseAway } from '../services/database/database-away.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'
import { isSameSite } from './lead-form-facts.ts'
import { waitForLink } from './link-limits.ts'
import { readForm } from './read-form.ts'

type Again = {
  kind: 'again'
  status: 422 | 429 | 503
  state: Partial<AccountDoor>
  /** Seconds. */
  retryAfter?: number
}
/** How a form of the door ended: a link is on its way, or the page is shown again with what was typed. */
type Outcome = { kind: 'sent' } | { kind: 'signed-out' } | Again

type About = { content: SiteContent; language: SiteLanguage; terms: AccountDoor['terms'] }
type Faults = NonNullable<AccountDoor['errors']>

/** Registering and asking for a link, which email whatever address was typed, and signing out. */
export async function accountForms(world: World) {
  const { clock, db, log, settings } = world
  const tokens = formTokens(await sharedSecret(db, 'site-forms'), clock)
  const proxies = trustedProxies(settings.trustedProxies)

  async function receiveFrom(
    request: IncomingMessage,
    entry: HostEntry,
    { language, sent, terms }: About & { sent: Record<string, string> }
  ): Promise<Outcome> {
    const words = ACCOUNT_WORDS[language]
    const { website_id } = entry.site
    const isNew = sent['action'] === 'register'
    const again = (status: 422 | 429, state: Partial<AccountDoor>): Again => ({
      kind: 'again',
      status,
      state: { ...typedIn(sent), ...state }
    })
    const name = readVisitorName(sent['name'] ?? '')
    const email = (sent['email'] ?? '').trim()
    const email_key = email.length > EMAIL_MAX ? undefined : readEmail(email)
    const errors: Faults = {
      ...(isNew && name === undefined && { name: words.register.errors.name }),
      ...(email_key === undefined && { email: words.register.errors.email }),
      ...(isNew && sent['accepts'] !== 'yes' && { accepts: words.register.errors.accepts })
    }
    if (email_key === undefined || Object.keys(errors).length > 0) return again(422, { errors })
    if (isNew && sent['terms'] !== terms.id) {
      return again(422, { problem: words.problems.changed })
    }
    const isTrap = (sent[SITE_FORM_HONEYPOT] ?? '') !== ''
    const token = sent[SITE_FORM_HIDDEN.token] ?? ''
    const { state } = tokens.check(website_id, token)
    if (state !== 'valid' || isTrap) {
      // One that is too young works as soon as its visitor has read the page.
      const kept = state === 'young' ? { token } : {}
      return again(422, { ...kept, problem: words.problems.confirm })
    }
    const ip = requestAddress(request, proxies)
    const late = await waitForLink(world, { website_id, email: email_key, ip, door: 'account' })
    if (late !== undefined) {
      const problem = words.problems.tooMany(Math.ceil(late / 60))
      return { ...again(429, { problem }), retryAfter: late }
    }
    const registers =
      isNew && name !== undefined
        ? { name, terms: terms.paragraphs.join('\n\n'), version: terms.version }
        : undefined
    await askVowLink(world, { website_id, email, email_key, language, registers })
    return { kind: 'sent' }
  }

  return {
    token: ({ site }: HostEntry) => tokens.issue(site.website_id),

    async receive(request: IncomingMessage, entry: HostEntry, about: About): Promise<Outcome> {
      const sent = await readForm(request)
      const { problems } = ACCOUNT_WORDS[about.language]
      const again = (status: 422 | 503, problem: string): Outcome => ({
        kind: 'again',
        status,
        state: { ...typedIn(sent), problem }
      })
      if (!isSameSite(request, entry)) return again(422, problems.confirm)
      if (sent['action'] === 'sign-out') return { kind: 'signed-out' }
      try {
        return await receiveFrom(request, entry, { ...about, sent })
      } catch (error) {
        if (error instanceof Refused) throw error
        // What was typed is shown again, whatever kept it from being stored.
        if (!isDatabaseAway(error)) log.error({ err: error }, 'a link could not be asked for')
        return again(503, problems.away)
      }
    }
  }
}

function typedIn(sent: Record<string, string>): Pick<AccountDoor, 'sentBy' | 'values'> {
  return {
    sentBy: sent['action'] === 'register' ? 'register' : 'sign-in',
    values: { name: sent['name'] ?? '', email: sent['email'] ?? '' }
  }
}
