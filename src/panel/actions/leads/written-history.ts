import type { LeadEventRow } from '../../records/leads/lead-events.ts'
import type { LeadRow } from '../../records/leads/leads.ts'

/** A lead with everything typed into it and known about it, as copies have it. */
export function inquiryOf(lead: LeadRow) {
  const { address, email, first_answer_at, follow_up_on, home, kind, language, message, name } =
    lead
  const { page, phone, preferred_time, received_at, source, stage, verified } = lead
  const typed = { name, email, phone, address, home, message, preferred_time }
  const about = { kind, page, language, source, verified, stage, follow_up_on }
  return { ...typed, ...about, received_at, first_answer_at }
}

/** What happened to a lead, and by whom. */
export function happenedOf({ at, by_name, data, kind }: LeadEventRow) {
  return { at, kind, by: by_name, ...(typeof data === 'object' && { data }) }
}
