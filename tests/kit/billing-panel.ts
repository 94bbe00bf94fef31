import { afterAll, beforeEach } from 'vitest'
import { forgetPeople } from './forget-people.ts'
import { START, startPanel, type TestPanel } from './panel.ts'

/** Professional, monthly: 79.00, in Ontario 89.27, with the setup fee 201.14. */
export const MONTHLY = { plan_duration: 1 as const, price: 201.14 }

/** A panel for billing tests, each with the clock at START and without the agents of the one before. */
export async function openBillingPanel(): Promise<TestPanel> {
  const panel = await startPanel({ settings: { rateLimits: false } })
  // No emails about domains among those about bills.
  panel.world.reach.isPublic = () => false
  beforeEach(async () => {
    await forgetPeople(panel.world.db)
    panel.setClock(START)
  })
  afterAll(() => panel.close())
  return panel
}
