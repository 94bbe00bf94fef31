import * as v from 'valibot'
import { Done, endpoint, Nothing } from '../endpoint.ts'
import { rowId } from '../fields.ts'
import { baseUrl, SetupDraft } from './setup-steps.ts'

/** Success means that no other website here uses the domain; a taken one is refused with 409. No registry is asked. */
export const checkDomainExists = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ base_url: baseUrl }),
  method: 'POST',
  path: '/user/checkDomainExists',
  repeat: 'safe'
})

/** Seconds since each field was typed; so that no device's clock counts. */
const Ages = v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.number(), v.minValue(0)))

// Objects are joined, not spread: a page that needs no draft is then built without it.
const KeptDraft = v.object({
  /** Null where none is kept. */
  draft: v.nullable(SetupDraft),
  /** Of the fields whose age is known. */
  ages: v.optional(Ages),
  /** Grows by one with every save; 0 where none is kept. A device that remembers it knows whether there is news. */
  revision: v.number(),
  updated_at: v.nullable(v.string()),
  /** The name of the device that saved last. */
  device: v.string()
})

/** The wizard as the agent left it on any device: a call of our own, beyond the specification. */
export const setupDraft = endpoint({
  access: 'private',
  answer: v.intersect([Done, KeptDraft]),
  input: Nothing,
  method: 'GET',
  path: '/user/setupDraft'
})

/**
 * Merges a device's wizard into the draft that the agent's devices share, field by field: a call of our own, beyond the
 * specification. `draft` is the whole wizard, and `ages` names the fields typed since the last save. `draft` in the answer is
 * the merged one where it differs from what was sent, otherwise null.
 *
 * An older version of the browser's code sends no `ages`, only `age`, of the draft as a whole. Where the merged draft differs,
 * it is answered `saved: false`, which makes that version take over the merged one. `saved` is also false once the account is
 * made: nothing is kept any more.
 */
export const saveSetupDraft = endpoint({
  access: 'private',
  answer: v.intersect([Done, KeptDraft, v.object({ saved: v.boolean() })]),
  input: v.object({
    draft: SetupDraft,
    /** The one this device last saw, 0 for none. */
    revision: rowId(),
    ages: v.optional(Ages),
    age: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
    device: v.optional(v.pipe(v.string(), v.maxLength(60)), '')
  }),
  method: 'POST',
  path: '/user/setupDraft',
  repeat: 'safe'
})
