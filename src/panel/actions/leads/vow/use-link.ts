import { createHash, randomBytes } from 'node:crypto'
import { REGISTERED_DAYS, SIGNED_IN_DAYS } from '#rules/listings/vow.ts'
import { consentTextBy } from '../../../records/leads/lead-consents.ts'
import { addLeadEvent, insertLead, mainLeadAtAddress } from '../../../records/leads/leads.ts'
import { lockPeople } from '../../../records/leads/people.ts'
import { useVowLink, vowLinkById, type VowLinkRow } from '../../../records/leads/vow-links.ts'
import {
  addVowAcceptance,
  addVowSession,
  saveVowRegistration,
  vowRegistrationAt,
  type VowRegistrationRow
} from '../../../records/leads/vow-registrations.ts'
import { websiteById } from '../../../records/websites/websites.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import type { Db, World } from '../../../services/world.ts'
import { deliverLead } from '../deliver-lead.ts'
import { readEmailToken } from '../email-tokens.ts'

const DAY_MS = 86_400_000

/** What a link is for; undefined if it is not one of ours, or so old that it was deleted. */
export async function vowLinkOfToken(
  { db }: World,
  token: string
): Promise<VowLinkRow | undefined> {
  const link_id = await readEmailToken(db, 'vow', token)
  return link_id === undefined ? undefined : vowLinkById(db, link_id)
}

export type SignedIn = { token: string; until: Date }

/**
 * Uses up a link: its visitor is registered, if they accepted the terms with it, and their browser signed in.
 * Of two presses at once, one signs in. `used`: too old, used, or another website's · `ended`: by the
 * agent · `expired`: the terms have to be accepted again.
 */
export async function useVowLinkOf(
  world: World,
  { host, link_id, website_id }: { link_id: string; website_id: number; host: string }
): Promise<SignedIn | 'ended' | 'expired' | 'used'> {
  const now = world.clock()
  return inTransaction(world.db, async (tx) => {
    const inside = { ...world, db: tx as World['db'] }
    await lockPeople(tx, { website_id })
    const link = await useVowLink(tx, { link_id, website_id, now })
    if (!link) return 'used'
    const known = await vowRegistrationAt(tx, website_id, link.email_key)
    if (known?.ended_at) return 'ended'
    const { terms_version, text_id } = link
    if (terms_version !== null && text_id !== null) {
      const terms = { terms_version, text_id }
      return signIn(tx, await register(inside, link, { ...terms, host, known, now }), now)
    }
    return known && known.expires_at > now ? signIn(tx, known, now) : 'expired'
  })
}

type Registered = Pick<VowRegistrationRow, 'expires_at' | 'registration_id'>

async function register(
  inside: World,
  link: VowLinkRow,
  at: {
    host: string
    known: VowRegistrationRow | undefined
    now: Date
    terms_version: string
    text_id: string
  }
): Promise<Registered> {
  const { host, known, now, terms_version, text_id } = at
  const { asked_at, email, email_key, language, name, website_id } = link
  const tx = inside.db
  const main = await mainLeadAtAddress(tx, website_id, email_key)
  const lead_id = main ?? known?.lead_id ?? (await newLead(tx, link, now))
  const expires_at = new Date(now.getTime() + REGISTERED_DAYS * DAY_MS)
  const registration_id = await saveVowRegistration(tx, {
    website_id,
    lead_id,
    name,
    email,
    email_key,
    language,
    registered_at: now,
    expires_at
  })
  const terms = { terms_version, text_id, accepted_at: asked_at, confirmed_at: now }
  await addVowAcceptance(tx, { registration_id, website_id, ...terms })
  const agreed_to = await consentTextBy(tx, text_id)
  await addLeadEvent(tx, {
    website_id,
    lead_id,
    kind: 'registration',
    data: { change: known ? 'renewed' : 'registered', version: terms_version, agreed_to },
    at: now
  })
  if (main === undefined && !known) await tellAgent(inside, link, { host, lead_id, now })
  return { expires_at, registration_id }
}

/** A link that was used shows a person as much as our own check does. */
async function newLead(
  tx: Db,
  { email, language, name, website_id }: VowLinkRow,
  now: Date
): Promise<string> {
  const lead = { website_id, kind: 'registration', name, email, language, verified: true } as const
  const lead_id = await insertLead(tx, { ...lead, source: '{}', received_at: now })
  if (lead_id === undefined) throw new Error('a lead without a key was not stored')
  return lead_id
}

async function tellAgent(
  inside: World,
  { email, name, website_id }: VowLinkRow,
  { host, lead_id, now }: { host: string; lead_id: string; now: Date }
): Promise<void> {
  const website = await websiteById(inside.db, website_id)
  if (!website) return
  await deliverLead(inside, website, {
    lead_id,
    website_id,
    at: now,
    host,
    verified: true,
    tester: undefined,
    sent: {
      kind: 'registration',
      name,
      email,
      phone: '',
      address: '',
      preferred_time: '',
      message: '',
      page: '/homes-account'
    },
    places: []
  })
}

async function signIn(
  tx: Db,
  { expires_at, registration_id }: Registered,
  now: Date
): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url')
  const soonest = Math.min(now.getTime() + SIGNED_IN_DAYS * DAY_MS, expires_at.getTime())
  const until = new Date(soonest)
  await addVowSession(tx, {
    token_hash: hashSession(token),
    registration_id,
    expires_at: until
  })
  return { token, until }
}

/** As a session is stored: what the table has signs nobody in. */
export function hashSession(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
