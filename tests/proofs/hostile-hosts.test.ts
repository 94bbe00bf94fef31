import { expect, test } from 'vitest'
import { hostileHeads, statusesOf } from '../kit/hostile-hosts.ts'
import { measured } from '../kit/measured.ts'
import { startHosting } from '../kit/hosting.ts'

test('20,000 hostile hosts and paths get no 5xx, and the website is served after them', async () => {
  const hosting = await startHosting()
  const { base_url, host } = await hosting.newSite()
  const { counts, failed } = await statusesOf(hosting.port, hostileHeads(20_000, [host, base_url]))
  measured('hostile hosts and paths', Object.fromEntries(counts))
  expect(failed).toEqual([])
  expect((await hosting.get(host)).status).toBe(200)
  await hosting.close()
})
