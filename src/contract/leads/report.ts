import * as v from 'valibot'
import { LeadKind } from './lead.ts'
import { done, endpoint } from '../endpoint.ts'

/** The monthly report of an agent's website. */

const day = v.pipe(v.string(), v.isoDate())
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const ReportFigures = v.object({
  /** Null while no visit had been counted. */
  visits: v.nullable(count),
  views: v.nullable(count),
  leads: count,
  /** Those among them that an agent added. */
  entered: count,
  /** Messages that visitors sent by the website, which wait for an answer. */
  to_answer: count,
  answered: count,
  within_hour: count,
  /** From the inquiry to its first answer; null without any answer. */
  median_minutes: v.nullable(count)
})
export type ReportFigures = v.InferOutput<typeof ReportFigures>

/** Named null where it is the rest of its list; empty where nothing is known. */
const row = v.object({ name: v.nullable(v.string()), visits: count, leads: count })

const LeadReport = v.object({
  ...done,
  month,
  from: day,
  /** The last day that is counted: today in the running month. */
  to: day,
  is_over: v.boolean(),
  /** The first month that there is a report for. */
  first_month: month,
  /** The month of today in the agent's time zone. */
  this_month: month,
  /** The first day on which visits were counted; null before any was. */
  counted_from: v.nullable(day),
  figures: ReportFigures,
  /** The month before, or as many of its days; null in the website's first month. */
  before: v.nullable(v.object({ from: day, to: day, figures: ReportFigures })),
  days: v.array(v.object({ day, visits: count, leads: count })),
  kinds: v.array(v.object({ kind: LeadKind, leads: count })),
  sources: v.array(row),
  campaigns: v.array(row),
  /** By path; `visits` are how often each was opened. */
  pages: v.array(row),
  homes: v.array(v.object({ name: v.nullable(v.string()), leads: count }))
})
export type LeadReport = v.InferOutput<typeof LeadReport>

/** Without a month, the running one. */
export const leadReport = endpoint({
  access: 'private',
  answer: LeadReport,
  input: v.object({ month: v.optional(month) }),
  method: 'GET',
  path: '/user/leads/report'
})
