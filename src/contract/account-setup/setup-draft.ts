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

// Objects are joined, not spread: a page that needs no draft is then built without it.
const KeptDraft = v.object({
  /** Null where none is kept. */
  draft: v.nullable(SetupDraft),
  /** Grows by one with every save; 0 where none is kept. A device that remembers it knows whether there is news. */
  revision: v.number(),
  updated_at: v.nullable(v.string()),
  /** What the device that wrote it calls itself. */
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
 * Keeps the wizard for the agent's other devices, the newest winning: a call of our own, beyond the specification.
 * `revision` is the one this device last saw, 0 for none; `age` the seconds since it was last typed in, so that no
 * device's clock counts. Where another device has written since, and later, nothing is saved: `saved` is false and
 * `draft` is the newer one. Where it was saved, `draft` is null. Once the account is made nothing is kept any more.
 */
export const saveSetupDraft = endpoint({
  access: 'private',
  answer: v.intersect([Done, KeptDraft, v.object({ saved: v.boolean() })]),
  input: v.object({
    draft: SetupDraft,
    revision: rowId(),
    age: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
    device: v.optional(v.pipe(v.string(), v.maxLength(60)), '')
  }),
  method: 'POST',
  path: '/user/setupDraft',
  repeat: 'safe'
})
