import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { dataDir as prepopulated } from '@electric-sql/pglite-prepopulatedfs'
import { DurableFolder } from './durable-folder.ts'
import { flush, flushChanged } from './flushed-files.ts'
import { lockFolder } from './owner-lock.ts'
import { PARSERS, SERIALIZERS } from './pglite-values.ts'
import { fileProblem } from '../../config/file-problem.ts'
import { StartRefused } from '../../config/start-refused.ts'

/**
 * PostgreSQL inside this process, stored in a folder. PGlite alone never calls fsync and lets two
 * processes open one folder. Here every commit is fsynced, verified at each start, and a lock
 * gives the folder one owner.
 */
export async function openEmbedded(
  folder: string
): Promise<{ pglite: PGlite; close: () => Promise<void> }> {
  makeFolder(folder)
  for (const flag of BASELINE_CODE) setFlagsFromString(flag)
  const lock = lockFolder(
    folder,
    'owner.lock',
    `The data folder ${folder} is in use by another Maplekey process; stop that one, or set PANEL_DATA to another folder.`
  )
  try {
    const cluster = join(folder, 'database')
    const record = join(folder, 'flushed.json')
    if (!existsSync(cluster)) await createCluster(folder, cluster, record)
    const files = new DurableFolder(cluster)
    files.flushed = await flushChanged(cluster, record)
    const pglite = await openCluster(files, cluster)
    files.flushed = new Map()
    await verifyFlush(pglite, files)
    return {
      pglite,
      async close() {
        if (!pglite.closed) await pglite.close()
        lock.release()
      }
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Optimising a single function of PostgreSQL's takes 600 MB for seconds, and another 65 MB to keep. */
const BASELINE_CODE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB'
]

function makeFolder(folder: string): void {
  try {
    makePath(folder)
    const probe = join(folder, `.writable-${process.pid}`)
    mkdirSync(probe)
    rmSync(probe, { recursive: true })
  } catch (error) {
    throw new StartRefused(
      `The data folder ${folder} can’t be written to: ${fileProblem(error) ?? 'unknown reason'}. Make it writable for this user, or set PANEL_DATA to another folder.`
    )
  }
}

/** One level at a time: Node's recursive mkdir never returns for impossible folders, as under /proc. */
function makePath(folder: string): void {
  if (existsSync(folder)) return
  makePath(dirname(folder))
  mkdirSync(folder)
}

/** Unpacks an empty cluster, flushes it, then renames it, so that a kill leaves no partial cluster. */
async function createCluster(folder: string, cluster: string, record: string): Promise<void> {
  const partial = join(folder, 'database.part')
  rmSync(partial, { recursive: true, force: true })
  const pglite = await PGlite.create({
    fs: new NodeFS(partial),
    loadDataDir: await prepopulated(),
    startParams: START_PARAMS
  })
  await pglite.close()
  await flushChanged(partial, record)
  renameSync(partial, cluster)
  await flush(folder)
}

async function openCluster(files: DurableFolder, cluster: string): Promise<PGlite> {
  try {
    return await PGlite.create({
      fs: files,
      parsers: PARSERS,
      serializers: SERIALIZERS,
      startParams: START_PARAMS
    })
  } catch (error) {
    throw new StartRefused(
      `The database in ${cluster} can’t be opened by this version of Maplekey (${String(error).slice(0, 120)}); restore a backup, or set PANEL_DATA to an empty folder.`
    )
  }
}

/** Relies on PGlite's internals, so every start verifies it. */
async function verifyFlush(pglite: PGlite, files: DurableFolder): Promise<void> {
  await pglite.exec('create table if not exists durability_check (started timestamptz not null)')
  const before = files.flushes
  await pglite.exec('delete from durability_check; insert into durability_check values (now())')
  if (files.flushes <= before) {
    await pglite.close()
    throw new StartRefused(
      'The embedded database can’t flush commits to this disk, so a power cut could lose data; set DATABASE_URL to a PostgreSQL server.'
    )
  }
}
