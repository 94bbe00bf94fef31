import type { VisitorRequest } from '#contract/leads/privacy-requests.ts'
import { daysLeft } from '#rules/privacy/privacy-requests.ts'
import { type ListedRequest, listPrivacyRequests } from '../../../records/leads/privacy-requests.ts'
import type { World } from '../../../services/world.ts'
import type { LeadAccess } from '../lead-access.ts'

/** A website's requests, as the dashboard lists them. */
export async function readRequests(
  { clock, db }: World,
  access: LeadAccess
): Promise<{ requests: VisitorRequest[] }> {
  const rows = await listPrivacyRequests(db, access)
  return { requests: rows.map((row) => writeRequest(row, clock())) }
}

export function writeRequest(row: ListedRequest, now: Date): VisitorRequest {
  const { answer, answered_at, answered_by_name, asked_at, due_at, email, kind } = row
  const { main_id, message, name, people, request_id } = row
  return {
    request_id,
    kind,
    email,
    lead_id: main_id,
    name,
    people,
    message,
    asked_at: asked_at.toISOString(),
    due_at: due_at.toISOString(),
    days_left: daysLeft(due_at, now),
    answered:
      answered_at && answer
        ? { at: answered_at.toISOString(), as: answer, by: answered_by_name }
        : null
  }
}
