import * as v from 'valibot'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'

/**
 * Creates a link that shows the draft for seven days to anyone who has it. The link is never told
 * again; one whose answer was lost expires unused.
 */
export const makeSitePreview = endpoint({
  access: 'private',
  answer: v.object({ ...done, url: v.string(), expires: isoDate }),
  input: Nothing,
  method: 'POST',
  path: '/user/site/makePreview',
  repeat: 'safe'
})

/** Ends every preview link of the website at once. */
export const revokeSitePreviews = endpoint({
  access: 'private',
  answer: v.object(done),
  input: Nothing,
  method: 'POST',
  path: '/user/site/revokePreviews',
  repeat: 'safe'
})
