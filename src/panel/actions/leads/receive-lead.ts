import type { ShownListing } from '#contract/listings/shown-listing.ts'
import type { LeadForm } from '#contract/leads/lead-form.ts'
import { consentEnds } from '#rules/leads/consent-clock.ts'
import { isLinkSpam } from '#rules/leads/link-spam.ts'
import type { LeadSource } from '#rules/leads/lead-source.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import {
  addConsents,
  hasExpressConsent,
  saveConsentText
} from '../../records/leads/lead-consents.ts'
import { addLeadEvent, insertLead, leadByKey, sameLeadSince } from '../../records/leads/leads.ts'
import { websiteById } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'
import { type AskedHome, homeText } from '../emails/lead-received.ts'
import { homesText } from '../emails/email-homes.ts'
import { deliverLead } from './deliver-lead.ts'
import { emailHomes } from './email-homes.ts'
import type { FormTester } from './form-token.ts'
import { sequenceInquiry } from './join-sequence.ts'

export type ReceivedLead = {
  website_id: number
  /** The host that it was sent to. */
  host: string
  sent: LeadForm
  home?: ((language: SiteLanguage) => AskedHome) | undefined
  /** Those of a shortlist, which its visitor is emailed. */
  homes?: readonly ShownListing[] | undefined
  /** The text that the visitor ticked; undefined if they didn't. */
  agreedTo?: string | undefined
  isHuman: boolean
  /** Who tests the form by this lead; undefined for a visitor's. */
  tester: FormTester | undefined
  key: string
  source: LeadSource
}

const TYPED = ['name', 'email', 'phone', 'address', 'preferred_time', 'message'] as const

/** A visitor who goes back and sends the same words again within this time sent one message. */
const SENT_AGAIN_MS = 10 * 60_000

/**
 * Stores a lead with its history and consents, and queues the email to the agent, once for each key and
 * for the same words that are sent again soon. False if another lead has the key already.
 */
export async function receiveLead(world: World, received: ReceivedLead): Promise<boolean> {
  const { agreedTo, home, key, sent, source, tester, website_id } = received
  return world.db.transaction().execute(async (tx) => {
    const website = await websiteById(tx, website_id)
    if (!website) return false
    const at = world.clock()
    const isSpam = isLinkSpam(sent)
    const { kind, language, page } = sent
    const asked = home?.(language)
    const stored = {
      address: sent.address,
      home: received.homes
        ? homesText(received.homes, language)
        : asked
          ? homeText(asked)
          : sent.home,
      message: sent.message,
      page,
      preferred_time: sent.preferred_time,
      verified: received.isHuman && !isSpam
    }
    const since = new Date(at.getTime() - SENT_AGAIN_MS)
    const first = tester
      ? undefined
      : await sameLeadSince(tx, website_id, { ...sent, home: stored.home }, since)
    // A yes that the first message came without is not lost.
    const isAgain = agreedTo === undefined || (first && (await hasExpressConsent(tx, first)))
    if (first !== undefined && isAgain) return true
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
      const known = await leadByKey(tx, website_id, key)
      return TYPED.every((field) => known?.[field] === sent[field])
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
    const inside = { ...world, db: tx as World['db'] }
    const places = [stored.home, stored.address, page, asked?.area ?? '', asked?.address ?? '']
    const { verified } = stored
    const { homes } = received
    const about = homes && ((reader: SiteLanguage) => homesText(homes, reader))
    await deliverLead(
      inside,
      website,
      { ...received, ...lead, about, at, places, verified },
      { isSpam }
    )
    if (received.homes && !isSpam) await emailHomes(inside, { ...lead, at, sent }, received.homes)
    return true
  })
}
