import { expect, test } from 'vitest'
import { BY_NAME_SERVERS, BY_RECORDS, startWalk } from '../../kit/domain-walk.ts'
import { sharedCloudflare } from '../../kit/waiting-domain.ts'

const cloudflare = await sharedCloudflare()

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
