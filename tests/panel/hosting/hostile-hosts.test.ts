import { expect, test } from 'vitest'
import { hostileHeads, statusesOf } from '../../kit/hostile-hosts.ts'
import { startHosting } from '../../kit/hosting.ts'

test('300 hostile hosts and paths get no 5xx, and the website is served after them', async () => {
  const hosting = await startHosting()
  const { base_url, host } = await hosting.newSite()
  const { failed } = await statusesOf(hosting.port, hostileHeads(300, [host, base_url]))
  expect(failed).toEqual([])
  expect((await hosting.get(host)).status).toBe(200)
  await hosting.close()
})
