import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../config/settings.ts'
import { keptExports } from '../../records/websites/site-exports.ts'
import type { World } from '../../services/world.ts'

type Place = Pick<Settings, 'dataDir'>

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

/** Removes every file that no export is made of any more. */
export async function removeExportFiles({ db, settings }: World): Promise<void> {
  // Before the exports are read: a file of one that is asked for meanwhile isn't in the list.
  const names = await readdir(folderOf(settings)).catch(() => [])
  const kept = await keptExports(db)
  for (const name of names) {
    const [id] = /^\d+(?=\.)/.exec(name) ?? []
    if (id !== undefined && !kept.has(Number(id))) await rm(join(folderOf(settings), name))
  }
}
