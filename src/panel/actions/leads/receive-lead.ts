import type { LeadForm } from '#contract/leads/lead-form.ts'
import { consentEnds } from '#rules/leads/consent-clock.ts'
import { isLinkSpam } from '#rules/leads/link-spam.ts'
import type { LeadSource } from '#rules/leads/lead-source.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { websiteUrl } from '#rules/websites/website-url.ts'
import { agentById } from '../../records/accounts/agents.ts'
import { addConsents, saveConsentText } from '../../records/leads/lead-consents.ts'
import { connectorsOf } from '../../records/leads/lead-connectors.ts'
import { addDeliveries } from '../../records/leads/lead-deliveries.ts'
import { addLeadEvent, insertLead, leadByKey } from '../../records/leads/leads.ts'
import { websiteById, type WebsiteRow } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'
import { issueCode, voidCodes } from '../../records/accounts/one-time-codes.ts'
import { type AskedHome, homeText } from '../emails/lead-received.ts'
import { queueEmail } from '../emails/queue-email.ts'
import type { FormTester } from './form-token.ts'
import { sequenceInquiry } from './join-sequence.ts'
import { type Shared, shareLead } from '../team/share-lead.ts'
import { queuePassOn } from './pass-on-lead.ts'
import { leadAddress } from '../websites/lead-address.ts'

export type ReceivedLead = {
  website_id: number
  /** The host that it was sent to. */
  host: string
  sent: LeadForm
  home?: AskedHome | undefined
  /** The text that the visitor ticked; undefined if they didn't. */
  agreedTo?: string | undefined
  isHuman: boolean
  /** Who tests the form by this lead; undefined for a visitor's. */
  tester: FormTester | undefined
  key: string
  /** The website's main language. */
  language: SiteLanguage
  source: LeadSource
}

const TYPED = ['name', 'email', 'phone', 'address', 'preferred_time', 'message'] as const

/**
 * Stores a lead with its history and consents, and queues the email to the agent, once for each key.
 * False if another lead has the key already.
 */
export async function receiveLead(world: World, received: ReceivedLead): Promise<boolean> {
  const { agreedTo, home, key, sent, source, tester, website_id } = received
  return world.db.transaction().execute(async (tx) => {
    const website = await websiteById(tx, website_id)
    if (!website) return false
    const at = world.clock()
    const isSpam = isLinkSpam(sent)
    const { kind, language, page } = sent
    const stored = {
      address: sent.address,
      home: home ? homeText(home) : sent.home,
      message: sent.message,
      page,
      preferred_time: sent.preferred_time,
      verified: received.isHuman && !isSpam
    }
    const lead_id = await insertLead(tx, {
      ...stored,
      website_id,
      kind,
      language,
      name: sent.name,
      email: sent.email,
      phone: sent.phone,
      listing_id: sent.home === '' ? null : sent.home,
      source: JSON.stringify(source),
      is_test: tester !== undefined,
      received_at: at,
      request_key: key
    })
    if (lead_id === undefined) {
      const first = await leadByKey(tx, website_id, key)
      return TYPED.every((field) => first?.[field] === sent[field])
    }
    const lead = { website_id, lead_id }
    await addLeadEvent(tx, {
      ...lead,
      at,
      kind: 'received',
      data: { ...stored, kind, source, agreed_to: agreedTo ?? '' }
    })
    const consent = { ...lead, language, given_at: at }
    await addConsents(tx, [
      { ...consent, kind: 'inquiry', ends_at: consentEnds('inquiry', at) },
      ...(agreedTo === undefined
        ? []
        : [
            {
              ...consent,
              kind: 'express' as const,
              text_id: await saveConsentText(tx, language, agreedTo)
            }
          ])
    ])
    if (!isSpam && !tester) await sequenceInquiry(world, tx, lead)
    // The watchdog's lead is for nobody to read.
    if (tester === 'watchdog') return true
    const state = isSpam ? 'held' : 'waiting'
    // A test shows that emails arrive; another CRM would take it for a person.
    const connectors = tester ? [] : await connectorsOf(tx, website_id)
    const on = connectors.filter(({ is_on }) => is_on).map(({ kind: channel }) => channel)
    const deliveries = [...on, 'email' as const]
    const row = { ...lead, state, updated: at } as const
    await addDeliveries(
      tx,
      deliveries.map((channel) => ({ ...row, channel }))
    )
    for (const channel of isSpam ? [] : on) await queuePassOn(tx, { ...lead, channel }, at)
    if (!isSpam) {
      const inside = { ...world, db: tx }
      const places = [stored.home, stored.address, page, home?.area ?? '', home?.address ?? '']
      const shared = tester ? undefined : await shareLead(inside, { ...lead, places })
      const { verified } = stored
      await queueLeadEmails(inside, website, { ...received, ...lead, at, verified, shared })
    }
    return true
  })
}

/** To the agent, or to the member who has the lead, of which the owner may get a copy. */
async function queueLeadEmails(
  { db: tx, settings }: World,
  website: WebsiteRow,
  lead: ReceivedLead & {
    lead_id: string
    verified: boolean
    at: Date
    shared: Shared | undefined
  }
): Promise<void> {
  const { agreedTo, at, home, host, language, lead_id, sent, shared, tester, verified } = lead
  const { website_id } = lead
  const { address, email, kind, message, name, page, phone, preferred_time } = sent
  const agent = await agentById(tx, website.agent_id)
  const { agent_id } = website
  if (tester) await voidCodes(tx, agent_id, 'lead')
  const code = tester && (await issueCode(tx, { agent_id, purpose: 'lead', now: at }))
  const holder = shared?.holder
  const said = {
    kind: 'lead-received' as const,
    form: kind,
    lead_id,
    name,
    email,
    phone,
    address,
    preferred_time,
    message,
    ...(home && { home }),
    page: websiteUrl(host, settings.siteUrl) + page,
    consent: agreedTo ?? '',
    verified,
    ...(code !== undefined && { code }),
    language,
    ...(email !== '' && !tester && { replyTo: { name, address: email } })
  }
  const owner = { to: await leadAddress(tx, website, agent) }
  if (!holder) {
    const isUncovered = shared?.sharing === 'area'
    await queueEmail(tx, at, { ...said, ...owner, website_id, ...(isUncovered && { isUncovered }) })
    return
  }
  const to = { name: holder.name, address: holder.email }
  await queueEmail(tx, at, { ...said, to, website_id })
  // Without the website: what became of the copy is not what became of the email.
  if (shared.owner_copies) await queueEmail(tx, at, { ...said, ...owner, held_by: holder.name })
}
