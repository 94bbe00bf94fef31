import { openAsBlob } from 'node:fs'
import type { AnswerOf } from '#contract/endpoint.ts'
import { type siteExport as call, siteExportFile } from '#contract/websites/site-exports.ts'
import { type Language, messageFrom } from '#messages/language.ts'
import { siteExportRefusals } from '#messages/refusals/site-exports.ts'
import { formatDate } from '#rules/time/calendar.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import { exportFileName, exportStateAt } from '#rules/websites/website-export.ts'
import { enqueue } from '../../records/service/jobs.ts'
import * as records from '../../records/websites/site-exports.ts'
import { forwardingOf } from '../../records/websites/site-forwarding.ts'
import { lockSite, siteOf } from '../../records/websites/sites.ts'
import { hashToken, newToken } from '../../services/accounts/tokens.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { exportFile } from './export-folder.ts'
import { MAKE_EXPORT } from './make-export.ts'

const MINUTE_MS = 60_000
const LINK_MINUTES = 10
const NO_FILE = messageFrom(siteExportRefusals, (t) => t.noFile)
const LINK_ENDED = messageFrom(siteExportRefusals, (t) => t.linkEnded)

type ExportAnswer = Omit<AnswerOf<typeof call>, 'api_status' | 'message'>

/** How the website's export and forwarding stand, for the API. */
export async function readSiteExport(
  { clock, db }: World,
  website_id: number
): Promise<ExportAnswer> {
  const now = clock()
  const row = await records.exportOf(db, website_id)
  const state = row && exportStateAt(row, now)
  const forwarding = await forwardingOf(db, website_id, now)
  return {
    data:
      row && state
        ? {
            state,
            asked_at: row.asked_at.toISOString(),
            ended_at: row.ended_at?.toISOString() ?? null,
            bytes: row.bytes,
            expires_at: row.expires_at?.toISOString() ?? null
          }
        : null,
    forwarding: forwarding
      ? { origin: forwarding.origin, until: forwarding.until.toISOString() }
      : null
  }
}

/** Begins an export; one that is being made goes on. */
export async function startExport(
  { clock, db }: World,
  website_id: number,
  language: Language
): Promise<void> {
  const now = clock()
  await inTransaction(db, async (tx) => {
    await lockSite(tx, website_id)
    const last = await records.exportOf(tx, website_id)
    if (last && exportStateAt(last, now) === 'making') return
    const asked = { website_id, language, asked_at: now }
    const { export_id } = await records.insertExport(tx, asked)
    await enqueue(tx, { kind: MAKE_EXPORT, payload: { export_id }, runAt: now, now })
  })
}

/** The path of a link to the file, below the panel's. @throws Refused with 404 without a file */
export async function linkExport(
  { clock, db }: World,
  website_id: number
): Promise<{ path: string }> {
  const now = clock()
  const row = await records.exportOf(db, website_id)
  if (!row || exportStateAt(row, now) !== 'ready') throw new Refused(NO_FILE, 404)
  const { token, token_hash } = newToken('export')
  const link_until = new Date(now.getTime() + LINK_MINUTES * MINUTE_MS)
  await records.saveLink(db, row.export_id, { link_hash: token_hash, link_until })
  return { path: siteExportFile.path.replace(':token', token) }
}

/** The file of a link, read as it is sent. @throws Refused with 404 for an unknown link, and without the file */
export async function exportOfLink(world: World, token: string): Promise<File> {
  const { clock, db, settings } = world
  const now = clock()
  const row = await records.exportByLink(db, hashToken(token), now)
  if (!row || exportStateAt(row, now) !== 'ready') throw new Refused(LINK_ENDED, 404)
  const blob = await openAsBlob(exportFile(settings, row.export_id)).catch(() => undefined)
  // Another machine has it, or its disk was replaced.
  if (!blob) throw new Refused(NO_FILE, 404)
  const site = await siteOf(db, row.website_id)
  const zone = zoneOf(site?.province ?? '').id
  const name = exportFileName(formatDate(row.ended_at ?? row.asked_at, 'YYYY-MM-DD', zone))
  return new File([blob], name, { type: 'application/zip' })
}
