import { afterAll, beforeEach, expect, test } from 'vitest'
import { claimDomain, takeDomain } from '#contract/websites/domain.ts'
import { certificateAsk } from '#panel/hosting/certificate-ask.ts'
import { OLD_ADDRESS } from '../../kit/domain-internet.ts'
import {
  DAY,
  DOMAIN,
  HOUR,
  sharedCloudflare,
  startDomainPanel,
  type DomainPanel
} from '../../kit/waiting-domain.ts'

const WWW = `www.${DOMAIN}`
const cloudflare = await sharedCloudflare()
let world: DomainPanel
beforeEach(async () => {
  world = await startDomainPanel(cloudflare)
  world.say({ found: ['ns1.other-registrar.com'] })
  world.internet.oldRecords = [
    { type: 'A', name: DOMAIN, content: OLD_ADDRESS },
    { type: 'A', name: WWW, content: OLD_ADDRESS }
  ]
})
afterAll(() => world.panel.close())

const hosts = () => world.panel.world.db.selectFrom('site_hosts').selectAll().execute()
/** As Caddy asks for the domain now. */
async function isCertified(): Promise<boolean> {
  const rows = await hosts()
  const find = (host: string) => rows.find((row) => row.host === host)
  return certificateAsk(world.panel.world, { find })(DOMAIN)
}

test('a domain that a website left in a zone of ours leads to it as long as the zone is in use, and no order takes it', async () => {
  const { call } = world.panel
  const { token, website, website_id } = await world.newWebsite()
  await world.work()
  world.delegate()
  for (let look = 0; look < 3; look++) await world.after(HOUR)
  expect((await website()).domain_state).toBe('live')
  const { body } = await call(claimDomain, { base_url: 'second.ca' }, { token })
  world.internet.oldRecords.push({ type: 'TXT', name: body.host, content: body.value })
  expect((await call(takeDomain, { base_url: 'second.ca' }, { token })).status).toBe(200)

  const stranger = await world.newWebsite()
  await world.after(DAY)
  const left = (await hosts()).filter(({ kind }) => kind === 'former')
  expect(left.map(({ host }) => host).toSorted()).toEqual([DOMAIN, WWW])
  expect(left).toMatchObject([
    { website_id, certificate: 'edge' },
    { website_id, certificate: 'edge' }
  ])
  expect(await isCertified()).toBe(true)

  world.say({ found: ['ns1.other-registrar.com'] })
  expect(await isCertified()).toBe(false)
  await world.after(DAY)
  const own = (await hosts()).filter((row) => row.website_id === stranger.website_id)
  expect(own.map(({ host, kind }) => [kind, host])).toEqual(
    expect.arrayContaining([
      ['own', DOMAIN],
      ['www', WWW]
    ])
  )
})
