import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAgreement } from '#contract/accounts/agreement.ts'
import { logIn } from '#contract/accounts/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { applyPromoCode } from '#contract/account-setup/order.ts'
import { saveSetupDraft } from '#contract/account-setup/setup-draft.ts'
import { changeEditor } from '#panel/actions/accounts/change-editor.ts'
import { type Service, startService } from '#panel/service/start-service.ts'
import { createAccounts } from '../../kit/hostile-requests/accounts.ts'
import { type Case, dice, hostileCases, mixedCases } from '../../kit/hostile-requests/cases.ts'
import { createClient } from '../../kit/hostile-requests/send.ts'
import { faultOf, summaryOf } from '../../kit/hostile-requests/verdict.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let service: Service
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  service = await startService(panel.world, { port: 0, siteDir: '/nowhere' })
})
afterAll(async () => {
  await service.close()
  await panel.close()
})

function first(count: number, cases: Iterator<Case>): Case[] {
  return Array.from({ length: count }, () => cases.next().value as Case)
}

test('no hostile request gets a 5xx, a dropped connection or internal details', async () => {
  const post = async (path: string, body: unknown, { token }: { token?: string } = {}) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` })
    }
    const response = await panel.request(path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body)
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const { close, send } = createClient(service.port)
  const faults: string[] = []
  const tokens = await createAccounts({ post }, (email) =>
    changeEditor(panel.world.db, { email, is_editor: true })
  )
  const roll = dice(2026)
  const all = [...first(60, hostileCases(tokens)), ...first(240, mixedCases(tokens, roll))]
  // Closing a cut connection takes time; response times are measured by the benchmark.
  for (const one of all.filter(({ raw }) => raw === undefined)) {
    const fault = faultOf(one, { ...(await send(one)), ms: 0 })
    if (fault) faults.push(`${fault}: ${summaryOf(one)}`)
  }
  close()
  expect(faults).toEqual([])
})

test.each([
  ['a character that ends texts', '{"email":"a\\u0000@x.ca"}', true],
  ['half a character', '{"email":"\\ud83d"}', true],
  ['one hidden in a list', '{"a":[["\\udc00"]]}', true],
  ['a whole character, written as two halves', '{"a":"\\ud83d\\ude00"}', false],
  ['a number beyond all numbers', '{"a":[1e400]}', true],
  ['one written out', `{"a":${'9'.repeat(400)}}`, true],
  ['a large number', '{"a":1e300}', false],
  ['the letters of an escape', '{"a":"\\\\u0000"}', false]
])('%s in a request is told from valid input', async (_, body, isRefused) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await panel.request(logIn.path, { method: 'POST', headers, body })
  expect(answer.status).toBe(400)
  expect((await answer.text()).includes('an invalid character or number')).toBe(isRefused)
})

test.each([
  [applyPromoCode, { coupon_code: 'WELCOME10', plan_id: 1.5, duration: 12 }, 400],
  [applyPromoCode, { coupon_code: 'WELCOME10', plan_id: 1e12, duration: 12 }, 400],
  [saveAgreement, { board: 'TRREB', signed_on: '2026-02-30' }, 400],
  [saveSetupDraft, { draft: {}, revision: 0, age: 1e300 }, 200]
])('$path answers past findings of hostile requests without a 5xx', async (call, input, status) => {
  const { token } = await panel.registerAgent()
  expect((await panel.call(call as Endpoint, input, { token })).status).toBe(status)
})
