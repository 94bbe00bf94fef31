import { askForConsentUntil } from '#rules/leads/consent-clock.ts'
import { dayIn } from '#rules/leads/lead-days.ts'
import { ENDED_STAGES } from '#rules/leads/lead-kinds.ts'
import { summaryDay, summarySince } from '#rules/leads/morning-summary.ts'
import { campaignBasis } from '#rules/leads/suppression.ts'
import { addDays } from '#rules/time/calendar.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import { agentById } from '../../records/accounts/agents.ts'
import * as records from '../../records/leads/morning-summary.ts'
import type { LeadScope } from '../../records/leads/people.ts'
import { peopleConsents } from '../../records/leads/people-consents.ts'
import { membersOf } from '../../records/team/members.ts'
import { websiteById } from '../../records/websites/websites.ts'
import type { Db, World } from '../../services/world.ts'
import type { MorningSummary } from '../emails/morning-summary.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { type Reader, readerOf } from '../emails/reader.ts'
import { teamSizeOf } from '../team/team-size.ts'
import { leadAddress } from '../websites/lead-address.ts'
import { suppressedAmong } from './suppressed-addresses.ts'

const BATCH = 50
const ASKED_AHEAD_DAYS = 31

/**
 * Queues the morning summary of every agent whose morning it is, once a day and only if it says anything;
 * members of a team get one about the people assigned to them.
 */
export async function sendSummaries(world: World): Promise<void> {
  const now = world.clock()
  for (const [day, provinces] of await mornings(world.db, now)) {
    for (let taken = BATCH; taken === BATCH;) {
      const due = await records.websitesWithoutSummary(world.db, { day, most: BATCH, provinces })
      for (const { website_id } of due) await sendSummary(world, website_id, day)
      taken = due.length
    }
  }
}

/** The provinces where it is morning, by the day that it is there. */
async function mornings(db: Db, now: Date): Promise<Map<string, string[]>> {
  const days = new Map<string, string[]>()
  for (const province of await records.billingProvinces(db)) {
    const day = summaryDay(now, zoneOf(province).id)
    if (day !== undefined) days.set(day, [...(days.get(day) ?? []), province])
  }
  return days
}

async function sendSummary({ clock, db }: World, website_id: number, day: string): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const website = await websiteById(tx, website_id)
    const claimed = website && (await records.claimSummary(tx, { website_id }, { at: now, day }))
    if (!claimed) return
    const since = summarySince(claimed.last, now)
    const zone = zoneOf(website.billing_state).id
    const queue = async (scope: LeadScope, reader: Reader & { isMember?: boolean }) => {
      const parts = await readParts(tx, scope, { day, now, since, zone })
      if (Object.values(parts).every((part) => part.length === 0)) return
      await queueEmail(tx, now, { kind: 'morning-summary', ...reader, day, ...parts })
    }
    const agent = await agentById(tx, website.agent_id)
    const to = await leadAddress(tx, website, agent)
    await queue({ website_id, holder: undefined }, { ...readerOf(agent), to })
    if ((await teamSizeOf({ clock, db: tx }, website_id)) === 0) return
    for (const member of await membersOf(tx, website_id)) {
      const reader = { ...readerOf(member), isMember: true }
      await queue({ website_id, holder: member.agent_id }, reader)
    }
  })
}

type Parts = Pick<MorningSummary, 'asks' | 'follow_ups' | 'fresh' | 'tasks' | 'unverified'>

async function readParts(
  tx: Db,
  scope: LeadScope,
  { day, now, since, zone }: { day: string; now: Date; since: Date; zone: string }
): Promise<Parts> {
  const leads = await records.leadsSince(tx, scope, since)
  const isVerified = ({ verified }: { verified: boolean }) => verified
  return {
    fresh: leads.filter(isVerified).map(({ home, kind, lead_id, name }) => {
      return { lead_id, name, form: kind, home }
    }),
    unverified: leads
      .filter((lead) => !isVerified(lead))
      .map(({ lead_id, name }) => ({ lead_id, name })),
    follow_ups: await records.followUpsDue(tx, scope, day),
    tasks: await records.tasksDue(tx, scope, day),
    asks: (await asksSince(tx, scope, { now, since })).map(({ until, ...person }) => ({
      ...person,
      until: dayIn(zone, until)
    }))
  }
}

type Asked = { lead_id: string; name: string; until: Date }

/** People who are to be asked for an express consent from now on, and weren't before. */
async function asksSince(
  tx: Db,
  scope: LeadScope,
  { now, since }: { now: Date; since: Date }
): Promise<Asked[]> {
  const to = addDays(now, ASKED_AHEAD_DAYS)
  const people = await records.consentsEnding(tx, scope, { from: now, to })
  const ids = people.map(({ lead_id }) => lead_id)
  const consents = await peopleConsents(tx, scope, ids)
  const emails = people.map(({ email_key }) => email_key)
  const suppressions = await suppressedAmong(tx, scope.website_id, emails)
  return people.flatMap(({ email_key, lead_id, name, stage }) => {
    const untilAt = (moment: Date) => {
      const suppression = suppressions.get(email_key)
      const basis = campaignBasis(consents.get(lead_id) ?? [], suppression, moment)
      return askForConsentUntil(basis, moment)
    }
    const until = untilAt(now)
    const isNew = untilAt(since) === undefined
    return until && isNew && !ENDED_STAGES.includes(stage) ? [{ lead_id, name, until }] : []
  })
}
