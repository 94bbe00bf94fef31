// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  vi.resetModules()
})

const load = () => import('#gateways/attempt.ts')

test('the same content keeps its key, across a reload too', async () => {
  const { attemptKey } = await load()
  const key = attemptKey('order 1')
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(attemptKey('order 1')).toBe(key)
  vi.resetModules()
  expect((await load()).attemptKey('order 1')).toBe(key)
})

test('another content gets another key', async () => {
  const { attemptKey } = await load()
  const key = attemptKey('price 100.00')
  expect(attemptKey('price 100.01')).not.toBe(key)
})

test('after a definite answer the same content is a new order', async () => {
  const { attemptKey, endAttempt } = await load()
  const key = attemptKey('order 1')
  endAttempt()
  expect(sessionStorage.length).toBe(0)
  expect(attemptKey('order 1')).not.toBe(key)
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
  const key = attemptKey('order 1')
  expect(attemptKey('order 1')).toBe(key)
  vi.unstubAllGlobals()
})
