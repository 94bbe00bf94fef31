import * as v from 'valibot'
import { ACCESS_KINDS } from '#rules/leads/team-limits.ts'
import { done, endpoint } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { rowId } from '../fields.ts'

const Entry = v.object({
  log_id: v.number(),
  at: isoDate,
  /** Null for a member who has closed their account. */
  by: v.nullable(v.string()),
  what: v.picklist(ACCESS_KINDS),
  /** How many people. */
  count: v.number(),
  /** Null for many people at once, and for one who was erased. */
  lead: v.nullable(v.object({ lead_id: v.string(), name: v.string() }))
})
export type AccessEntry = v.InferOutput<typeof Entry>

const answer = v.object({
  ...done,
  entries: v.array(Entry),
  /** Continues the log; null at its end. */
  next: v.nullable(v.number())
})

/** Who opened, changed, answered, assigned, exported or erased which lead, newest first. */
export const accessLog = endpoint({
  access: 'private',
  answer,
  input: v.object({ before: v.optional(rowId()) }),
  method: 'GET',
  path: '/user/team/accessLog'
})

/** The same of one person. */
export const personAccess = endpoint({
  access: 'private',
  answer,
  input: v.object({ lead_id: v.pipe(v.string(), v.uuid()), before: v.optional(rowId()) }),
  method: 'GET',
  path: '/user/team/personAccess'
})
