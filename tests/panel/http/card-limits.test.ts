import { afterAll, beforeAll, expect, test } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { addPaymentMethod } from '#contract/billing/add-card.ts'
import { createIntent } from '#contract/billing/payment.ts'
import { cardForm } from '../../kit/billing.ts'
import { newAccount } from '../../kit/new-account.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())

test('an agent tries cards 20 times in 15 minutes, whichever calls it takes', async () => {
  const { token } = await panel.registerAgent()
  const calls = [
    () => panel.call(createIntent, {}, { token }),
    () => panel.call(chargeAndWebsite, newAccount({ price: 1 }), { token }),
    () => panel.call(addPaymentMethod, cardForm('sbx_card_visa_1234'), { token })
  ]
  for (const call of calls) expect((await call()).status).not.toBe(429)
  await panel.world.db.updateTable('rate_limits').set({ hits: 20 }).execute()
  for (const call of calls) expect((await call()).status).toBe(429)
})
