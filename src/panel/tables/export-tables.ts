import type { Generated } from 'kysely'
import type { ExportState } from '#rules/websites/website-export.ts'
import type { Maybe, MaybeMoment, Moment } from './columns.ts'

/** Files of everything that an agent has here, one of a website at most; the files are in the data folder. */
export type SiteExportsTable = {
  export_id: Generated<number>
  website_id: number
  /** Of the agent, for what the file says about itself. */
  language: 'en' | 'fr'
  state: Generated<ExportState>
  asked_at: Moment
  ended_at: MaybeMoment
  expires_at: MaybeMoment
  /** Of the file; below 2^53. */
  bytes: Maybe<number>
  /** SHA-256 of its newest link's token, hexadecimal. */
  link_hash: Maybe<string>
  link_until: MaybeMoment
}

/** Where a website went: its hosts lead there until then. */
export type SiteForwardingTable = {
  website_id: number
  /** Scheme and host: 'https://annroy.ca'. */
  origin: string
  since: Moment
  until: Moment
}
