import * as v from 'valibot'
import { AGREEMENT_KINDS } from '#rules/listings/feeds/agreements.ts'
import { LISTING_NUMBER_MAX } from '#rules/listings/feeds/compliance-path.ts'
import { WHY_REASONS } from '#rules/listings/feeds/why-shown.ts'
import { HIDDEN_REASONS } from '#rules/listings/hidden-reason.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'

/** A listing with this MLS number, in one feed or written by the agent. */
export const WhyFinding = v.object({
  /** What the feed is called; empty for the agent's own listing. */
  feed: v.string(),
  reason: v.picklist([...WHY_REASONS, ...HIDDEN_REASONS]),
  /** Since when, where that is known. */
  since: v.nullable(isoDate),
  /** When the last list that had it was asked for; null for the agent's own. */
  seen_at: v.nullable(isoDate),
  /** The signed agreements that permit the feed. */
  agreements: v.array(v.object({ kind: v.picklist(AGREEMENT_KINDS), signed_on: v.string() })),
  /** Where visitors see it; null while they don't. */
  listing_url: v.nullable(v.string())
})
export type WhyFinding = v.InferOutput<typeof WhyFinding>

/** Why a home is, or isn't, on the agent's website. */
export const whyListing = endpoint({
  access: 'private',
  answer: v.object({ ...done, findings: v.array(WhyFinding) }),
  input: v.object({
    ListingId: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LISTING_NUMBER_MAX))
  }),
  method: 'GET',
  path: '/user/feeds/whyListing'
})

/** A link for a board's compliance officer, who may ask the same about this website and nothing else. */
export const complianceLink = endpoint({
  access: 'private',
  answer: v.object({ ...done, url: v.string(), expires_at: isoDate }),
  input: Nothing,
  method: 'GET',
  path: '/user/feeds/complianceLink'
})
