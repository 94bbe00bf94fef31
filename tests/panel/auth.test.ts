import { expect, test } from 'vitest'
import { logIn } from '#contract/auth.ts'
import { startPanel } from '../kit/panel.ts'

test('an agent registers and logs in', async () => {
  const panel = await startPanel()
  const { email, password, token } = await panel.registerAgent()
  expect(token).toMatch(/^mks_/)
  const outcome = await panel.call(logIn, { email, password, recaptcha: 'x' })
  expect(outcome).toMatchObject({ status: 200, body: { isReset: false, website: null } })
})

test.runIf(true)('on PostgreSQL too', async () => {
  const panel = await startPanel({ engine: 'postgres' })
  const { email, password } = await panel.registerAgent()
  const outcome = await panel.call(logIn, { email, password, recaptcha: 'x' })
  expect(outcome).toMatchObject({ status: 200 })
})
