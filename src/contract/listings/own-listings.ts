import * as v from 'valibot'
import { LISTING_STATUSES } from '#rules/listings/listing-status.ts'
import { FEATURED_LISTINGS_MAX } from '#rules/listings/listing-limits.ts'
import { HIDDEN_REASONS } from '#rules/listings/hidden-reason.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { rowId } from '../fields.ts'
import { Line, SitePicture } from '../websites/site-fields.ts'
import { ListingContent } from './listing-content.ts'
import { ListingFields } from './listing-fields.ts'

/** Calls for the listings that the agent writes; 404 for an agent without a website. */

const which = { listing_id: rowId() }
const version = rowId()

/** How a listing stands, without its texts. */
export const OwnListing = v.object({
  ...which,
  version,
  updated: isoDate,
  source: v.picklist(['own', 'import']),
  MlsStatus: v.picklist(LISTING_STATUSES),
  ListingId: v.string(),
  title: Line,
  UnparsedAddress: v.string(),
  City: v.string(),
  ListPrice: v.nullable(v.number()),
  photo: v.nullable(SitePicture),
  photosCount: v.number(),
  /** Why visitors don't see it; null if they do. */
  hidden_reason: v.nullable(v.picklist(HIDDEN_REASONS)),
  /** When it was first shown; null if it never was. */
  first_marketed_at: v.nullable(isoDate),
  /** The day, 'YYYY-MM-DD', by which it has to be on an MLS System; null without that duty. */
  mls_due_on: v.nullable(v.string()),
  /** From 0; null for a listing that doesn't lead the lists. */
  featured_position: v.nullable(v.number()),
  /** Where visitors see it; null while they don't. */
  listing_url: v.nullable(v.string())
})
export type OwnListing = v.InferOutput<typeof OwnListing>

const state = v.object({ ...done, ...OwnListing.entries })
const stateAndContent = v.object({ ...state.entries, content: ListingFields })

/** Every listing that isn't deleted, the newest change first. */
export const ownListings = endpoint({
  access: 'private',
  answer: v.object({ ...done, data: v.array(OwnListing) }),
  input: Nothing,
  method: 'GET',
  path: '/user/listings'
})

export const ownListing = endpoint({
  access: 'private',
  answer: stateAndContent,
  input: v.object(which),
  method: 'GET',
  path: '/user/listings/:listing_id'
})

/**
 * Saves a listing, or with `listing_id` null and `base_version` 0 a new one; visitors see it at once unless
 * it is a draft. 409, saying when, if `base_version` is not the newest. The newest content sent again, as
 * after a lost answer, is not a conflict.
 */
export const saveListing = endpoint({
  access: 'private',
  answer: state,
  input: v.object({
    listing_id: v.nullable(rowId()),
    base_version: version,
    content: ListingContent,
    /** The caller's own id for a new listing, so that a retry doesn't create another. */
    begun_as: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)))
  }),
  method: 'POST',
  path: '/user/listings/save',
  repeat: 'safe'
})

/** Takes a listing off the website and out of the list; it can be put back for thirty days. */
export const deleteListing = endpoint({
  access: 'private',
  answer: v.object(done),
  input: v.object(which),
  method: 'POST',
  path: '/user/listings/delete',
  repeat: 'safe'
})

export const putBackListing = endpoint({
  access: 'private',
  answer: state,
  input: v.object(which),
  method: 'POST',
  path: '/user/listings/putBack',
  repeat: 'safe'
})

/** The listings that lead the website's lists, in this order; all others lead no more. */
export const featureListings = endpoint({
  access: 'private',
  answer: v.object({ ...done, data: v.array(OwnListing) }),
  input: v.object({
    listing_ids: v.pipe(v.array(rowId()), v.maxLength(FEATURED_LISTINGS_MAX))
  }),
  method: 'POST',
  path: '/user/listings/feature',
  repeat: 'safe'
})
