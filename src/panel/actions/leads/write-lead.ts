import type { Lead } from '#contract/leads/lead.ts'
import type { LeadRow } from '../../records/leads/leads.ts'

/** A lead as the contract has it. */
export function writeLead(row: LeadRow, tags: readonly string[]): Lead {
  return {
    lead_id: row.lead_id,
    kind: row.kind,
    name: row.name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    message: row.message,
    home: row.home,
    preferred_time: row.preferred_time,
    page: row.page,
    language: row.language,
    source: row.source,
    verified: row.verified,
    is_test: row.is_test,
    is_entered: row.is_entered,
    stage: row.stage,
    follow_up_on: row.follow_up_on,
    assigned_to: row.assigned_to,
    tags: [...tags],
    received_at: row.received_at.toISOString(),
    first_answer_at: row.first_answer_at?.toISOString() ?? null,
    last_activity_at: row.last_activity_at.toISOString()
  }
}
