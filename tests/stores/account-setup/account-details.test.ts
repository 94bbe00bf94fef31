import { expect, test, vi } from 'vitest'
import { freshVisitor } from '../../kit/visitor.ts'

const visitor = freshVisitor('/auth/account-setup')

const open = () => import('#stores/account-setup/account-details.ts')
const stored = () => JSON.parse(localStorage.getItem('accountDetails') ?? 'null')

test('a key is seen at once and written a quarter of a second later', async () => {
  vi.useFakeTimers()
  const { $details, typeDetails } = await open()
  typeDetails({ website_name: 'A' })
  typeDetails({ website_name: 'Am' })
  expect($details.get()).toEqual({ website_name: 'Am' })
  vi.advanceTimersByTime(249)
  expect(stored()).toBeNull()
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  expect(stored()).toEqual({ website_name: 'Am' })
})

test.each(['pagehide', 'visibilitychange'])('at %s what was typed is written', async (event) => {
  const { saveWhenHidden, typeDetails } = await open()
  const stop = saveWhenHidden()
  typeDetails({ website_name: 'Amara' })
  Object.defineProperty(visitor.window.document, 'visibilityState', { value: 'hidden' })
  const target = event === 'pagehide' ? visitor.window : visitor.window.document
  target.dispatchEvent(new visitor.window.Event(event))
  expect(stored()).toEqual({ website_name: 'Amara' })
  stop()
})

test('what is kept at once takes along what was typed before', async () => {
  const { keepDetails, typeDetails } = await open()
  typeDetails({ website_name: 'Amara' })
  keepDetails({ step: 'agent' })
  expect(stored()).toEqual({ website_name: 'Amara', step: 'agent' })
})

test('a log-out leaves nothing behind that would be written later', async () => {
  vi.useFakeTimers()
  const { $details, keepDetails, typeDetails } = await open()
  const { forget } = await import('#gateways/storage/saved.ts')
  keepDetails({ step: 'agent' })
  typeDetails({ salesman_name: 'Amara' })
  forget()
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  expect($details.get()).toEqual({})
  expect(stored()).toBeNull()
})
