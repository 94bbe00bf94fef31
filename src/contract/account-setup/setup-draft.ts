import * as v from 'valibot'
import { Done, endpoint, Nothing } from '../endpoint.ts'
import { rowId } from '../fields.ts'
import { baseUrl, SetupDraft } from './setup-steps.ts'

/** Succeeds if no other website here uses the domain, else 409. No registry is asked. */
export const checkDomainExists = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ base_url: baseUrl }),
  method: 'POST',
  path: '/user/checkDomainExists',
  repeat: 'safe'
})

/** Seconds since each field was typed: ages don't depend on a device's clock. */
const Ages = v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.number(), v.minValue(0)))

// Intersections, not spreads, so that a page without a draft is bundled without it.
const KeptDraft = v.object({
  /** Null if none is saved. */
  draft: v.nullable(SetupDraft),
  /** Of the fields whose age is known. */
  ages: v.optional(Ages),
  /** Increases with every save; 0 if none is saved. Devices compare it with the last one they saw. */
  revision: v.number(),
  updated_at: v.nullable(v.string()),
  /** The name of the device that saved last. */
  device: v.string()
})

/** The agent's wizard draft, from any device. Not in the specification. */
export const setupDraft = endpoint({
  access: 'private',
  answer: v.intersect([Done, KeptDraft]),
  input: Nothing,
  method: 'GET',
  path: '/user/setupDraft'
})

/**
 * Merges a device's wizard into the draft that the agent's devices share, field by field. Not in the
 * specification. `draft` is the whole wizard, and `ages` has the fields typed since the last save. The
 * answer's `draft` is the merged one if it differs from what was sent, otherwise null.
 *
 * Older versions of the browser's code send `age`, of the whole draft, instead of `ages`. If the merged
 * draft differs, they get `saved: false`, which makes them take it over. `saved` is also false once the
 * account exists, as no draft is saved any more.
 */
export const saveSetupDraft = endpoint({
  access: 'private',
  answer: v.intersect([Done, KeptDraft, v.object({ saved: v.boolean() })]),
  input: v.object({
    draft: SetupDraft,
    /** The last one that this device saw; 0 if none. */
    revision: rowId(),
    ages: v.optional(Ages),
    age: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
    device: v.optional(v.pipe(v.string(), v.maxLength(60)), '')
  }),
  method: 'POST',
  path: '/user/setupDraft',
  repeat: 'safe'
})
