import { expect, test } from 'vitest'
import { measured } from '../kit/measured.ts'
import { moveThroughKills } from '../kit/moving-kills.ts'

const KILLS = Number(process.env['PROOF_KILLS'] ?? 30)

test('a website whose moving day is cut off by a kill has moved as a whole or not at all, and moves once', async () => {
  const before = await moveThroughKills(KILLS)
  measured(`${KILLS} kills on a moving day`, { before, after: KILLS - before })
  // Kills on both sides of the move, or the test would prove nothing.
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(KILLS)
})
