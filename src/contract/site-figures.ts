import * as v from 'valibot'
import { done, endpoint, Nothing } from './endpoint.ts'

const count = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))

/** Counts for the About page; one that does not exceed the specified figure is left out. */
export const SiteFigures = v.object({ websites: count, leads: count })
export type SiteFigures = v.InferOutput<typeof SiteFigures>

/** For building the site. Not in the specification. */
export const siteFigures = endpoint({
  access: 'public',
  answer: v.object({ ...done, ...SiteFigures.entries }),
  input: Nothing,
  method: 'GET',
  path: '/general/siteFigures'
})
