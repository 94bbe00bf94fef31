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
import { changeEditor, type EditorChange } from '../actions/accounts/change-editor.ts'
import { socketOf, type AdminRequest } from './admin-client.ts'
import { packBackup } from '../actions/operations/backup-file.ts'
import { writeReport } from '../actions/operations/compile-report.ts'
import { listJobs } from '../actions/operations/list-jobs.ts'
import { reviveJobs } from '../records/service/jobs.ts'
import { StartRefused } from '../config/start-refused.ts'
import type { World } from '../services/world.ts'

/**
 * The embedded database has one owner, so while the service runs a command asks the service for its work, over a socket
 * in the data folder that nobody but the folder's user can open.
 */
export function openAdminSocket(world: World): { close: () => void } {
  const { log, settings } = world
  const socket = socketOf(settings)
  const server = createServer((wish, answer) => {
    handle(world, wish, answer).catch((error: unknown) => {
      if (!(error instanceof StartRefused)) log.error({ err: error }, 'a command failed')
      const isRefused = error instanceof StartRefused
      if (answer.headersSent) answer.destroy()
      else {
        answer
          .writeHead(isRefused ? 422 : 500)
          .end(isRefused ? error.message : 'It failed; the log of the service says why.')
      }
    })
  })
  // The folder is this process's own: what lies there was left by one that was killed.
  rmSync(socket, { force: true })
  server.on('error', (error) =>
    log.warn({ err: error }, 'commands can’t ask this service; they work while it is stopped')
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
  (world: World, wish: IncomingMessage, answer: ServerResponse) => Promise<void>
> = {
  /** Where the service is asked from this machine, and by which name visitors know it. */
  async 'GET /address'({ settings: { port, siteUrl } }, _wish, answer) {
    answer.end(JSON.stringify({ origin: `http://127.0.0.1:${port}`, siteUrl }))
  },
  async 'GET /backup'(world, _wish, answer) {
    // Made whole first: a slow reader must not hold the database.
    const file = join(world.settings.dataDir, 'backup.part')
    await rm(file, { force: true })
    try {
      await packBackup(world.db, file)
      await pipeline(createReadStream(file), answer)
    } finally {
      await rm(file, { force: true })
    }
  },
  async 'GET /content'({ db }, _wish, answer) {
    answer.end(await exportContent(db))
  },
  async 'GET /jobs'({ db }, _wish, answer) {
    answer.end(JSON.stringify(await listJobs(db)))
  },
  async 'PUT /editor'({ db }, wish, answer) {
    answer.end(await changeEditor(db, JSON.parse(await text(wish)) as EditorChange))
  },
  async 'PUT /jobs'({ clock, db }, wish, answer) {
    const which = JSON.parse(await text(wish)) as number | 'all'
    answer.end(JSON.stringify(await reviveJobs(db, which, clock())))
  },
  async 'PUT /report'({ cards, clock, db }, wish, answer) {
    const { json, since } = JSON.parse(await text(wish)) as { json: boolean; since: string }
    const about = { cardKind: cards.kind, json, now: clock(), since: new Date(since) }
    answer.end(await writeReport(db, about))
  },
  async 'POST /picture'({ db }, wish, answer) {
    answer.end(JSON.stringify((await exportPicture(db, await text(wish))) ?? null))
  },
  async 'PUT /picture'(world, wish, answer) {
    await importPicture(world, v.parse(ContentPicture, JSON.parse(await text(wish))))
    answer.end()
  },
  async 'PUT /content'(world, wish, answer) {
    answer.end(await importContent(world, readContent(await text(wish))))
    world.contentRevision.now++
  }
}

async function handle(world: World, wish: IncomingMessage, answer: ServerResponse): Promise<void> {
  const name = `${wish.method} ${wish.url}`
  if (!(name in HANDLERS)) throw new StartRefused('The running service is of another version.')
  await HANDLERS[name as AdminRequest](world, wish, answer)
}
