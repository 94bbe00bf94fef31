import * as v from 'valibot'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { rowId } from '../fields.ts'
import { ShownListing } from '../listings/shown-listing.ts'
import { SiteContent } from './site-content.ts'

/** Calls of the website builder, for the agent's own website; 404 for an agent without one. */

const version = rowId()

/** A host of the website; only a `live` one was seen to open it. */
const SiteHost = v.object({
  host: v.string(),
  kind: v.picklist(['former', 'own', 'sub', 'www']),
  state: v.picklist(['live', 'lost', 'waiting'])
})

/** How the draft and the published version stand, without their content. */
export const SiteState = v.object({
  website_id: rowId(),
  /** The newest version. */
  draft_version: version,
  draft_updated: isoDate,
  /** What visitors see; null while the website is unpublished. */
  published_version: v.nullable(version),
  published_at: v.nullable(isoDate),
  /** When `scheduled_version` is published; null without a schedule. */
  publish_at: v.nullable(isoDate),
  scheduled_version: v.nullable(version),
  /** Whether the last publish or unpublish can be undone. */
  can_undo: v.boolean(),
  /** The version that an undo publishes; null if it unpublishes. */
  undo_version: v.nullable(version),
  /** Where the website opens now: the first live host. */
  website_url: v.string(),
  hosts: v.array(SiteHost),
  /** The plan is paused, ended or unpaid: visitors see a notice. */
  is_stopped: v.boolean(),
  /** The operator took the website offline. */
  is_suspended: v.boolean(),
  /** When the last preview link expires; null if there is none. */
  preview_until: v.nullable(isoDate)
})
export type SiteState = v.InferOutput<typeof SiteState>

const state = v.object({ ...done, ...SiteState.entries })
const stateAndContent = v.object({ ...done, ...SiteState.entries, content: SiteContent })

/** The draft, and the listings that its blocks begin with. 409 if a newer version of the product saved it. */
export const siteDraft = endpoint({
  access: 'private',
  answer: v.object({
    ...stateAndContent.entries,
    homes: v.array(ShownListing),
    /** How many there are in all. */
    homes_total: v.number()
  }),
  input: Nothing,
  method: 'GET',
  path: '/user/site'
})

/**
 * Saves the draft. 409, saying when, if `base_version` is not the newest: `siteDraft` then has what
 * was saved in between. The newest content sent again, as after a lost answer, is not a conflict.
 * Saves within ten minutes are one version, whose number increases with each.
 */
export const saveSite = endpoint({
  access: 'private',
  answer: state,
  input: v.object({
    content: SiteContent,
    base_version: version,
    /** Keeps the version that it is based on in the history, whatever its age. */
    apart: v.optional(v.boolean(), false)
  }),
  method: 'POST',
  path: '/user/site/save',
  repeat: 'safe'
})

/** 409 if `version` is not the newest, or is published already. */
export const publishSite = endpoint({
  access: 'private',
  answer: state,
  input: v.object({ version }),
  method: 'POST',
  path: '/user/site/publish',
  repeat: 'keyed'
})

/** Undoes the last publish or unpublish; a second undo redoes it. 409 if another version is published now. */
export const undoSite = endpoint({
  access: 'private',
  answer: state,
  input: v.object({ published_version: v.nullable(version) }),
  method: 'POST',
  path: '/user/site/undo',
  repeat: 'keyed'
})

/** Takes the website offline; draft and versions are kept. */
export const unpublishSite = endpoint({
  access: 'private',
  answer: state,
  input: Nothing,
  method: 'POST',
  path: '/user/site/unpublish',
  repeat: 'keyed'
})

/** Scheduling again changes the time; `version` is the scheduled one, or the newest to replace it. */
export const scheduleSite = endpoint({
  access: 'private',
  answer: state,
  input: v.object({ version, publish_at: isoDate }),
  method: 'POST',
  path: '/user/site/schedule',
  repeat: 'safe'
})

export const unscheduleSite = endpoint({
  access: 'private',
  answer: state,
  input: Nothing,
  method: 'POST',
  path: '/user/site/unschedule',
  repeat: 'safe'
})

export const SiteVersion = v.object({
  version,
  /** When its last save was made. */
  updated: isoDate,
  /** When it was last published; null if never. */
  published_at: v.nullable(isoDate)
})
export type SiteVersion = v.InferOutput<typeof SiteVersion>

/** Every version, newest first. */
export const siteVersions = endpoint({
  access: 'private',
  answer: v.object({ ...done, data: v.array(SiteVersion) }),
  input: Nothing,
  method: 'GET',
  path: '/user/site/versions'
})

export const siteVersion = endpoint({
  access: 'private',
  answer: v.object({ ...done, ...SiteVersion.entries, content: SiteContent }),
  input: v.object({ version }),
  method: 'GET',
  path: '/user/site/versions/:version'
})

/** Creates a new version with the content of an old one. */
export const restoreSite = endpoint({
  access: 'private',
  answer: stateAndContent,
  input: v.object({ version, base_version: version }),
  method: 'POST',
  path: '/user/site/restore',
  repeat: 'safe'
})
