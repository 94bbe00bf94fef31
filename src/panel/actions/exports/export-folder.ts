import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../config/settings.ts'
import { keptExports, removeExports } from '../../records/websites/site-exports.ts'
import type { World } from '../../services/world.ts'

type Place = Pick<Settings, 'dataDir'>

const DAY_MS = 24 * 60 * 60_000
/** Of an export that failed; one that is ready says itself until when. */
const FAILED_KEPT_DAYS = 30

function folderOf({ dataDir }: Place): string {
  return join(dataDir, 'exports')
}

/** The file of a finished export. Processes that share a database share this folder, or a download finds none. */
export function exportFile(settings: Place, export_id: number): string {
  return join(folderOf(settings), `${export_id}.zip`)
}

/** Where a try writes; each has its own, since one of a process that was taken for dead may still run. */
export async function partFile(settings: Place, export_id: number, tries: number): Promise<string> {
  const folder = folderOf(settings)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const isOlder = name.startsWith(`${export_id}.`) && name.endsWith('.part')
    if (isOlder) await rm(join(folder, name), { force: true })
  }
  return join(folder, `${export_id}.${tries}.part`)
}

/** Removes what expired, and every file that no export is made of any more. */
export async function removeExpiredExports({ clock, db, settings }: World): Promise<void> {
  const now = clock()
  const askedBefore = new Date(now.getTime() - FAILED_KEPT_DAYS * DAY_MS)
  // Before the exports are read: a file of one that is asked for meanwhile isn't in the list.
  const names = await readdir(folderOf(settings)).catch(() => [])
  await removeExports(db, { now, askedBefore })
  const kept = await keptExports(db)
  for (const name of names) {
    const [id] = /^\d+(?=\.)/.exec(name) ?? []
    if (id !== undefined && !kept.has(Number(id))) await rm(join(folderOf(settings), name))
  }
}
