import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { checkDNS } from '#contract/websites/dns.ts'
import { dnsResolver } from '#panel/services/dns/resolver.ts'
import { fixedZones } from '#panel/services/dns/zones.ts'
import { fixedResolver } from '../../kit/fixed-resolver.ts'
import {
  hasNsd,
  type NameServer,
  startNsd,
  startPacketServer,
  startSilentServer
} from '../../kit/name-server.ts'
import { newAccount } from '../../kit/new-account.ts'
import { startPanel } from '../../kit/panel.ts'

const OURS = ['ada.ns.maplekey.site', 'rex.ns.maplekey.site']
const THEIRS = ['ns1.other-registrar.com', 'ns2.other-registrar.com']

const ZONES = {
  zone: 'ca',
  domains: {
    'right.ca': OURS,
    'wrong.ca': THEIRS,
    'mixed.ca': ['ada.ns.maplekey.site', 'ns1.other-registrar.com'],
    'half.ca': ['rex.ns.maplekey.site'],
    'more.ca': [...OURS, 'ns1.other-registrar.com']
  }
}

/** The message for an agent with this domain, and the domain's status afterwards. */
async function check(base_url: string, address: string) {
  // What the new name servers answer isn't asked here.
  const zones = fixedZones(OURS, fixedResolver({}))
  const panel = await startPanel({ world: { resolver: dnsResolver(address), zones } })
  const { token } = await panel.registerAgent()
  const plain = newAccount()
  const website_details = { ...plain.website_details, base_url }
  await panel.call(chargeAndWebsite, { ...plain, website_details }, { token })
  const me = async () => (await panel.call(accessTokenLoginWeb, {}, { token })).body.website
  const { website_id } = await me()
  const { body, status } = await panel.call(checkDNS, { website_id }, { token })
  return [status, body.message, (await me()).cloudflare_domain_status]
}

const SERVERS = [
  ['a few lines that speak DNS', startPacketServer],
  ...(hasNsd() ? [['nsd', startNsd] as const] : [])
] as const

describe.each(SERVERS)('asking %s', (_, start) => {
  let server: NameServer
  beforeAll(async () => {
    server = await start(ZONES)
  })
  afterAll(() => server.close())

  test.each([
    ['right.ca', 200, 'DNS updated successfully.', 'Active'],
    ['www.right.ca', 200, 'DNS updated successfully.', 'Active'],
    [
      'wrong.ca',
      409,
      'Found ns1.other-registrar.com and ns2.other-registrar.com. Replace them with ada.ns.maplekey.site and rex.ns.maplekey.site; changes can take up to 48 hours.',
      'Inactive'
    ],
    [
      'mixed.ca',
      409,
      'Found ada.ns.maplekey.site and ns1.other-registrar.com. Remove ns1.other-registrar.com and add rex.ns.maplekey.site. Changes can take up to 48 hours.',
      'Inactive'
    ],
    [
      'half.ca',
      409,
      'Found rex.ns.maplekey.site. Add ada.ns.maplekey.site as well. Changes can take up to 48 hours.',
      'Inactive'
    ],
    [
      'more.ca',
      409,
      'Found our name servers and also ns1.other-registrar.com. Remove it, or some visitors won’t reach your website. Changes can take up to 48 hours.',
      'Inactive'
    ],
    [
      'missing.ca',
      409,
      'The domain missing.ca doesn’t exist. Please check its spelling, and that it’s registered and paid for.',
      'Inactive'
    ],
    [
      'elsewhere.com',
      503,
      'The name servers of elsewhere.com could not be looked up. Please try again later.',
      'Inactive'
    ]
  ])('%s: %i, %s', async (base_url, status, message, held) => {
    expect(await check(base_url, server.address)).toEqual([status, message, held])
  })
})

test('a silent name server is told apart from one that refuses', async () => {
  const server = await startSilentServer()
  expect(await check('silent.ca', server.address)).toEqual([
    503,
    'The name servers of silent.ca did not answer in time. Please try again in a few minutes.',
    'Inactive'
  ])
  await server.close()
})
