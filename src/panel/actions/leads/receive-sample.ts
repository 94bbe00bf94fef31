import * as v from 'valibot'
import { SiteContent } from '#contract/websites/site-content.ts'
import { consentEnds } from '#rules/leads/consent-clock.ts'
import { SAMPLE_LEAD_KEY } from '#rules/leads/sample-lead.ts'
import { consentAddress } from '#sites/consent-address.ts'
import { offersConsent } from '#sites/offers-consent.ts'
import { wordsIn } from '#sites/words/words-in.ts'
import { addConsents, saveConsentText } from '../../records/leads/lead-consents.ts'
import { insertTags } from '../../records/leads/lead-tags.ts'
import { addLeadEvent, insertLead } from '../../records/leads/leads.ts'
import { siteOf } from '../../records/websites/sites.ts'
import type { World } from '../../services/world.ts'
import { SAMPLE_TAG } from '#sites/demo/leads/people.ts'
import type { SamplePerson } from '#sites/demo/leads/sample-person.ts'
import { SAMPLE_SOURCES } from '#sites/demo/leads/sample-sources.ts'
import { addLead } from './add-lead.ts'
import { sequenceInquiry } from './join-sequence.ts'
import type { LeadAccess } from './lead-access.ts'

/** Stores a sample person's message as a form's, which passes nothing on and sends no email; its lead. */
export async function receiveSample(
  world: World,
  access: LeadAccess,
  person: SamplePerson
): Promise<string> {
  const lead_id = await (person.kind === 'manual' ? addMet : addWritten)(world, access, person)
  const { website_id } = access
  await insertTags(world.db, { website_id, lead_id }, [SAMPLE_TAG, ...(person.tags ?? [])])
  return lead_id
}

type Added = (world: World, access: LeadAccess, person: SamplePerson) => Promise<string>

const addMet: Added = async (world, access, person) => {
  const { email, home = '', message, name, phone, source } = person
  const { note: source_note = '' } = { ...SAMPLE_SOURCES[source] } as { note?: string }
  const typed = { name, email, phone, home, message, source_note, kind: 'manual' as const }
  const consent = { consent: 'none' as const, consent_note: '', given_on: '' }
  const { lead_id } = await addLead(world, access, { ...typed, ...consent, language: 'en' })
  return lead_id
}

const addWritten: Added = async (world, { website_id }, person) => {
  const { clock, db } = world
  const at = clock()
  const { email, kind, language = 'en', name, phone } = person
  const source = SAMPLE_SOURCES[person.source]
  const written = {
    address: person.address ?? '',
    home: person.home ?? '',
    message: person.message,
    page: person.page ?? '/contact',
    preferred_time: person.preferred_time ?? '',
    verified: !person.isUnverified
  }
  const lead_id = await insertLead(db, {
    ...written,
    website_id,
    kind,
    language,
    name,
    email,
    phone,
    source: JSON.stringify(source),
    received_at: at,
    request_key: `${SAMPLE_LEAD_KEY}${email || phone} ${written.page} ${at.toISOString()}`
  })
  if (lead_id === undefined) throw new Error(`${name} wrote twice at the same time`)
  const lead = { website_id, lead_id }
  const agreed_to = person.hasAgreed ? await offersText(db, website_id) : ''
  const data = { ...written, kind, source, agreed_to }
  await addLeadEvent(db, { ...lead, at, kind: 'received', data })
  const consent = { ...lead, language, given_at: at } as const
  await addConsents(db, [{ ...consent, kind: 'inquiry', ends_at: consentEnds('inquiry', at) }])
  if (agreed_to !== '') {
    const text_id = await saveConsentText(db, language, agreed_to)
    await addConsents(db, [{ ...consent, kind: 'express', text_id }])
  }
  await sequenceInquiry(world, world.db, lead)
  return lead_id
}

/** What a visitor of the website agrees to. */
async function offersText(db: World['db'], website_id: number): Promise<string> {
  const content = v.safeParse(SiteContent, (await siteOf(db, website_id))?.published)
  if (!content.success) return ''
  const { line } = consentAddress(content.output)
  return offersConsent(content.output, wordsIn('en'), line) ?? ''
}
