import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { inTime } from '#gateways/in-time.ts'
import { SCRIPT_LOAD_MS } from '#rules/script-load.ts'

afterEach(() => void vi.useRealTimers())

test('a script that loads or fails in time is unaffected', async () => {
  expect(await inTime(Promise.resolve('the dialog'))).toBe('the dialog')
  await expect(inTime(Promise.reject(new Error('offline')))).rejects.toThrow('offline')
})

test('a script that neither loads nor fails times out after two minutes', async () => {
  vi.useFakeTimers()
  const failed = vi.fn<() => void>()
  void inTime(new Promise(() => {})).catch(failed)
  await vi.advanceTimersByTimeAsync(SCRIPT_LOAD_MS - 1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalled()
})

test('every script that a page loads later times out', () => {
  const files = globSync('src/{gateways,islands,stores}/**/*.{ts,tsx}')
  const bare = files.filter((file) =>
    /(?<!typeof )(?<!inTime\()\bimport\('/.test(
      readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
    )
  )
  expect(bare).toEqual([])
  expect(files.length).toBeGreaterThan(100)
})
