import { expect, test, vi } from 'vitest'
import { killWhileMaking } from '../kit/killed-calls.ts'

/** Whole processes start here, on a machine that may be busy with other tests. */
vi.setConfig({ testTimeout: 120_000 })

test('what is asked for while the process is killed, and asked for again, is made once', async () => {
  const { made } = await killWhileMaking('embedded', 2)
  expect(made).toEqual({ cards: 2, messages: 2, agents: 2, items: 2, pictures: 2 })
})
