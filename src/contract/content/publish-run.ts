import * as v from 'valibot'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { rowId } from '../fields.ts'

/** Where a run is: what `npm run publish -- --json` says, line by line. */
export const PublishProgress = v.object({
  step: v.picklist([
    'snapshot',
    'bundle',
    'render',
    'check',
    'switch',
    'tidy',
    'upload',
    'done',
    'failed'
  ]),
  done: v.optional(v.number(), 0),
  total: v.optional(v.number(), 0),
  ms: v.optional(v.number(), 0),
  message: v.optional(v.string(), ''),
  /** Of a run that failed: whether the panel tries again by itself. */
  will_retry: v.optional(v.boolean(), false)
})
export type PublishProgress = v.InferOutput<typeof PublishProgress>

/** An item that the pages could not be made with; everything else was published. */
export const PublishProblem = v.object({
  kind: v.picklist([
    'faq',
    'plan',
    'policy',
    'post',
    'province',
    'template',
    'testimonial',
    'website'
  ]),
  /** As the editor calls it; null where the editor does not have it. */
  item_id: v.nullable(v.string()),
  title: v.string(),
  /** The field it fails with, where that is known. */
  field: v.nullable(v.string()),
  reason: v.string(),
  /** What the site shows of it: the version from before, or nothing. */
  shown: v.picklist(['before', 'nothing'])
})
export type PublishProblem = v.InferOutput<typeof PublishProblem>

export const PublishSummary = v.object({
  /** The first addresses whose pages changed. */
  changed: v.array(v.string()),
  /** The first that are no more. */
  gone: v.array(v.string()),
  /** How many changed or are gone. */
  count: v.number(),
  ms: v.number(),
  /** The release that was shown before. */
  replaced: v.nullable(v.string()),
  /** What the site's owner should know although it was published. */
  warnings: v.array(v.string()),
  problems: v.optional(v.array(PublishProblem), [])
})
export type PublishSummary = v.InferOutput<typeof PublishSummary>

/** One publishing of the site. What is asked for while one waits becomes part of it. */
export const PublishRun = v.object({
  run_id: rowId(),
  state: v.picklist(['queued', 'running', 'done', 'failed']),
  /** A name, or 'webhook', 'schedule', 'import'. */
  asked_by: v.string(),
  reason: v.string(),
  progress: v.nullable(PublishProgress),
  summary: v.nullable(PublishSummary),
  created: isoDate,
  started: v.nullable(isoDate),
  ended: v.nullable(isoDate)
})
export type PublishRun = v.InferOutput<typeof PublishRun>

/** Null before the first. */
export const latestRun = endpoint({
  access: 'private',
  answer: v.object({ ...done, run: v.nullable(PublishRun) }),
  input: Nothing,
  method: 'GET',
  path: '/editor/runs/latest'
})

export const publishRun = endpoint({
  access: 'private',
  answer: v.object({ ...done, run: PublishRun }),
  input: v.object({ run_id: rowId() }),
  method: 'GET',
  path: '/editor/runs/:run_id'
})
