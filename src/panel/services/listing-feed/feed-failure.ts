/**
 * Why a feed gave no answer that can be used:
 * `credentials` no token, or one that isn't accepted: the feed is inactive or its password was changed ·
 * `forbidden`, `request` it refuses what we ask for · `unavailable` it says so, or can't be reached ·
 * `silence` it doesn't answer in time · `unreadable` what came isn't an answer, or ends in the middle ·
 * `too-large` more came than a feed can hold · `too-slow` it couldn't be read within the time of a poll ·
 * `foreign-link` its next page is on another host · `private-address` it is not on the public internet.
 */
export type FeedProblem =
  | 'credentials'
  | 'forbidden'
  | 'foreign-link'
  | 'private-address'
  | 'request'
  | 'silence'
  | 'too-large'
  | 'too-slow'
  | 'unavailable'
  | 'unreadable'

/** Nothing can be concluded from the call, least of all that a listing is gone. */
export class FeedFailure extends Error {
  readonly problem: FeedProblem
  readonly status: number | undefined

  constructor(problem: FeedProblem, message: string, status?: number) {
    super(message)
    this.problem = problem
    this.status = status
  }
}
