import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CloudflareServer, startCloudflare } from '../../kit/cloudflare-server.ts'
import { startWalk, type Step } from '../../kit/domain-walk.ts'

let cloudflare: CloudflareServer
beforeAll(async () => {
  cloudflare = await startCloudflare()
})
afterAll(() => cloudflare.close())

const HOUR = 'an hour passes'
const BY_NAME_SERVERS: Step[] = [
  'the agent looks at the dashboard',
  'the agent sets the name servers shown',
  HOUR,
  'Cloudflare activates the zone',
  HOUR,
  'the edge gets its certificate',
  HOUR,
  HOUR,
  'the agent presses DNS Check'
]
const BY_RECORDS: Step[] = [
  'DNSSEC is turned on',
  'the agent looks at the dashboard',
  'the agent sets the address shown',
  'the agent sets the alias shown',
  'the agent presses DNS Check'
]

test.each([
  ['name servers', BY_NAME_SERVERS, {}],
  ['name servers, with email beside an alias', BY_NAME_SERVERS, { hasAlias: true }],
  ['its own records', BY_RECORDS, {}]
])(
  'by %s a domain comes to its website, and nothing answers worse on the way',
  async (_, steps, domain) => {
    const walk = await startWalk(cloudflare, domain)
    for (const step of steps) {
      await walk.take(step)
      expect([step, await walk.worse()]).toEqual([step, []])
    }
    expect(await walk.isLive()).toBe(true)
    await walk.take('the agent presses Put it back')
    expect(await walk.worse()).toEqual([])
    await walk.close()
  }
)
