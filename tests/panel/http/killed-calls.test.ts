import { expect, test, vi } from 'vitest'
import { killDuringCalls } from '../../kit/killed-calls.ts'

/** Starts whole processes, on a machine that may be busy with other tests. */
vi.setConfig({ testTimeout: 240_000 })

test('calls interrupted by a kill and repeated take effect once', async () => {
  const { made } = await killDuringCalls('embedded', 1)
  expect(made).toEqual({ cards: 1, messages: 1, agents: 1, items: 1, pictures: 1 })
})
