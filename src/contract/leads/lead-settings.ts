import * as v from 'valibot'
import { done, endpoint, Nothing } from '../endpoint.ts'

/** Settings › Leads. */

const LeadSettings = v.object({
  ...done,
  /** The email with the day's leads, follow-ups and tasks. */
  morning_summary: v.boolean(),
  /** The email with the month's visits and leads, on the first of the next one. */
  monthly_report: v.boolean()
})

export const leadSettings = endpoint({
  access: 'private',
  answer: LeadSettings,
  input: Nothing,
  method: 'GET',
  path: '/user/leads/settings'
})

export const saveLeadSettings = endpoint({
  access: 'private',
  answer: LeadSettings,
  /** A setting that is left out stays as it is. */
  input: v.object({
    morning_summary: v.optional(v.boolean()),
    monthly_report: v.optional(v.boolean())
  }),
  method: 'POST',
  path: '/user/leads/saveSettings',
  repeat: 'safe'
})
