import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { applyPromoCode } from '#contract/account-setup/order.ts'
import { AgentStep, BillingStep, BrokerageStep } from '#contract/account-setup/setup-steps.ts'
import { createIntent } from '#contract/billing/payment.ts'
import { accountOnFreshDomain, booksOf, websiteOf } from '../../kit/books.ts'
import { newAccount, PROFESSIONAL_YEAR } from '../../kit/new-account.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let token: string
beforeAll(async () => {
  panel = await startPanel()
})
beforeEach(async () => {
  token = (await panel.registerAgent()).token
})
afterAll(() => panel.close())

test('a setup secret is given to the browser', async () => {
  const { body } = await panel.call(createIntent, {}, { token })
  expect(body).toMatchObject({ api_status: 0, client_secret: expect.stringMatching(/_secret_/) })
})

test('paying makes the website, from one month from today for the whole duration', async () => {
  panel.setClock(new Date('2026-11-21T15:00:00Z'))
  const answer = await panel.call(chargeAndWebsite, accountOnFreshDomain(), { token })

  expect(answer.body).toEqual({ api_status: 0, message: 'Account created successfully.' })
  expect(await websiteOf(panel, token)).toMatchObject({
    isTrial: false,
    planStop: false,
    trial_end_date: null,
    plan_price: 63.2,
    created: '2026-11-21T15:00:00.000Z',
    plan_end_date: '2027-12-21T15:00:00.000Z',
    cloudflare_domain_status: 'Inactive',
    plan: { plan_id: 2, plan_name: 'Professional', duration: 12 }
  })
  const { orders, charges, transactions } = await booksOf(panel, token)
  expect(orders).toHaveLength(1)
  expect(charges).toMatchObject([{ amount: 96_886, state: 'succeeded' }])
  expect(transactions).toMatchObject([
    {
      amount: 96_886,
      subtotal: 85_740,
      taxes: [{ name: 'HST', amount: 11_146 }],
      card_last4: '4242',
      status: true
    }
  ])
})

test('every text of the wizard is stored with the website', async () => {
  const { website_details, ...account } = accountOnFreshDomain({
    billing_address_2: 'Unit 7',
    company_fax: '4165550101',
    company_email: 'office@lakeshore.ca',
    company_address_2: 'Suite 400'
  })
  await panel.call(chargeAndWebsite, { ...account, website_details }, { token })

  const entries = { ...AgentStep.entries, ...BrokerageStep.entries, ...BillingStep.entries }
  const { company_logo, salesman_image, ...texts } = v.parse(v.object(entries), account)
  expect(Object.entries(texts).filter(([, text]) => text === '')).toEqual([])
  const website = panel.world.db
    .selectFrom('websites')
    .selectAll()
    .where('base_url', '=', website_details.base_url)
  expect(await website.executeTakeFirst()).toMatchObject(texts)
})

test('a trial takes no money and ends thirty days from now', async () => {
  panel.setClock(new Date('2026-11-21T15:00:00Z'))
  const trial = accountOnFreshDomain({ isTrial: true, token: 'sbx_card_visa_0131' })
  expect((await panel.call(chargeAndWebsite, trial, { token })).body.api_status).toBe(0)

  expect(await websiteOf(panel, token)).toMatchObject({
    isTrial: true,
    trial_end_date: '2026-12-21T15:00:00.000Z',
    plan_end_date: '2026-12-21T15:00:00.000Z'
  })
  const { charges, transactions } = await booksOf(panel, token)
  expect(charges).toEqual([])
  expect(transactions).toEqual([])
})

test('a card and a domain have one trial each', async () => {
  const card = 'sbx_card_mastercard_0231'
  await panel.call(chargeAndWebsite, accountOnFreshDomain({ isTrial: true, token: card }), {
    token
  })
  const other = (await panel.registerAgent()).token
  const again = await panel.call(
    chargeAndWebsite,
    accountOnFreshDomain({ isTrial: true, token: card }),
    {
      token: other
    }
  )

  expect(again.status).toBe(409)
  expect(again.body.message).toMatch(/free trial was already used/)
  expect(await websiteOf(panel, other)).toBeNull()
})

test('a coupon comes off every month, and counts once an agent', async () => {
  const code = { coupon_code: ' welcome10 ', plan_id: 2, duration: 12 as const }
  const applied = await panel.call(applyPromoCode, code, { token })
  expect(applied.body).toEqual({
    api_status: 0,
    message: 'Promo code applied successfully.',
    coupon_discount_amount: 6.32,
    coupon_recurs: false
  })

  const price = 883.16
  const bought = accountOnFreshDomain({ coupon_code: 'WELCOME10', price })
  expect((await panel.call(chargeAndWebsite, bought, { token })).body.api_status).toBe(0)
  expect((await booksOf(panel, token)).charges).toMatchObject([{ amount: 88_316 }])
  expect((await panel.call(applyPromoCode, code, { token })).body).toEqual({
    api_status: 409,
    message: 'This promo code is not valid.'
  })
})

const SAVE15_IS_FOR =
  'SAVE15 is only valid for the Professional and Brokerage plans, for 6 or 12 months.'
test.each([
  ['NOSUCH', 2, 12, 'This promo code is not valid.'],
  ['SAVE15', 1, 12, SAVE15_IS_FOR],
  ['save15', 2, 1, SAVE15_IS_FOR]
] as const)('the promo code %s is refused for plan %s and %s months: %s', async (...order) => {
  const [coupon_code, plan_id, duration, message] = order
  const choice = { coupon_code, plan_id, duration }
  const { status, body } = await panel.call(applyPromoCode, choice, { token })
  expect(status).toBe(409)
  expect(body.message).toBe(message)
})

test.each([0, 1, PROFESSIONAL_YEAR - 0.01, PROFESSIONAL_YEAR + 0.01, -5])(
  'a price of %s in the payload is refused and nothing is charged',
  async (price) => {
    const { status, body } = await panel.call(chargeAndWebsite, accountOnFreshDomain({ price }), {
      token
    })
    expect(status).toBe(409)
    expect(body.message).toBe('The price has changed. Please review your order.')
    expect(await websiteOf(panel, token)).toBeNull()
  }
)

test('a taken domain is refused at submit, in any spelling', async () => {
  const taken = accountOnFreshDomain()
  await panel.call(chargeAndWebsite, taken, { token })
  const other = (await panel.registerAgent()).token
  const website_details = {
    ...taken.website_details,
    base_url: `HTTPS://www.${taken.website_details.base_url.toUpperCase()}/about`
  }
  const { status, body } = await panel.call(chargeAndWebsite, newAccount({ website_details }), {
    token: other
  })
  expect(status).toBe(409)
  expect(body.message).toBe('Domain name already exists.')
})

test('a second website for one agent is refused', async () => {
  await panel.call(chargeAndWebsite, accountOnFreshDomain(), { token })
  const { status, body } = await panel.call(chargeAndWebsite, accountOnFreshDomain(), { token })
  expect(status).toBe(409)
  expect(body.message).toMatch(/You already have a website/)
})

test('two agents of one name get subdomains of their own', async () => {
  await panel.call(chargeAndWebsite, accountOnFreshDomain(), { token })
  const other = (await panel.registerAgent()).token
  await panel.call(chargeAndWebsite, accountOnFreshDomain(), { token: other })
  expect((await websiteOf(panel, other)).subdomain).not.toBe(
    (await websiteOf(panel, token)).subdomain
  )
})

test('pictures leave the order and belong to the website', async () => {
  const logo = `data:image/png;base64,${'A'.repeat(260_000)}`
  const plain = accountOnFreshDomain()
  const bought = { ...plain, website_details: { ...plain.website_details, logo } }
  await panel.call(chargeAndWebsite, bought, { token })

  const { website_id } = await websiteOf(panel, token)
  const pictures = await panel.world.db
    .selectFrom('website_pictures')
    .selectAll()
    .where('website_id', '=', website_id)
    .execute()
  expect(pictures).toEqual([{ website_id, field: 'logo', data_url: logo }])
  expect(JSON.stringify((await booksOf(panel, token)).orders[0]?.details)).not.toContain(
    'data:image'
  )
})

test.each([
  ['an unknown plan', { plan_id: 99 }, 409],
  ['an unknown province', { billing_state: 'ZZ' }, 400],
  ['a real card number for a token', { token: '4242424242424242' }, 400],
  ['a foreign payment method', { token: 'pm_someone' }, 422]
])('%s is refused', async (_, change, status) => {
  const answer = await panel.call(chargeAndWebsite, accountOnFreshDomain(change), { token })
  expect(answer.status).toBe(status)
  expect(await websiteOf(panel, token)).toBeNull()
})
