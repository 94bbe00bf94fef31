import type { SiteContent } from '#contract/websites/site-content.ts'
import {
  deletePreviews,
  insertPreview,
  websiteOfPreview
} from '../../records/websites/site-previews.ts'
import { type SiteRow, siteOf } from '../../records/websites/sites.ts'
import { hashToken, newToken } from '../../services/accounts/tokens.ts'
import type { Db, World } from '../../services/world.ts'
import { readContent } from './read-content.ts'

const PREVIEW_DAYS = 7

/** A link's token; only its hash is stored. */
export async function makePreview(
  { clock, db }: World,
  website_id: number
): Promise<{ token: string; expires: Date }> {
  const created = clock()
  const expires = new Date(created.getTime() + PREVIEW_DAYS * 24 * 60 * 60_000)
  const { token, token_hash } = newToken('preview')
  await insertPreview(db, { website_id, token_hash, created, expires })
  return { token, expires }
}

export async function revokePreviews({ db }: World, website_id: number): Promise<void> {
  await deletePreviews(db, website_id)
}

/** The website and the draft that a preview link shows; undefined if the link is unknown or expired. */
export async function siteOfPreview(
  db: Db,
  token: string,
  now: Date
): Promise<{ site: SiteRow; content: SiteContent } | undefined> {
  const website_id = await websiteOfPreview(db, hashToken(token), now)
  const site = website_id === undefined ? undefined : await siteOf(db, website_id)
  const content = site && readContent(site.draft)
  return content && { site, content }
}
