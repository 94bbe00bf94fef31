import type { AnswerOf } from '#contract/endpoint.ts'
import type { accessLog } from '#contract/team/access-log.ts'
import { LOG_PAGE } from '#rules/leads/team-limits.ts'
import { logOf, type LogRow } from '../../records/team/access-log.ts'
import type { World } from '../../services/world.ts'
import { findPerson } from '../leads/find-person.ts'
import type { LeadAccess } from '../leads/lead-access.ts'

type Log = Omit<AnswerOf<typeof accessLog>, 'api_status' | 'message'>

/** A page of the log, of the whole website or of one person. */
export async function readLog(
  { db }: World,
  access: LeadAccess,
  { before, lead_id }: { before?: number | undefined; lead_id?: string }
): Promise<Log> {
  const person = lead_id === undefined ? undefined : await findPerson(db, access, lead_id)
  const leads = person?.leads.map((lead) => lead.lead_id)
  const rows = await logOf(db, access.website_id, {
    before,
    most: LOG_PAGE + 1,
    ...(leads && { leads })
  })
  const page = rows.slice(0, LOG_PAGE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return { entries: page.map(writeEntry), next: last ? Number(last.log_id) : null }
}

function writeEntry({ at, by_name, count, lead_id, lead_name, log_id, what }: LogRow) {
  return {
    log_id: Number(log_id),
    at: at.toISOString(),
    by: by_name,
    what,
    count,
    lead: lead_id === null ? null : { lead_id, name: lead_name ?? '' }
  }
}
