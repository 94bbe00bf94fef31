import * as v from 'valibot'
import { EXPORT_STATES } from '#rules/websites/website-export.ts'
import { FORWARDING_ADDRESS_MAX } from '#rules/websites/forwarding.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'

/** Everything that an agent takes with them: as a file, and where their website went. */

const SiteExport = v.object({
  state: v.picklist(EXPORT_STATES),
  asked_at: isoDate,
  /** When its file was done, its bytes, and until when it can be downloaded; null before. */
  ended_at: v.nullable(isoDate),
  bytes: v.nullable(v.number()),
  expires_at: v.nullable(isoDate)
})
export type SiteExport = v.InferOutput<typeof SiteExport>

const Forwarding = v.object({
  /** Scheme and host: 'https://annroy.ca'. */
  origin: v.string(),
  until: isoDate
})
export type Forwarding = v.InferOutput<typeof Forwarding>

const exportState = v.object({
  ...done,
  /** The newest; null before the first, and once its file has expired. */
  data: v.nullable(SiteExport),
  /** Where the website's addresses lead; null while they show the website. */
  forwarding: v.nullable(Forwarding)
})

export const siteExport = endpoint({
  access: 'private',
  answer: exportState,
  input: Nothing,
  method: 'GET',
  path: '/user/site/export'
})

/** Begins to make the file, in place of an older one; an export that is being made goes on. */
export const startSiteExport = endpoint({
  access: 'private',
  answer: exportState,
  input: Nothing,
  method: 'POST',
  path: '/user/site/startExport',
  repeat: 'safe'
})

/** A link that downloads the file for some minutes, in place of an older link. */
export const linkSiteExport = endpoint({
  access: 'private',
  answer: v.object({ ...done, path: v.string() }),
  input: Nothing,
  method: 'POST',
  path: '/user/site/linkExport',
  repeat: 'safe'
})

/** The file, for anyone who has its link. */
export const siteExportFile = endpoint({
  access: 'public',
  answer: v.blob(),
  input: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }),
  method: 'GET',
  path: '/general/siteExport/:token'
})

/** Lets the website's addresses lead to its new one for 90 days, from now on. */
export const forwardSite = endpoint({
  access: 'private',
  answer: exportState,
  input: v.object({ address: v.pipe(v.string(), v.trim(), v.maxLength(FORWARDING_ADDRESS_MAX)) }),
  method: 'POST',
  path: '/user/site/forward',
  repeat: 'safe'
})

export const endForwarding = endpoint({
  access: 'private',
  answer: exportState,
  input: Nothing,
  method: 'POST',
  path: '/user/site/endForwarding',
  repeat: 'safe'
})
