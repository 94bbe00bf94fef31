import type { LeadSummary } from '#contract/leads/lead-list.ts'
import { dayIn } from '#rules/leads/lead-days.ts'
import { LEAD_CHOICES_MAX } from '#rules/leads/lead-list-limits.ts'
import { may } from '#rules/leads/rights.ts'
import { dayStart } from '#rules/time/calendar.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import * as records from '../../records/leads/lead-summary.ts'
import { websiteTags } from '../../records/leads/lead-tags.ts'
import { viewsOf } from '../../records/leads/lead-views.ts'
import { websiteById } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'
import type { LeadAccess } from './lead-access.ts'
import { leadMembers } from './lead-members.ts'

/** The numbers above the list, and what its filters offer. */
export async function summariseLeads(
  world: World,
  access: LeadAccess
): Promise<Omit<LeadSummary, 'api_status' | 'message'>> {
  const { db } = world
  const today = await leadToday(world, access)
  const count = (filters: Parameters<typeof records.countLeads>[2]) =>
    records.countLeads(db, access, filters)
  return {
    today,
    new_today: await count({
      today,
      stage: 'new',
      since: dayStart(today, await leadZone(world, access))
    }),
    follow_ups_due: await count({ today, follow_up: 'due' }),
    new_leads: await count({ today, stage: 'new' }),
    unverified: await count({ today, unverified: 'yes' }),
    sources: await records.leadSources(db, access),
    homes: await records.leadHomes(db, access),
    tags: await websiteTags(db, access, LEAD_CHOICES_MAX),
    members: await leadMembers(world, access),
    // Their filters may name people.
    views: may(access.role, 'share') ? await viewsOf(db, access) : []
  }
}

/** The day it is for the agent, 'YYYY-MM-DD'. */
export async function leadToday(world: World, access: LeadAccess): Promise<string> {
  return dayIn(await leadZone(world, access), world.clock())
}

export async function leadZone({ db }: World, { website_id }: LeadAccess): Promise<string> {
  return zoneOf((await websiteById(db, website_id))?.billing_state).id
}
