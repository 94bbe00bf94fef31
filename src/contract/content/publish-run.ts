import * as v from 'valibot'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { rowId } from '../fields.ts'

/** A run's progress: one line of `npm run publish -- --json`. */
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
  /** For a failed run: whether the panel retries automatically. */
  will_retry: v.optional(v.boolean(), false)
})
export type PublishProgress = v.InferOutput<typeof PublishProgress>

/** An item that could not be rendered; everything else was published. */
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
  /** Its id in the editor; null if the editor doesn't have it. */
  item_id: v.nullable(v.string()),
  title: v.string(),
  /** The field at fault, if known. */
  field: v.nullable(v.string()),
  reason: v.string(),
  /** What the site shows instead: the previous version, or nothing. */
  shown: v.picklist(['before', 'nothing'])
})
export type PublishProblem = v.InferOutput<typeof PublishProblem>

export const PublishSummary = v.object({
  /** The first addresses whose pages changed. */
  changed: v.array(v.string()),
  /** The first addresses that were removed. */
  gone: v.array(v.string()),
  /** The number of changed and removed addresses. */
  count: v.number(),
  ms: v.number(),
  /** The previous release. */
  replaced: v.nullable(v.string()),
  /** Warnings for the site's owner. */
  warnings: v.array(v.string()),
  problems: v.optional(v.array(PublishProblem), [])
})
export type PublishSummary = v.InferOutput<typeof PublishSummary>

/** A publish run. Requests made while it is queued become part of it. */
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
