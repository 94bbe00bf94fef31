import { expect, test, vi } from 'vitest'
import { freshVisitor } from '../../kit/visitor.ts'

const visitor = freshVisitor('/auth/account-setup')

const open = () => import('#stores/account-setup/account-details.ts')
const stored = () => JSON.parse(localStorage.getItem('accountDetails') ?? 'null')

test('a keystroke is visible at once and saved a quarter of a second later', async () => {
  vi.useFakeTimers()
  const { $details, saveDetailsSoon } = await open()
  saveDetailsSoon({ website_name: 'A' })
  saveDetailsSoon({ website_name: 'Am' })
  expect($details.get()).toEqual({ website_name: 'Am' })
  vi.advanceTimersByTime(249)
  expect(stored()).toBeNull()
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  expect(stored()).toEqual({ website_name: 'Am' })
})

test.each(['pagehide', 'visibilitychange'])('on %s typing is saved', async (event) => {
  const { saveWhenHidden, saveDetailsSoon } = await open()
  const stop = saveWhenHidden()
  saveDetailsSoon({ website_name: 'Amara' })
  Object.defineProperty(visitor.window.document, 'visibilityState', { value: 'hidden' })
  const target = event === 'pagehide' ? visitor.window : visitor.window.document
  target.dispatchEvent(new visitor.window.Event(event))
  expect(stored()).toEqual({ website_name: 'Amara' })
  stop()
})

test('saving at once includes earlier typing', async () => {
  const { saveDetails, saveDetailsSoon } = await open()
  saveDetailsSoon({ website_name: 'Amara' })
  saveDetails({ step: 'agent' })
  expect(stored()).toEqual({ website_name: 'Amara', step: 'agent' })
})

test('after a log-out no pending typing is saved', async () => {
  vi.useFakeTimers()
  const { $details, saveDetails, saveDetailsSoon } = await open()
  const { forget } = await import('#gateways/storage/saved.ts')
  saveDetails({ step: 'agent' })
  saveDetailsSoon({ salesman_name: 'Amara' })
  forget()
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  expect($details.get()).toEqual({})
  expect(stored()).toBeNull()
})
