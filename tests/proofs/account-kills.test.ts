import { test } from 'vitest'
import { createAccountsThroughKills } from '../kit/account-kills.ts'

const KILLS = Number(process.env['PROOF_KILLS'] ?? 100)

test(`a panel killed ${KILLS} times while it creates accounts loses, duplicates and blocks none`, async () => {
  await createAccountsThroughKills(KILLS)
})
