import * as v from 'valibot'
import { sitePostValidation } from '#messages/validation/site-posts.ts'
import { asLine } from '#rules/content/printable.ts'
import { safePostBody } from '#rules/websites/post-body.ts'
import { SITE_LANGUAGES } from '#rules/websites/site-pages.ts'
import {
  isPostSlug,
  POST_BODY_MAX,
  POST_DESCRIPTION_MAX,
  POST_TITLE_MAX
} from '#rules/websites/site-posts.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { rowId } from '../fields.ts'
import { says } from '../schema-message.ts'
import { optionalPicture } from './site-fields.ts'

/** Calls for the posts of the agent's own website; 404 for an agent without one. */

const version = rowId()
const which = { post_id: rowId() }

/* @__NO_SIDE_EFFECTS__ */
const line = (max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform(asLine),
      v.maxLength(
        max,
        says(sitePostValidation, (t) => t.tooLong)
      )
    ),
    ''
  )

/** A post as it is written. */
export const PostContent = v.object({
  title: line(POST_TITLE_MAX),
  /** Below '/blog/'. Empty until the post is first published: it is then made from the title. */
  slug: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (slug) => slug === '' || isPostSlug(slug),
        says(sitePostValidation, (t) => t.address)
      )
    ),
    ''
  ),
  /** For lists, search engines and shared links. */
  description: line(POST_DESCRIPTION_MAX),
  language: v.picklist(SITE_LANGUAGES),
  cover: optionalPicture,
  /** Sanitised HTML, whose only pictures are the website's own. */
  body: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(
        POST_BODY_MAX,
        says(sitePostValidation, (t) => t.tooLong)
      ),
      v.transform(safePostBody)
    ),
    ''
  )
})
export type PostContent = v.InferOutput<typeof PostContent>

/** How a post stands, without its text. */
export const SitePost = v.object({
  ...which,
  title: v.string(),
  language: v.picklist(SITE_LANGUAGES),
  /** Its address below '/blog/'; empty before the first publish, unless the agent chose it. */
  slug: v.string(),
  /** `changed`: visitors see an older version. */
  state: v.picklist(['changed', 'draft', 'published', 'scheduled']),
  /** The newest version. */
  version,
  updated: isoDate,
  /** What visitors see; null while the post is not published. */
  published_version: v.nullable(version),
  /** When it was first published; null if never. */
  published_at: v.nullable(isoDate),
  /** When `scheduled_version` is published; null without a schedule. */
  publish_at: v.nullable(isoDate),
  scheduled_version: v.nullable(version),
  /** Where visitors read it; null while it is not published. */
  post_url: v.nullable(v.string())
})
export type SitePost = v.InferOutput<typeof SitePost>

/** A published post as lists of it show it, without its text. */
export const ShownPost = v.object({
  ...which,
  slug: v.string(),
  language: v.picklist(SITE_LANGUAGES),
  title: v.string(),
  description: v.string(),
  cover: optionalPicture,
  /** The day of its first publish where the agent is: '2026-11-01'. */
  date: v.string(),
  /** When it was first published, and when it last changed. */
  published: isoDate,
  changed: isoDate
})
export type ShownPost = v.InferOutput<typeof ShownPost>

const state = v.object({ ...done, ...SitePost.entries })
const stateAndContent = v.object({ ...done, ...SitePost.entries, content: PostContent })

/** Every post, the newest change first, and what visitors see of those that are published, newest first. */
export const sitePosts = endpoint({
  access: 'private',
  answer: v.object({ ...done, data: v.array(SitePost), shown: v.array(ShownPost) }),
  input: Nothing,
  method: 'GET',
  path: '/user/posts'
})

/** A post's newest version. */
export const sitePost = endpoint({
  access: 'private',
  answer: stateAndContent,
  input: v.object(which),
  method: 'GET',
  path: '/user/posts/:post_id'
})

/**
 * Saves a post, or with `post_id` null and `base_version` 0 a new one. 409, saying when, if `base_version`
 * is not the newest. The newest content sent again, as after a lost answer, is not a conflict. Saves
 * within ten minutes are one version, whose number increases with each.
 */
export const saveSitePost = endpoint({
  access: 'private',
  answer: state,
  input: v.object({
    post_id: v.nullable(rowId()),
    base_version: version,
    content: PostContent,
    /** The caller's own id for a new post, so that a retry doesn't create another. */
    begun_as: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
    /** Keeps the version that it is based on in the history, whatever its age. */
    apart: v.optional(v.boolean(), false)
  }),
  method: 'POST',
  path: '/user/posts/save',
  repeat: 'safe'
})

/** 409 if `version` is not the newest, or is published already. 400 names the fields that are missing. */
export const publishSitePost = endpoint({
  access: 'private',
  answer: state,
  input: v.object({ ...which, version }),
  method: 'POST',
  path: '/user/posts/publish',
  repeat: 'keyed'
})

/** Takes a post off the website; its versions are kept. */
export const unpublishSitePost = endpoint({
  access: 'private',
  answer: state,
  input: v.object(which),
  method: 'POST',
  path: '/user/posts/unpublish',
  repeat: 'keyed'
})

/** Scheduling again changes the time; `version` is the scheduled one, or the newest to replace it. */
export const scheduleSitePost = endpoint({
  access: 'private',
  answer: state,
  input: v.object({ ...which, version, publish_at: isoDate }),
  method: 'POST',
  path: '/user/posts/schedule',
  repeat: 'safe'
})

export const unscheduleSitePost = endpoint({
  access: 'private',
  answer: state,
  input: v.object(which),
  method: 'POST',
  path: '/user/posts/unschedule',
  repeat: 'safe'
})

/** Takes a post off the website and out of the list; it can be put back for thirty days. */
export const deleteSitePost = endpoint({
  access: 'private',
  answer: v.object(done),
  input: v.object(which),
  method: 'POST',
  path: '/user/posts/delete',
  repeat: 'safe'
})

/** Puts a deleted post back as it was, published or not. 409 if another one has its address by now. */
export const putBackSitePost = endpoint({
  access: 'private',
  answer: state,
  input: v.object(which),
  method: 'POST',
  path: '/user/posts/putBack',
  repeat: 'safe'
})

export const SitePostVersion = v.object({
  version,
  /** When its last save was made. */
  updated: isoDate,
  /** When it was last published; null if never. */
  published_at: v.nullable(isoDate)
})
export type SitePostVersion = v.InferOutput<typeof SitePostVersion>

/** Every version of a post, newest first. */
export const sitePostVersions = endpoint({
  access: 'private',
  answer: v.object({ ...done, data: v.array(SitePostVersion) }),
  input: v.object(which),
  method: 'GET',
  path: '/user/posts/:post_id/versions'
})

/** Creates a new version with the content of an old one. */
export const restoreSitePost = endpoint({
  access: 'private',
  answer: stateAndContent,
  input: v.object({ ...which, version, base_version: version }),
  method: 'POST',
  path: '/user/posts/restore',
  repeat: 'safe'
})
