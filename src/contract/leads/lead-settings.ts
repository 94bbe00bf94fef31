import * as v from 'valibot'
import { done, endpoint, Nothing } from '../endpoint.ts'

/** Settings › Leads. */

const LeadSettings = v.object({
  ...done,
  /** The email with the day's leads, follow-ups and tasks. */
  morning_summary: v.boolean()
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
  input: v.object({ morning_summary: v.boolean() }),
  method: 'POST',
  path: '/user/leads/saveSettings',
  repeat: 'safe'
})
