import { createHash } from 'node:crypto'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { campaignConsents } from '#rules/leads/suppression.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import type { HeldChoices } from '#sites/choices/choices-view.ts'
import { consentAddress } from '#sites/consent-address.ts'
import { offersConsent } from '#sites/offers-consent.ts'
import { describeQuery } from '#sites/words/describe-search.ts'
import { wordsIn } from '#sites/words/words-in.ts'
import {
  consentsWithTexts,
  leadsOfAddress,
  searchesAtAddress
} from '../../../records/leads/choices.ts'
import type { PrivacyLinkRow } from '../../../records/leads/privacy-links.ts'
import { privacyRequestsAt } from '../../../records/leads/privacy-requests.ts'
import { suppressionOf } from '../../../records/leads/suppressions.ts'
import {
  vowRegistrationAt,
  vowRegistrationsOfLeads
} from '../../../records/leads/vow-registrations.ts'
import type { World } from '../../../services/world.ts'
import { emailHash } from '../email-hash.ts'

type Asked = { content: SiteContent; language: SiteLanguage; token: string }

/** Everything that a website holds of the address of a link, and what can be withdrawn or given again. */
export async function heldChoices(
  world: World,
  link: PrivacyLinkRow,
  { content, language, token }: Asked
): Promise<HeldChoices> {
  const { clock, db } = world
  const { email, expires_at, has_copy, website_id } = link
  const now = clock()
  const leads = await leadsOfAddress(db, link)
  const consents = await consentsWithTexts(db, website_id, leads)
  const searches = await searchesAtAddress(db, link)
  const requests = await privacyRequestsAt(db, link)
  const last = Math.max(0, ...consents.map(({ withdrawn_at }) => withdrawn_at?.getTime() ?? 0))
  const hash = await emailHash(db, link.email_key)
  const suppression = await suppressionOf(db, { website_id, email_hash: hash })
  const held = campaignConsents(consents, suppression, now)
  const unsubscribed = suppression?.reason === 'unsubscribed' ? suppression.at.getTime() : 0
  const isBack = suppression !== undefined && suppression.reason !== 'unsubscribed'
  const withdrawn = Math.max(last, unsubscribed)
  const hasExpress = held.some(({ kind }) => kind === 'express')
  return {
    email,
    token,
    until: expires_at.toISOString(),
    emails: {
      consents: held.map(({ ends_at, given_at, how, kind, page, text }) => ({
        kind,
        given_at: given_at.toISOString(),
        ends_at: ends_at?.toISOString() ?? null,
        page: how === '' ? page : '',
        text: text ?? '',
        how
      })),
      withdrawn_at: withdrawn > 0 ? new Date(withdrawn).toISOString() : null,
      offer: leads.length > 0 && !hasExpress && !isBack ? emailOffer(content, language) : null
    },
    searches: searches.map(({ asked_at, confirmed_at, query, saved_search_id, text }) => ({
      id: saved_search_id,
      said: describeQuery(query)[language],
      asked_at: asked_at.toISOString(),
      confirmed: confirmed_at !== null,
      text
    })),
    registration: await registrationOf(world, link),
    requests: requests.map(({ answer, answered_at, asked_at, due_at, kind }) => ({
      kind,
      asked_at: asked_at.toISOString(),
      due_at: due_at.toISOString(),
      answered: answered_at && answer ? { at: answered_at.toISOString(), as: answer } : null
    })),
    hasCopy: has_copy
  }
}

/** What a visitor says yes to; its id names exactly this text. Null where the website lacks what the law asks for. */
export function emailOffer(
  content: SiteContent,
  language: SiteLanguage
): { id: string; text: string } | null {
  const text = offersConsent(content, wordsIn(language), consentAddress(content).line)
  if (text === undefined) return null
  return { id: createHash('sha256').update(text).digest('base64url'), text }
}

async function registrationOf(
  { clock, db }: World,
  link: PrivacyLinkRow
): Promise<HeldChoices['registration']> {
  const { email_key, website_id } = link
  const known = await vowRegistrationAt(db, website_id, email_key)
  if (!known) return null
  const full = await vowRegistrationsOfLeads(db, { website_id }, [known.lead_id])
  const found = full.find(({ registration_id }) => registration_id === known.registration_id)
  if (!found) return null
  const { accepted_at, ended_at, expires_at, registered_at, terms } = found
  return {
    registered_at: registered_at.toISOString(),
    expires_at: expires_at.toISOString(),
    accepted_at: accepted_at.toISOString(),
    isOver: ended_at !== null || expires_at <= clock(),
    terms
  }
}
