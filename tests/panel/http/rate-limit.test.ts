import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { limit } from '#panel/http/rate-limit.ts'
import type { Refused } from '#panel/services/refused.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'

describe.each([RACE_ENGINE] as const)('on %s', (engine) => {
  let panel: TestPanel
  beforeEach(async () => {
    panel = await startPanel({ engine })
  })
  afterAll(() => panel.close())

  const hit = (key: string) => limit(panel.world, key, { hits: 10, seconds: 60 })

  test('of fifty concurrent attempts exactly ten pass', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => hit('a')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  test('a refusal says when to retry, and then the window restarts', async () => {
    for (let times = 0; times < 10; times++) await hit('a')
    panel.advanceClock(20_000)
    const refused = (await hit('a').catch((error: unknown) => error)) as Refused
    expect(refused).toMatchObject({
      status: 429,
      retryAfter: 40,
      message: 'Too many attempts. Please try again in 40 seconds.'
    })
    await hit('another key')
    panel.advanceClock(40_000)
    for (let times = 0; times < 10; times++) await hit('a')
    await expect(hit('a')).rejects.toThrow()
  })

  test('keys are stored hashed', async () => {
    await hit('login:ann@example.org')
    const rows = await panel.world.db.selectFrom('rate_limits').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('ann')
  })

  test('switched off, everything passes', async () => {
    panel.world.settings = { ...panel.world.settings, rateLimits: false }
    for (let times = 0; times < 30; times++) await hit('a')
  })
})
