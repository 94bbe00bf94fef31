import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writeBackupFile } from '#panel/actions/operations/backup-file.ts'
import { DurableFolder } from '#panel/services/database/durable-folder.ts'
import { migrate } from '#panel/tables/migrate.ts'
import { allRows } from '../kit/all-rows.ts'
import { openFolder, startPanelProcess } from '../kit/panel-process.ts'
import { freshPostgres, hasPostgres } from '../kit/postgres.ts'

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-database-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** How many files a start flushes, in advance and by the engine. */
async function openCounted(folder: string) {
  const handle = await open(join(folder, 'owner.lock'), 'r')
  const ahead = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync')
  const engines = vi.spyOn(DurableFolder.prototype, 'init')
  await handle.close()
  onTestFinished(() => {
    ahead.mockRestore()
    engines.mockRestore()
  })
  const { close } = await openFolder(folder)
  const files = engines.mock.contexts.at(-1) as DurableFolder
  return { close, flushes: ahead.mock.calls.length + files.flushes }
}

test('a start after a kill flushes changed files only', async () => {
  const folder = freshFolder()
  await (await openFolder(folder)).close()
  const first = await startPanelProcess(folder)
  await first.kill()
  const { close, flushes } = await openCounted(folder)
  expect(flushes).toBeLessThan(500)
  await close()
})

test('a process killed while it creates the database leaves no partial one', async () => {
  const folder = freshFolder()
  for (const after of [200, 600, 1200]) {
    const child = spawn(process.execPath, ['--liftoff-only', 'src/panel/main.ts'], {
      env: { ...process.env, LOG_LEVEL: 'silent', PANEL_DATA: folder, PORT: '4448' },
      stdio: 'ignore'
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), after)
    await once(child, 'exit')
    clearTimeout(timer)
  }
  const { close, db } = await openFolder(folder)
  expect(await db.selectFrom('secrets').select('name').execute()).toBeInstanceOf(Array)
  expect(existsSync(join(folder, 'database.part'))).toBe(false)
  await close()
})

test.runIf(hasPostgres())('a restore killed half-way changes nothing', async () => {
  const { db, url } = await freshPostgres()
  await migrate(db)
  const many = sql`insert into secrets select 'n' || n, repeat('x', 1000) from generate_series(1, 9000) n`
  await many.execute(db)
  const file = join(freshFolder(), 'backup')
  await writeBackupFile(db, file)
  await sql`delete from secrets where name <> 'n7'`.execute(db)
  const before = await allRows(db)

  // The file is a pipe that ends in the middle of the rows.
  const pipe = join(freshFolder(), 'pipe')
  execFileSync('mkfifo', [pipe])
  const inlet = openSync(pipe, constants.O_RDWR)
  const packed = readFileSync(file)
  writeSync(inlet, packed.subarray(0, packed.length - 5000))
  const restoring = spawn(process.execPath, ['src/panel/main.ts', 'restore', pipe], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'ignore'
  })
  const exit = once(restoring, 'exit')
  const isHalfWay = async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where state = 'idle in transaction' and query like '%insert into "secrets"%'
    `.execute(db)
    return rows.length > 0
  }
  await vi.waitUntil(isHalfWay, { timeout: 60_000 })
  restoring.kill('SIGKILL')
  await exit
  closeSync(inlet)
  expect(await allRows(db)).toEqual(before)
  await db.destroy()
})
