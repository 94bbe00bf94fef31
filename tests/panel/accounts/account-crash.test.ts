import { test } from 'vitest'
import { createAccountsThroughKills } from '../../kit/account-kills.ts'

/** A short one of tests/proofs/account-kills.test.ts. */
test('killed four times while accounts are created, the panel loses, duplicates and blocks nothing', async () => {
  await createAccountsThroughKills(4)
}, 300_000)
