import { afterAll, beforeEach, expect, test } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { siteData } from '#contract/site-data.ts'
import { checkDNS } from '#contract/websites/dns.ts'
import { checkDomainExists } from '#contract/account-setup/setup-draft.ts'
import type { NameServers } from '#panel/services/dns/resolver.ts'
import { newAccount } from '../../kit/new-account.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { onlyNameServers } from '../../kit/stand-in-internet.ts'

const OURS = ['ada.ns.maplekey.site', 'rex.ns.maplekey.site']

let panel: TestPanel
let answer: NameServers
beforeEach(async () => {
  panel = await startPanel({ world: { resolver: onlyNameServers(() => answer) } })
})
afterAll(() => panel.close())

async function withWebsite(base_url = 'amaraosei.ca') {
  const agent = await panel.registerAgent()
  const { token } = agent
  const plain = newAccount()
  const website_details = { ...plain.website_details, base_url }
  await panel.call(chargeAndWebsite, { ...plain, website_details }, { token })
  const { body } = await panel.call(accessTokenLoginWeb, {}, { token })
  return { ...agent, website: body.website }
}

test('an agent without a website has a referral code and no discount', async () => {
  const { email, token } = await panel.registerAgent()
  const { body } = await panel.call(accessTokenLoginWeb, {}, { token })
  expect(body).toEqual({
    api_status: 0,
    name: 'Amara Osei',
    email,
    email_verified: false,
    contact: expect.stringMatching(/^\d{10}$/),
    language: 'en',
    referral_code: expect.stringMatching(/^[A-Z2-9]{8}$/),
    totalDiscount: '0%',
    referralWebsites: [],
    website: null
  })
})

test('a website includes the template that its agent chose', async () => {
  const { website } = await withWebsite()
  const { template_id } = newAccount().website_details
  const { templates } = (await panel.call(siteData, {})).body
  const chosen = templates.find((one: { website_id: number }) => one.website_id === template_id)
  const { screenshot, website_name } = chosen
  expect(website.template).toEqual({ screenshot, website_name })
})

test('a referred website earns ten percent', async () => {
  const { token } = await panel.registerAgent()
  const me = () => panel.call(accessTokenLoginWeb, {}, { token })
  const { referral_code } = (await me()).body
  const friend = await panel.registerAgent({ referral_code })
  await panel.call(chargeAndWebsite, newAccount(), { token: friend.token })
  expect((await me()).body).toMatchObject({
    totalDiscount: '10%',
    referralWebsites: [{ base_url: 'amaraosei.ca', isTrial: false }]
  })
})

test('a website paid with its referrer’s card earns nothing', async () => {
  const { token } = await withWebsite()
  const me = () => panel.call(accessTokenLoginWeb, {}, { token })
  const { referral_code } = (await me()).body
  const same = await panel.registerAgent({ referral_code })
  const other = await panel.registerAgent({ referral_code })
  const buy = (base_url: string, card: string, buyer: string) => {
    const account = newAccount({ token: card })
    const website_details = { ...account.website_details, base_url }
    return panel.call(chargeAndWebsite, { ...account, website_details }, { token: buyer })
  }
  await buy('second-name.ca', newAccount().token, same.token)
  await buy('friend.ca', 'sbx_card_mastercard_0931', other.token)
  expect((await me()).body).toMatchObject({
    totalDiscount: '10%',
    referralWebsites: [{ base_url: 'friend.ca' }]
  })
})

test('a free domain and one’s own are accepted, another agent’s is not', async () => {
  const { token, website } = await withWebsite()
  const other = await panel.registerAgent()
  const check = (base_url: string, bearer: string) =>
    panel.call(checkDomainExists, { base_url }, { token: bearer })
  expect((await check('free-to-use.ca', other.token)).body).toEqual({ api_status: 0 })
  expect(await check(`https://WWW.${website.base_url}/`, other.token)).toEqual({
    status: 409,
    body: {
      api_status: 409,
      message: 'Domain already exists',
      errors: { base_url: 'Domain already exists' }
    }
  })
  expect((await check(website.base_url, token)).status).toBe(200)
})

test.each([
  ['not a domain', 'Please enter a valid domain name'],
  ['10.0.0.1', 'Please enter a valid domain name'],
  ['', 'Website url is required'],
  ['me.sites.maplekey.test', /our own domain/],
  ['maplekey.test', /our own domain/],
  ['printer.local', /can’t be reached/],
  ['example.com', /reserved/]
])('the domain %j is refused', async (base_url, message) => {
  const { token } = await panel.registerAgent()
  const { body, status } = await panel.call(checkDomainExists, { base_url }, { token })
  expect(status).toBe(400)
  expect(body.errors.base_url).toMatch(message)
})

test('an agent is told by email when their domain is live, once', async () => {
  const { token, website } = await withWebsite()
  answer = { found: OURS }
  await panel.call(checkDNS, { website_id: website.website_id }, { token })
  await panel.call(checkDNS, { website_id: website.website_id }, { token })
  const jobs = await panel.world.db.selectFrom('jobs').select('payload').execute()
  const told = jobs.filter(({ payload }) => {
    const { base_url, kind } = payload as { base_url?: string; kind?: string }
    return kind === 'dns-live' && base_url === website.base_url
  })
  expect(told).toHaveLength(1)
})

test('a domain that shows its website becomes active, and inactive after two failed looks', async () => {
  const { token, website } = await withWebsite()
  answer = { found: OURS }
  const checked = await panel.call(checkDNS, { website_id: website.website_id }, { token })
  expect(checked.body).toEqual({ api_status: 0, message: 'DNS updated successfully.' })
  const me = await panel.call(accessTokenLoginWeb, {}, { token })
  expect(me.body.website.cloudflare_domain_status).toBe('Active')

  answer = { found: ['ns1.other.com', 'ns2.other.com'] }
  for (const hours of [0, 6]) {
    panel.advanceClock(hours * 60 * 60_000)
    await panel.call(checkDNS, { website_id: website.website_id }, { token })
  }
  const after = await panel.call(accessTokenLoginWeb, {}, { token })
  expect(after.body.website.cloudflare_domain_status).toBe('Inactive')
})

test.each<[string, NameServers, number, string]>([
  [
    'one foreign server',
    { found: ['ns1.example-registrar.com'] },
    409,
    'Found ns1.example-registrar.com. Replace it with ada.ns.maplekey.site and rex.ns.maplekey.site; changes can take up to 48 hours.'
  ],
  [
    'two foreign servers',
    { found: ['NS1.other.com.', 'ns2.other.com'] },
    409,
    'Found ns1.other.com and ns2.other.com. Replace them with ada.ns.maplekey.site and rex.ns.maplekey.site; changes can take up to 48 hours.'
  ],
  [
    'half of ours',
    { found: ['ada.ns.maplekey.site'] },
    409,
    'Found ada.ns.maplekey.site. Add rex.ns.maplekey.site as well. Changes can take up to 48 hours.'
  ],
  [
    'ours and a foreign one',
    { found: [...OURS, 'ns1.other.com'] },
    409,
    'Found our name servers and also ns1.other.com. Remove it, or some visitors won’t reach your website. Changes can take up to 48 hours.'
  ],
  [
    'one of ours and a foreign one',
    { found: ['rex.ns.maplekey.site', 'ns1.other.com'] },
    409,
    'Found ns1.other.com and rex.ns.maplekey.site. Remove ns1.other.com and add ada.ns.maplekey.site. Changes can take up to 48 hours.'
  ],
  [
    'no such domain',
    { problem: 'no-domain' },
    409,
    'The domain amaraosei.ca doesn’t exist. Please check its spelling, and that it’s registered and paid for.'
  ],
  [
    'no name servers',
    { problem: 'no-records' },
    409,
    'amaraosei.ca has no name servers yet. Set ada.ns.maplekey.site and rex.ns.maplekey.site at your registrar. Changes can take up to 48 hours.'
  ],
  [
    'silence',
    { problem: 'timeout' },
    503,
    'The name servers of amaraosei.ca did not answer in time. Please try again in a few minutes.'
  ],
  [
    'an unreachable name server',
    { problem: 'unreachable' },
    503,
    'The name servers of amaraosei.ca could not be looked up. Please try again later.'
  ]
])('a DNS check that finds %s says what to do', async (_, found, api_status, message) => {
  const { token, website } = await withWebsite()
  answer = found
  const checked = await panel.call(checkDNS, { website_id: website.website_id }, { token })
  expect(checked).toEqual({ status: api_status, body: { api_status, message } })
})

test('another agent’s website gets the same answer as a missing one', async () => {
  const { website } = await withWebsite()
  const other = await panel.registerAgent()
  const ask = (website_id: number) => panel.call(checkDNS, { website_id }, { token: other.token })
  expect(await ask(website.website_id)).toEqual(await ask(99_999))
  expect((await ask(website.website_id)).status).toBe(404)
})
