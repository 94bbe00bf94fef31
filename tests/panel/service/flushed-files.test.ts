import {
  appendFileSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { flushChanged, isFlushed } from '#panel/services/database/flushed-files.ts'

/** A folder with two flushed files, and how many flushes the next run makes. */
async function flushedFolder() {
  const place = mkdtempSync(join(tmpdir(), 'maplekey-flushed-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  const folder = join(place, 'files')
  const record = join(place, 'record.json')
  mkdirSync(folder)
  const [one, two] = [join(folder, 'one'), join(folder, 'two')]
  writeFileSync(one, 'first')
  writeFileSync(two, 'second')
  const handle = await open(one, 'r')
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync')
  onTestFinished(() => sync.mockRestore())
  await handle.close()

  const look = async () => {
    const before = sync.mock.calls.length
    const flushed = await flushChanged(folder, record)
    const is = (path: string) => {
      const descriptor = openSync(path, 'r')
      const answer = isFlushed(flushed, descriptor)
      closeSync(descriptor)
      return answer
    }
    return { flushes: sync.mock.calls.length - before, is }
  }
  await untilFlushed(look)
  return { folder, look, one, record, two }
}

/** A file counts as flushed once its last change is older than a step of the kernel's clock. */
function untilFlushed(look: () => Promise<{ flushes: number }>) {
  return expect.poll(async () => (await look()).flushes).toBe(0)
}

test('unchanged files are not flushed again', async () => {
  const { look, one, two } = await flushedFolder()
  const { flushes, is } = await look()
  expect(flushes).toBe(0)
  expect([is(one), is(two)]).toEqual([true, true])
})

test('any change to a file flushes it again, even if its time and size are reset', async () => {
  const { folder, look, one } = await flushedFolder()
  const changes: Record<string, () => void> = {
    longer: () => appendFileSync(one, '!'),
    shorter: () => truncateSync(one, 2),
    'as long, its time put back': () => {
      writeFileSync(one, 'FI')
      utimesSync(one, 0, 0)
    },
    replaced: () => {
      writeFileSync(join(folder, 'three'), 'FI')
      renameSync(join(folder, 'three'), one)
    }
  }
  for (const [name, change] of Object.entries(changes)) {
    const { is } = await look()
    await untilFlushed(look)
    change()
    expect(is(one), name).toBe(false)
    expect((await look()).flushes, name).toBeGreaterThan(0)
  }
})

test('a just-written file is flushed again next time, since its next write may have the same time', async () => {
  const { look, one } = await flushedFolder()
  writeFileSync(one, 'now')
  const clock = vi.spyOn(Date, 'now').mockReturnValue(statSync(one).mtimeMs + 40)
  onTestFinished(() => clock.mockRestore())
  const first = await look()
  expect([first.flushes, first.is(one)]).toEqual([1, false])
  clock.mockRestore()
  await untilFlushed(look)
  expect((await look()).is(one)).toBe(true)
})

test('a damaged or missing record flushes everything', async () => {
  const { look, record } = await flushedFolder()
  writeFileSync(record, '[["12')
  expect((await look()).flushes).toBe(3)
  rmSync(record)
  expect((await look()).flushes).toBe(3)
})
