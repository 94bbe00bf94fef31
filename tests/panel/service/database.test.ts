import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#panel/services/database/database.ts'
import { DurableFolder } from '#panel/services/database/durable-folder.ts'
import { openLog } from '#panel/services/telemetry/logger.ts'
import { StartRefused } from '#panel/config/start-refused.ts'
import { testSettings } from '../../kit/test-settings.ts'
import { startPanelProcess } from '../../kit/panel-process.ts'

const log = openLog('silent')
const embedded = (dataDir: string) => openDatabase({ ...testSettings, dataDir }, log)

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-database-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const laid = mkdtempSync(join(tmpdir(), 'maplekey-laid-'))
beforeAll(async () => (await embedded(laid)).close())
afterAll(() => rmSync(laid, { recursive: true, force: true }))

/** A folder with an empty database, as after a first start. */
function laidFolder(): string {
  const folder = freshFolder()
  cpSync(laid, folder, { recursive: true })
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
  const { close } = await embedded(folder)
  const files = engines.mock.contexts.at(-1) as DurableFolder
  return { close, flushes: ahead.mock.calls.length + files.flushes }
}

/** Starts the service on a folder, as a process that should fail. */
function failToStart(env: Record<string, string>) {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['src/panel/main.ts'], {
    env: { ...process.env, LOG_LEVEL: 'silent', PORT: '4449', ...env },
    encoding: 'utf8',
    timeout: 60_000
  })
  return { status, said: stdout + stderr }
}

test('commits survive closing and reopening', async () => {
  const folder = laidFolder()
  const first = await embedded(folder)
  await first.db.insertInto('secrets').values({ name: 'a', value: 'kept' }).execute()
  await first.close()
  const second = await embedded(folder)
  expect(await second.db.selectFrom('secrets').selectAll().execute()).toEqual([
    { name: 'a', value: 'kept' }
  ])
  await second.close()
})

test('each commit is flushed once', async () => {
  const flushes = vi.spyOn(DurableFolder.prototype, 'init')
  const { close, db } = await embedded(laidFolder())
  const files = flushes.mock.contexts.at(-1) as DurableFolder
  const before = files.flushes
  for (let index = 0; index < 20; index++) {
    await db
      .insertInto('secrets')
      .values({ name: `n${index}`, value: 'x' })
      .execute()
  }
  expect(files.flushes - before).toBe(20)
  flushes.mockRestore()
  await close()
})

test('a database whose commits are not flushed is refused', async () => {
  // PGlite's own file layer, which never calls fsync.
  const asItComes = vi.spyOn(DurableFolder.prototype, 'init').mockImplementation(function (
    this: DurableFolder,
    ...given
  ) {
    return NodeFS.prototype.init.apply(this, given)
  })
  onTestFinished(() => asItComes.mockRestore())
  const folder = laidFolder()
  await expect(embedded(folder)).rejects.toThrow(/can’t flush commits/)

  asItComes.mockRestore()
  await (await embedded(folder)).close()
})

test('a second process on the same folder is refused, and the first keeps working', async () => {
  const folder = laidFolder()
  const first = await startPanelProcess(folder)
  const second = failToStart({ PANEL_DATA: folder })
  expect(second).toEqual({
    status: 1,
    said: `The data folder ${folder} is in use by another Maplekey process; stop that one, or set PANEL_DATA to another folder.\n`
  })
  expect((await fetch(`${first.origin}/healthz`)).status).toBe(200)

  await first.kill()
  const third = await startPanelProcess(folder)
  expect(await third.stop()).toBe(0)
})

test('a start after a kill flushes changed files only', async () => {
  const folder = laidFolder()
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
  const { close, db } = await embedded(folder)
  expect(await db.selectFrom('secrets').select('name').execute()).toBeInstanceOf(Array)
  expect(existsSync(join(folder, 'database.part'))).toBe(false)
  await close()
})

test('a read-only folder is refused in one sentence', () => {
  const folder = freshFolder()
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { said, status } = failToStart({ PANEL_DATA: join(file, 'below') })
  expect(status).toBe(1)
  expect(said).toBe(
    `The data folder ${join(file, 'below')} can’t be written to: part of its path isn’t a folder. Make it writable for this user, or set PANEL_DATA to another folder.\n`
  )
})

test('a folder with an incompatible database is refused and left unchanged', async () => {
  const folder = freshFolder()
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '12\n')
  await expect(embedded(folder)).rejects.toThrow(StartRefused)
  expect(existsSync(join(folder, 'database', 'PG_VERSION'))).toBe(true)
})

test('an unreachable server is reported without its password', () => {
  const { said, status } = failToStart({
    DATABASE_URL: 'postgres://owner:secret-word@127.0.0.1:1/maplekey'
  })
  expect(status).toBe(1)
  expect(said).toBe(
    'The database in DATABASE_URL can’t be reached (ECONNREFUSED); check the address and password, and that the server is running.\n'
  )
})
