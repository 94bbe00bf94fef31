import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#panel/services/database/database.ts'
import { DurableFolder } from '#panel/services/database/durable-folder.ts'
import { openLog } from '#panel/services/telemetry/logger.ts'
import { StartRefused } from '#panel/config/start-refused.ts'
import { testSettings } from '../kit/test-settings.ts'

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

/** Starts the service on a folder, as a process that should fail. */
function failToStart(env: Record<string, string>) {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['src/panel/main.ts'], {
    env: { ...process.env, LOG_LEVEL: 'silent', PORT: '4449', ...env },
    encoding: 'utf8',
    timeout: 60_000
  })
  return { status, said: stdout + stderr }
}

test('each commit is flushed once and survives reopening, and a folder has one owner', async () => {
  const flushes = vi.spyOn(DurableFolder.prototype, 'init')
  onTestFinished(() => flushes.mockRestore())
  const folder = laidFolder()
  const first = await embedded(folder)
  const files = flushes.mock.contexts.at(-1) as DurableFolder
  const before = files.flushes
  const rows = Array.from({ length: 20 }, (_, at) => ({ name: `n${at}`, value: 'kept' }))
  for (const row of rows) await first.db.insertInto('secrets').values(row).execute()
  expect(files.flushes - before).toBe(20)
  await expect(embedded(folder)).rejects.toThrow(
    new StartRefused(
      `The data folder ${folder} is in use by another Maplekey process; stop that one, or set PANEL_DATA to another folder.`
    )
  )
  await first.close()
  const second = await embedded(folder)
  expect(await second.db.selectFrom('secrets').selectAll().execute()).toEqual(rows)
  await second.close()
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

test('a read-only folder is refused in one sentence', async () => {
  const file = join(freshFolder(), 'file')
  writeFileSync(file, '')
  await expect(embedded(join(file, 'below'))).rejects.toThrow(
    new StartRefused(
      `The data folder ${join(file, 'below')} can’t be written to: part of its path isn’t a folder. Make it writable for this user, or set PANEL_DATA to another folder.`
    )
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
