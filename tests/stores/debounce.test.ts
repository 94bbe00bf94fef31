import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from '#stores/debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LIMITS = { longestMs: 1000, pauseMs: 300 }

test('calls in quick succession run once, after a pause', () => {
  const run = vi.fn()
  const { schedule } = debounce(run, LIMITS)
  schedule()
  vi.advanceTimersByTime(299)
  schedule()
  vi.advanceTimersByTime(299)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
})

test('without a pause they run at the latest after the longest wait, and again as long after that', () => {
  const run = vi.fn()
  const { schedule } = debounce(run, LIMITS)
  for (let elapsed = 0; elapsed < 2500; elapsed += 100) {
    schedule()
    vi.advanceTimersByTime(100)
  }
  expect(run).toHaveBeenCalledTimes(2)
})

test('a cancelled call never runs, and the next one waits its whole pause', () => {
  const run = vi.fn()
  const { cancel, schedule } = debounce(run, LIMITS)
  schedule()
  vi.advanceTimersByTime(200)
  cancel()
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
  schedule()
  vi.advanceTimersByTime(300)
  expect(run).toHaveBeenCalledTimes(1)
})
