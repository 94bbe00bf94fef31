import { chmodSync, createReadStream, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { readContent } from '../actions/content/content-file.ts'
import {
  ContentPicture,
  exportPicture,
  importPicture
} from '../actions/content/content-pictures.ts'
import { exportContent } from '../actions/content/export-content.ts'
import { importContent } from '../actions/content/import-content.ts'
import { changeDomain, type DomainChange } from '../actions/domains/change-domain.ts'
import { changeEditor, type EditorChange } from '../actions/accounts/change-editor.ts'
import { socketOf, type AdminRequest } from './admin-client.ts'
import { writeBackupFile } from '../actions/operations/backup-file.ts'
import { formatReport } from '../actions/operations/format-report.ts'
import { listJobs } from '../actions/operations/list-jobs.ts'
import { retryJobs } from '../actions/operations/retry-jobs.ts'
import { type FileMove, moveFiles } from '../actions/websites/move-files.ts'
import { type SiteSuspension, suspendSite } from '../actions/websites/suspend-site.ts'
import { StartRefused } from '../config/start-refused.ts'
import type { World } from '../services/world.ts'

/**
 * The embedded database has one owner, so while the service runs, commands send it requests over a
 * socket in the data folder that only the folder's user can open.
 */
export function openAdminSocket(world: World): { close: () => void } {
  const { log, settings } = world
  const socket = socketOf(settings)
  const server = createServer((request, answer) => {
    handle(world, request, answer).catch((error: unknown) => {
      if (!(error instanceof StartRefused)) log.error({ err: error }, 'a command failed')
      const isRefused = error instanceof StartRefused
      if (answer.headersSent) answer.destroy()
      else {
        answer
          .writeHead(isRefused ? 422 : 500)
          .end(isRefused ? error.message : 'The command failed; see the service’s log.')
      }
    })
  })
  // This process owns the folder, so an existing socket was left by one that was killed.
  rmSync(socket, { force: true })
  server.on('error', (error) =>
    log.warn({ err: error }, 'commands can’t reach this service; they work while it is stopped')
  )
  server.listen(socket, () => chmodSync(socket, 0o600))
  return {
    close() {
      server.close()
      server.closeAllConnections()
    }
  }
}

const HANDLERS: Record<
  AdminRequest,
  (world: World, request: IncomingMessage, answer: ServerResponse) => Promise<void>
> = {
  /** The service's local address, and its public one. */
  async 'GET /address'({ settings: { port, siteUrl } }, _request, answer) {
    answer.end(JSON.stringify({ origin: `http://127.0.0.1:${port}`, siteUrl }))
  },
  async 'GET /backup'(world, _request, answer) {
    // Written to a file first, so that a slow reader doesn't block the database.
    const file = join(world.settings.dataDir, 'backup.part')
    await rm(file, { force: true })
    try {
      await writeBackupFile(world.db, file)
      await pipeline(createReadStream(file), answer)
    } finally {
      await rm(file, { force: true })
    }
  },
  async 'GET /content'({ db }, _request, answer) {
    answer.end(await exportContent(db))
  },
  async 'GET /jobs'({ db }, _request, answer) {
    answer.end(JSON.stringify(await listJobs(db)))
  },
  async 'PUT /domain'(world, request, answer) {
    answer.end(await changeDomain(world, JSON.parse(await text(request)) as DomainChange))
  },
  async 'PUT /editor'({ db }, request, answer) {
    answer.end(await changeEditor(db, JSON.parse(await text(request)) as EditorChange))
  },
  async 'PUT /jobs'({ clock, db }, request, answer) {
    const which = JSON.parse(await text(request)) as number | 'all'
    answer.end(JSON.stringify(await retryJobs(db, which, clock())))
  },
  async 'PUT /pictures'(world, request, answer) {
    const move = JSON.parse(await text(request)) as FileMove
    answer.end(JSON.stringify(await moveFiles(world, move)))
  },
  async 'PUT /report'({ cards, clock, db }, request, answer) {
    const { json, since } = JSON.parse(await text(request)) as { json: boolean; since: string }
    const about = { cardKind: cards.kind, json, now: clock(), since: new Date(since) }
    answer.end(await formatReport(db, about))
  },
  async 'PUT /site'({ clock, db }, request, answer) {
    const suspension = JSON.parse(await text(request)) as SiteSuspension
    answer.end(await suspendSite(db, suspension, clock()))
  },
  async 'POST /picture'({ db }, request, answer) {
    answer.end(JSON.stringify((await exportPicture(db, await text(request))) ?? null))
  },
  async 'PUT /picture'(world, request, answer) {
    await importPicture(world, v.parse(ContentPicture, JSON.parse(await text(request))))
    answer.end()
  },
  'PUT /content': (world, request, answer) => putContent(world, request, answer, false),
  'PUT /content?replace': (world, request, answer) => putContent(world, request, answer, true)
}

async function putContent(
  world: World,
  request: IncomingMessage,
  answer: ServerResponse,
  replace: boolean
): Promise<void> {
  answer.end(await importContent(world, readContent(await text(request)), { replace }))
  world.contentRevision.now++
}

async function handle(
  world: World,
  request: IncomingMessage,
  answer: ServerResponse
): Promise<void> {
  const name = `${request.method} ${request.url}`
  if (!(name in HANDLERS)) throw new StartRefused('The running service has another version.')
  await HANDLERS[name as AdminRequest](world, request, answer)
}
