import type { ColumnType, Generated } from 'kysely'
import type { PageDates } from '#rules/websites/page-dates.ts'
import type { Json, Maybe, MaybeJson, MaybeMoment, Moment } from './columns.ts'

type Language = 'en' | 'fr'

/** One row for each website: its draft, and the version that visitors see. */
export type SitesTable = {
  website_id: number
  language: Language
  second_language: Maybe<Language>
  city: Generated<string>
  province: Generated<string>
  template_id: number
  /** As `SiteContent` of the contract. */
  draft: Json<unknown>
  /** The draft's number in `site_versions`. */
  draft_version: Generated<number>
  draft_updated: Moment
  /** Null until the website is first published, and after it was taken offline. */
  published: MaybeJson<unknown>
  published_version: Maybe<number>
  /** Grows with every change that visitors can see; part of each cached page's key. */
  revision: Generated<number>
  published_at: MaybeMoment
  /** `PageDates` of the rules; those of the last published version while the website is offline. */
  page_dates: ColumnType<PageDates, string | undefined, string>
  /** The version published before, which undo publishes again; null if undo unpublishes. */
  live_before: Maybe<number>
  can_undo: Generated<boolean>
  publish_at: MaybeMoment
  scheduled_version: Maybe<number>
  is_sample: Generated<boolean>
  /** Why the operator took the website offline; null if they didn't. */
  suspended_reason: Maybe<string>
  suspended_at: MaybeMoment
}

export type SiteVersionsTable = {
  website_id: number
  version: number
  content: Json<unknown>
  /** When the last save went into it. */
  updated: Moment
  published_at: MaybeMoment
  /** Until then the agent's next edits extend this version; null once it is final. */
  open_until: MaybeMoment
}

/** Every host that is, was or will be an agent's. */
export type SiteHostsTable = {
  /** Lower case, in punycode, without a port. */
  host: string
  website_id: number
  /** The free subdomain, the agent's domain, its www, or a host that redirects since the website moved. */
  kind: 'former' | 'own' | 'sub' | 'www'
  /** `live` only once an HTTPS request to it was answered by this website. */
  state: Generated<'live' | 'lost' | 'waiting'>
  certificate: Generated<'caddy' | 'edge' | 'none'>
  seen_at: MaybeMoment
  /** The DNS records that ours replaced, for putting them back. */
  before: MaybeJson<unknown>
}

/** Websites that changed for visitors; triggers write it. */
export type SiteChangesTable = {
  website_id: number
  /** The id of the last transaction that changed it, an xid8. */
  changed_by: string
}

/** Pictures of one website, named by the SHA-256 of the uploaded file. */
export type SiteMediaTable = {
  website_id: number
  sha256: string
  width: number
  height: number
  /** Of the uploaded file. */
  bytes: number
  /** Of all its files together. */
  stored: Generated<number>
  /** The dominant colour, '#a1b2c3'; null for pictures from before it was noted. */
  colour: Maybe<string>
  alt_en: Generated<string>
  alt_fr: Generated<string>
  created: Moment
}

/** A file is in its row, or in the bucket as the object that its row names. */
export type FilePlaceColumns = {
  bytes: Uint8Array | null
  object_key: ColumnType<string | null, string | null | undefined>
}

/** Objects to be deleted: of rows that are gone, or written for rows that never came. */
export type ObjectDeletionsTable = {
  object_key: string
  delete_at: Moment
  failures: Generated<number>
}

/** A picture in each width and format, without EXIF. */
export type SiteMediaFilesTable = {
  website_id: number
  sha256: string
  width: number
  format: 'avif' | 'jpeg' | 'webp'
} & FilePlaceColumns

/** An agent's keys for other services, sealed with AES-256-GCM. */
export type SiteSecretsTable = { website_id: number; name: string; sealed: string; updated: Moment }

/** Links that show a draft to anyone who has them. */
export type SitePreviewsTable = {
  /** SHA-256 of the link's token, hexadecimal. */
  token_hash: string
  website_id: number
  created: Moment
  expires: Moment
}

/** Posts of agents' websites. The newest version's title, slug and language are repeated here. */
export type SitePostsTable = {
  post_id: Generated<number>
  website_id: number
  title: Generated<string>
  /** As the agent chose it; empty for one that is made from the title. */
  slug: Generated<string>
  language: Language
  /** The newest version's number in `site_post_versions`. */
  version: number
  /** `PostContent` of the contract, as visitors see it. */
  published: MaybeJson<unknown>
  published_version: Maybe<number>
  /** Its address, which it keeps while it is not published. */
  published_slug: Maybe<string>
  /** When it was first published; kept while it is not. */
  published_at: MaybeMoment
  /** When the version that visitors see was published. */
  revised_at: MaybeMoment
  publish_at: MaybeMoment
  scheduled_version: Maybe<number>
  /** The caller's id for a new post. */
  begun_as: Maybe<string>
  created: Moment
  updated: Moment
  deleted_at: MaybeMoment
}

export type SitePostVersionsTable = SiteVersionsTable & { post_id: number }
