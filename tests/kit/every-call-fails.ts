import { logOut } from '#contract/accounts/session.ts'
import { CALLS } from '#contract/calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { TestPanel } from './panel.ts'

/** Every call with errors before its input is read, and with an internal error. */
export async function makeEveryCallFail(panel: TestPanel): Promise<void> {
  const { token } = await panel.registerAgent()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { db } = panel.world
  const everyCall = async (init: (call: Endpoint) => RequestInit) => {
    for (const call of Object.values(CALLS)) {
      if (call === logOut) continue
      await panel.request(call.path.replaceAll(/:\w+/g, 'x'), {
        method: call.method,
        ...init(call)
      })
    }
  }
  const body = (call: Endpoint, text: string) => (call.method === 'POST' ? { body: text } : {})
  await everyCall((call) => ({
    headers: { 'content-type': 'application/json' },
    ...body(call, '{}')
  }))
  await everyCall((call) => ({ headers, ...body(call, '{"website_id":[],"duration":"x"}') }))
  await everyCall((call) => ({ headers, ...body(call, '{') }))
  await everyCall((call) => ({
    headers: { ...headers, 'content-type': 'text/plain' },
    ...body(call, 'x')
  }))
  await everyCall((call) => ({
    headers: { ...headers, 'content-length': '99999999' },
    ...body(call, '{}')
  }))
  await db.schema.alterTable('sessions').renameTo('sessions_away').execute()
  await everyCall((call) => ({ headers, ...body(call, '{}') }))
  await db.schema.alterTable('sessions_away').renameTo('sessions').execute()
}
