import { test } from 'vitest'
import { createAccountsThroughKills } from '../kit/account-kills.ts'

const KILLS = Number(process.env['PROOF_KILLS'] ?? 100)

test(`killed ${KILLS} times while accounts are created, the panel loses, duplicates and blocks nothing`, async () => {
  await createAccountsThroughKills(KILLS)
})
