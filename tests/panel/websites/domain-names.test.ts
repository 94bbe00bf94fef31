import { afterAll, beforeAll, expect, test } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { checkDomainExists } from '#contract/account-setup/setup-draft.ts'
import { newAccount } from '../../kit/new-account.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

const LOOKS_TAKEN =
  'This domain name looks like one that another agent uses. Please enter a different one, or write to us if it’s yours.'

let panel: TestPanel
let holder: string
let other: string
beforeAll(async () => {
  panel = await startPanel({
    settings: {
      rateLimits: false,
      siteUrl: 'https://www.maplekey.test',
      sitesDomain: 'sites.maplekey.site'
    }
  })
  ;[{ token: holder }, { token: other }] = [
    await panel.registerAgent(),
    await panel.registerAgent()
  ]
  const { status } = await order('amaraosei.ca', holder)
  expect(status).toBe(200)
})
afterAll(() => panel.close())

function order(base_url: string, token: string) {
  const website_details = { ...newAccount().website_details, base_url }
  return panel.call(chargeAndWebsite, newAccount({ website_details }), { token })
}

/** The answers of both calls that validate a domain, for an agent without a website. */
async function refusal(base_url: string) {
  const checked = await panel.call(checkDomainExists, { base_url }, { token: other })
  const ordered = await order(base_url, other)
  expect([ordered.status, Object.keys(ordered.body.errors ?? {})]).toEqual([
    checked.status,
    ['base_url']
  ])
  return {
    status: checked.status,
    says: checked.body.errors.base_url as string,
    ordered: ordered.body.message as string
  }
}

test.each([
  ['maplekey.site', 'maplekey.site is our own domain'],
  ['sites.maplekey.site', 'is our own domain'],
  ['amara.sites.maplekey.site', 'is our own domain'],
  ['mail.maplekey.site', 'maplekey.site is our own domain'],
  ['www.maplekey.test', 'is our own domain'],
  ['maplekey.com', 'looks like one of our domains'],
  ['sites.maplekey.ca', 'looks like one of our domains'],
  ['map1ekey.site', 'looks like one of our domains'],
  ['rnaplekey.co.uk', 'looks like one of our domains'],
  ['maplékey.site', 'looks like one of our domains'],
  ['co.uk', 'co.uk is shared by many websites'],
  ['on.ca', 'on.ca is shared by many websites'],
  ['github.io', 'github.io is shared by many websites'],
  ['аmaraosei.ca', 'letters that can be mistaken for others'],
  ['xn--maraosei-4fg.ca', 'letters that can be mistaken for others'],
  ['printer.local', 'can’t be reached']
])('%s is refused in the field, at its check and at the order alike', async (domain, sentence) => {
  const { ordered, says, status } = await refusal(domain)
  expect(status).toBe(400)
  expect(says).toContain(sentence)
  expect(ordered).toBe(says)
})

test.each(['amara0sei.ca', 'amáraosei.ca', 'AMARAOSÉI.ca'])(
  '%s looks like another agent’s domain and is refused with that reason',
  async (domain) => {
    const { ordered, says, status } = await refusal(domain)
    expect([status, says, ordered]).toEqual([400, LOOKS_TAKEN, LOOKS_TAKEN])
  }
)

test('the same domain is taken, except for its holder', async () => {
  expect(await refusal('amaraosei.ca')).toMatchObject({
    status: 409,
    says: 'Domain already exists'
  })
  for (const base_url of ['amaraosei.ca', 'amara0sei.ca']) {
    const { status } = await panel.call(checkDomainExists, { base_url }, { token: holder })
    expect([base_url, status]).toEqual([base_url, 200])
  }
})

test.each([
  'amara-osei.ca',
  'amaraosei.com',
  'élan-immobilier.ca',
  '陈美.com',
  'maplekeys.ca',
  'amara.github.io'
])('%s is free', async (base_url) => {
  const { body, status } = await panel.call(checkDomainExists, { base_url }, { token: other })
  expect([status, body]).toEqual([200, { api_status: 0 }])
})

test('of two agents who order lookalikes at once, one gets a website', async () => {
  const agents = await Promise.all(Array.from({ length: 4 }, () => panel.registerAgent()))
  const domains = ['maisonclaire.ca', 'maisonc1aire.ca', 'maisonclaíre.ca', 'maisonclaire.ca']
  const answers = await Promise.all(agents.map(({ token }, at) => order(domains[at] ?? '', token)))
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
})
