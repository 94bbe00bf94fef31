import { sql } from 'kysely'

/**
 * When a lead was first answered: as itself, or since it came as another lead of the same person. Selected after a
 * lead's columns, it replaces the lead's own in the row.
 */
export const firstAnswer = sql<Date | null>`least(leads.first_answer_at, (
  select min(one.first_answer_at) from leads as one
  where one.website_id = leads.website_id and one.first_answer_at >= leads.received_at
    and (one.lead_id = leads.merged_into
      or one.merged_into = coalesce(leads.merged_into, leads.lead_id))
))`
