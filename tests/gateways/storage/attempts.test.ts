// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  vi.resetModules()
})

const PATH = '/payment/chargeAndWebsite'
const load = () => import('#gateways/storage/attempts.ts')

test('the same content keeps its key, across a reload too', async () => {
  const { attemptKey } = await load()
  const key = attemptKey(PATH, 'order 1')
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(attemptKey(PATH, 'order 1')).toBe(key)
  vi.resetModules()
  expect((await load()).attemptKey(PATH, 'order 1')).toBe(key)
})

test('different content gets a different key', async () => {
  const { attemptKey } = await load()
  const key = attemptKey(PATH, 'price 100.00')
  expect(attemptKey(PATH, 'price 100.01')).not.toBe(key)
})

test('after a definite answer, the same content gets a new key', async () => {
  const { attemptKey, endAttempt } = await load()
  const key = attemptKey(PATH, 'order 1')
  endAttempt(PATH)
  expect(sessionStorage.length).toBe(0)
  expect(attemptKey(PATH, 'order 1')).not.toBe(key)
})

test('another call in the same area replaces the key, calls in other areas don’t', async () => {
  const { attemptKey } = await load()
  const pause = attemptKey('/user/plan/pause', '{}')
  attemptKey('/payment/payOverduePayment', '{}')
  expect(attemptKey('/user/plan/pause', '{}')).toBe(pause)
  attemptKey('/user/plan/resume', '{}')
  expect(attemptKey('/user/plan/pause', '{}')).not.toBe(pause)
})

test('after a quarter of an hour, the same content gets a new key', async () => {
  const { attemptKey } = await load()
  const key = attemptKey(PATH, 'order 1')
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 60_000)
  expect(attemptKey(PATH, 'order 1')).not.toBe(key)
  clock.mockRestore()
})

test('forbidden storage still keeps the key for the page', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    }
  })
  const { attemptKey } = await load()
  const key = attemptKey(PATH, 'order 1')
  expect(attemptKey(PATH, 'order 1')).toBe(key)
  vi.unstubAllGlobals()
})
