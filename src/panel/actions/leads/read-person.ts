import type { Person } from '#contract/leads/person.ts'
import { listingsPath } from '#rules/listings/listing-path.ts'
import { askForConsentUntil, type Consent } from '#rules/leads/consent-clock.ts'
import { dayIn } from '#rules/leads/lead-days.ts'
import { campaignBasis, type Suppression, waitsForVerifying } from '#rules/leads/suppression.ts'
import { describeQuery } from '#sites/words/describe-search.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import { consentsFor } from '../../records/leads/people-consents.ts'
import { type OpenEnrolment, openEnrolment } from '../../records/leads/enrolments.ts'
import { leadsApartFrom } from '../../records/leads/leads-apart.ts'
import { tagsOf, websiteTags } from '../../records/leads/lead-tags.ts'
import { tasksOf } from '../../records/leads/lead-tasks.ts'
import { listPrivacyRequests } from '../../records/leads/privacy-requests.ts'
import type { LeadRow } from '../../records/leads/leads.ts'
import { searchesOfLeads } from '../../records/leads/saved-searches.ts'
import { sameKeyLeads } from '../../records/leads/people.ts'
import { sequencesOf } from '../../records/leads/sequences.ts'
import {
  type RegistrationOfLead,
  vowRegistrationsOfLeads
} from '../../records/leads/vow-registrations.ts'
import { websiteById } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'
import { agentSender } from './agent-sender.ts'
import { findPerson } from './find-person.ts'
import { readHumanMarks } from './human-marks.ts'
import type { LeadAccess } from './lead-access.ts'
import { leadMembers } from './lead-members.ts'
import { readTimeline } from './read-timeline.ts'
import { suppressedAmong } from './suppressed-addresses.ts'
import { writeRequest } from './requests/write-request.ts'
import { writeLead } from './write-lead.ts'

const DUPLICATES_SHOWN = 5
const DONE_TASKS_SHOWN = 5
const SUGGESTIONS = 100

/** A person with all that their page shows. @throws Refused with 404 for one that this website lacks. */
export async function readPerson(
  world: World,
  access: LeadAccess,
  lead_id: string
): Promise<Person> {
  const { db } = world
  const { leads, main } = await findPerson(db, access, lead_id)
  const ids = leads.map((lead) => lead.lead_id)
  const { website_id } = access
  const tags = (await tagsOf(db, access, [main.lead_id])).get(main.lead_id) ?? []
  const tasks = await tasksOf(db, access, { leads: ids, mostDone: DONE_TASKS_SHOWN })
  const same = await sameKeyLeads(db, access, {
    main_id: main.lead_id,
    keys: leads,
    most: DUPLICATES_SHOWN
  })
  const apart = await leadsApartFrom(db, access, ids)
  const suggestions = await websiteTags(db, access, SUGGESTIONS)
  const website = await websiteById(db, website_id)
  const now = world.clock()
  const suppressions = await suppressedAmong(db, website_id, [main.email_key])
  const human = await readHumanMarks(db, { leads, main })
  const enrolment = await openEnrolment(db, { website_id, leads: ids })
  const running = (await sequencesOf(db, website_id)).filter(({ is_on }) => is_on)
  return {
    lead: writeLead(main, tags),
    first_received_at: (leads[0] ?? main).received_at.toISOString(),
    merged: leads.filter((lead) => lead !== main).map((lead) => writeMerged(lead, main)),
    duplicates: same.map((one) => writeDuplicate(one, apart)),
    consent: writeConsent(await consentsFor(db, main), suppressions.get(main.email_key), now),
    human:
      human.unverified.length > 0 ? 'unverified' : human.marked.length > 0 ? 'marked' : 'checked',
    sequence: enrolment ? writeSequence(enrolment) : null,
    sequences: running.map(({ name, sequence_id }) => ({ sequence_id, name })),
    saved_searches: await writeSearches(world, access, ids),
    registrations: (await vowRegistrationsOfLeads(db, access, ids)).map((one) =>
      writeRegistration(one, now)
    ),
    privacy_requests: (await listPrivacyRequests(db, access, ids)).map((one) =>
      writeRequest(one, now)
    ),
    tasks: tasks.map(({ done_at, due_on, task_id, title }) => ({
      task_id,
      title,
      due_on,
      done_at: done_at?.toISOString() ?? null
    })),
    tag_suggestions: suggestions.filter((tag) => !tags.includes(tag)),
    members: await leadMembers(world, access),
    today: dayIn(zoneOf(website?.billing_state).id, now),
    timeline: await readTimeline(world, access, { leads })
  }
}

async function writeSearches(
  world: World,
  { website_id }: LeadAccess,
  leads: readonly string[]
): Promise<Person['saved_searches']> {
  const rows = await searchesOfLeads(world.db, { website_id }, leads)
  if (rows.length === 0) return []
  const { language: main, website } = await agentSender(world, website_id)
  return rows.flatMap(({ confirmed_at, language, query, saved_search_id, sent_at }) => {
    if (!confirmed_at) return []
    return {
      saved_search_id,
      said: describeQuery(query),
      url: `${website}${listingsPath(language, main)}${query === '' ? '' : `?${query}`}`,
      confirmed_at: confirmed_at.toISOString(),
      sent_at: sent_at?.toISOString() ?? null
    }
  })
}

function writeRegistration(
  registration: RegistrationOfLead,
  now: Date
): Person['registrations'][number] {
  const { accepted_at, email, ended_at, expires_at, registered_at } = registration
  const { registration_id, terms, terms_version } = registration
  return {
    registration_id,
    email,
    registered_at: registered_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_expired: expires_at <= now,
    ended_at: ended_at?.toISOString() ?? null,
    terms_version,
    accepted_at: accepted_at.toISOString(),
    terms
  }
}

function writeMerged(lead: LeadRow, main: LeadRow): Person['merged'][number] {
  const { email, kind, lead_id, merged_via, name, phone, received_at } = lead
  return {
    lead_id,
    kind,
    name,
    email,
    phone,
    received_at: received_at.toISOString(),
    can_separate: merged_via === main.lead_id
  }
}

function writeDuplicate(lead: LeadRow, apart: readonly string[]): Person['duplicates'][number] {
  const { email, lead_id, name, phone, received_at, stage } = lead
  return {
    lead_id,
    name,
    email,
    phone,
    stage,
    received_at: received_at.toISOString(),
    is_apart: apart.includes(lead_id)
  }
}

function writeSequence(enrolment: OpenEnrolment): NonNullable<Person['sequence']> {
  const { joined_at, name, next_at, sent, sequence_id, steps } = enrolment
  return {
    sequence_id,
    name,
    joined_at: joined_at.toISOString(),
    next_at: next_at?.toISOString() ?? null,
    sent,
    steps
  }
}

function writeConsent(
  consents: readonly Consent[],
  suppression: Suppression | undefined,
  now: Date
): Person['consent'] {
  const basis = campaignBasis(consents, suppression, now)
  const withdrawn = consents.map(({ withdrawn_at }) => withdrawn_at?.getTime() ?? 0)
  const last = Math.max(0, ...withdrawn)
  return {
    basis: basis
      ? {
          kind: basis.kind,
          since: basis.given_at.toISOString(),
          until: basis.ends_at?.toISOString() ?? null
        }
      : null,
    stopped:
      suppression && !basis
        ? { reason: suppression.reason, at: suppression.at.toISOString() }
        : null,
    is_unverified: waitsForVerifying(consents, suppression, now),
    withdrawn_at: last > 0 ? new Date(last).toISOString() : null,
    ask_until: askForConsentUntil(basis, now)?.toISOString() ?? null
  }
}
