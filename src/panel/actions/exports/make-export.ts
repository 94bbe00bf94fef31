import { open, rename, rm, stat } from 'node:fs/promises'
import { EXPORT_KEPT_DAYS, EXPORT_TRIES_MAX } from '#rules/websites/website-export.ts'
import { addDays } from '#rules/time/calendar.ts'
import { agentById } from '../../records/accounts/agents.ts'
import { type JobRow, renewJob } from '../../records/service/jobs.ts'
import { endExport, exportById, type SiteExportRow } from '../../records/websites/site-exports.ts'
import { websiteById } from '../../records/websites/websites.ts'
import { createZipFile } from '../../services/archive/zip-file.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { PermanentFailure } from '../../services/job-failures.ts'
import type { World } from '../../services/world.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { readerOf } from '../emails/reader.ts'
import { exportedFiles } from './exported-files.ts'
import { exportFile, partFile, removeExportFiles } from './export-folder.ts'
import type { ExportedBuild } from './exported-build.ts'

/** The job's kind as the jobs table stores it. */
export const MAKE_EXPORT = 'make-export'

const LEASE_MS = 2 * 60_000
const RENEW_MS = 30_000

/**
 * Writes an export's file, from its beginning at every try, and tells its agent. Without the build, as in a command,
 * another process has to.
 */
export async function makeExport(
  world: World,
  job: JobRow,
  build: ExportedBuild | undefined
): Promise<void> {
  const { clock, db } = world
  const { export_id } = job.payload as { export_id: number }
  const asked = await exportById(db, export_id)
  if (asked?.state !== 'making') return
  try {
    if (job.tries > EXPORT_TRIES_MAX) throw new Error('its process died at every try')
    if (!build) throw new Error('this process has no build of agents’ websites')
    await write(world, { asked, build, job })
  } catch (error) {
    if (job.tries < EXPORT_TRIES_MAX) throw error
    await endExport(db, export_id, { state: 'failed', ended_at: clock() })
    world.log.error({ err: error, export_id }, 'an export failed')
    throw new PermanentFailure('the export failed')
  }
}

async function write(
  world: World,
  { asked, build, job }: { asked: SiteExportRow; build: ExportedBuild; job: JobRow }
): Promise<void> {
  const { clock, db, settings } = world
  const { export_id, language, website_id } = asked
  const website = await websiteById(db, website_id)
  const agent = website && (await agentById(db, website.agent_id))
  if (!agent) return
  const part = await partFile(settings, export_id, job.tries)
  const isOurs = leaseKeeper(world, job)
  const zip = createZipFile(part, clock())
  try {
    for await (const { body, name } of exportedFiles(world, {
      agent,
      build,
      language,
      website_id
    })) {
      await zip.add(name, body)
      if (!(await isOurs())) return
    }
    await zip.close()
    await flush(part)
    const { size } = await stat(part)
    await rename(part, exportFile(settings, export_id))
    const now = clock()
    const expires_at = addDays(now, EXPORT_KEPT_DAYS)
    const isEnded = await inTransaction(db, async (tx) => {
      const end = { state: 'ready', bytes: size, ended_at: now, expires_at } as const
      if (!(await endExport(tx, export_id, end))) return false
      await queueEmail(tx, now, {
        kind: 'export-ready',
        ...readerOf(agent),
        expires: expires_at.toISOString(),
        province: website.billing_state
      })
      return true
    })
    // Someone in it may have been erased meanwhile.
    if (!isEnded) await removeExportFiles(world)
  } finally {
    await rm(part, { force: true })
  }
}

/** Keeps the job's lease while its file grows; false once another worker has the job. */
function leaseKeeper({ clock, db }: World, job: JobRow): () => Promise<boolean> {
  let renewedAt = performance.now()
  return async () => {
    if (performance.now() - renewedAt < RENEW_MS) return true
    renewedAt = performance.now()
    return renewJob(db, job, new Date(clock().getTime() + LEASE_MS))
  }
}

/** Before its name says that it is whole. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}
