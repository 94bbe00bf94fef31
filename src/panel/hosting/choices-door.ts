import type { IncomingMessage } from 'node:http'
import { EMAIL_MAX } from '#rules/limits.ts'
import { readEmail } from '#rules/people/email.ts'
import { SITE_FORM_HIDDEN, SITE_FORM_HONEYPOT } from '#rules/websites/hidden-fields.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import type { ChoicesDoor } from '#sites/choices/choices-view.ts'
import { CHOICES_WORDS } from '#sites/words/choices-words.ts'
import { askChoicesLink } from '../actions/leads/choices/ask-link.ts'
import { formTokens } from '../actions/leads/form-token.ts'
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
  door: Partial<ChoicesDoor>
  /** Seconds. */
  retryAfter?: number
}
type Outcome = { kind: 'sent' } | Again

/** Asking for a link to one's choices, which is emailed to whatever address was typed. */
export async function choicesDoor(world: World) {
  const { clock, db, log, settings } = world
  const tokens = formTokens(await sharedSecret(db, 'site-forms'), clock)
  const proxies = trustedProxies(settings.trustedProxies)

  async function ask(
    request: IncomingMessage,
    { website_id }: { website_id: number },
    language: SiteLanguage,
    sent: Record<string, string>
  ): Promise<Outcome> {
    const { door: words, problems } = CHOICES_WORDS[language]
    const email = (sent['email'] ?? '').trim()
    const again = (status: 422 | 429, door: Partial<ChoicesDoor>): Again => ({
      kind: 'again',
      status,
      door: { email, ...door }
    })
    const email_key = email.length > EMAIL_MAX ? undefined : readEmail(email)
    if (email_key === undefined) return again(422, { error: words.error })
    const token = sent[SITE_FORM_HIDDEN.token] ?? ''
    const { state } = tokens.check(website_id, token)
    if (state !== 'valid' || (sent[SITE_FORM_HONEYPOT] ?? '') !== '') {
      // One that is too young works as soon as its visitor has read the page.
      return again(422, { ...(state === 'young' && { token }), problem: problems.confirm })
    }
    const ip = requestAddress(request, proxies)
    const late = await waitForLink(world, { website_id, email: email_key, ip, door: 'choices' })
    if (late !== undefined) {
      const problem = problems.tooMany(Math.ceil(late / 60))
      return { ...again(429, { problem }), retryAfter: late }
    }
    await askChoicesLink(world, { website_id, email, email_key, language })
    return { kind: 'sent' }
  }

  return {
    token: ({ site }: HostEntry) => tokens.issue(site.website_id),

    async receive(
      request: IncomingMessage,
      entry: HostEntry,
      language: SiteLanguage
    ): Promise<Outcome> {
      const sent = await readForm(request)
      const { problems } = CHOICES_WORDS[language]
      const again = (status: 422 | 503, problem: string): Outcome => ({
        kind: 'again',
        status,
        door: { email: sent['email'] ?? '', problem }
      })
      if (!isSameSite(request, entry)) return again(422, problems.confirm)
      try {
        return await ask(request, entry.site, language, sent)
      } catch (error) {
        if (error instanceof Refused) throw error
        // What was typed is shown again, whatever kept it from being stored.
        if (!isDatabaseAway(error)) log.error({ err: error }, 'a link could not be asked for')
        return again(503, problems.away)
      }
    }
  }
}
