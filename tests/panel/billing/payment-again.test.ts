import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { formatReport } from '#panel/actions/operations/format-report.ts'
import { accountOnFreshDomain, booksOf, websiteOf } from '../../kit/books.ts'
import { START, startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let token: string
beforeAll(async () => {
  panel = await startPanel()
})
beforeEach(async () => {
  token = (await panel.registerAgent()).token
})
afterAll(() => panel.close())

test.each([
  ['declined', 'sbx_card_chargeDeclined_1230', 'Your card was declined.'],
  [
    'without funds',
    'sbx_card_chargeDeclinedInsufficientFunds_1230',
    'Your card has insufficient funds.'
  ],
  ['expired', 'sbx_card_visa_0120', 'Your card has expired.'],
  ['that fails when charged', 'sbx_card_chargeCustomerFail_1230', 'Your card was declined.']
])(
  'a card %s is refused in the provider’s words and frees the domain',
  async (_, card, message) => {
    const bought = accountOnFreshDomain({ token: card })
    const refused = await panel.call(chargeAndWebsite, bought, { token })
    expect(refused).toMatchObject({ status: 422, body: { api_status: 422, message } })
    expect(await websiteOf(panel, token)).toBeNull()

    const paid = await panel.call(
      chargeAndWebsite,
      { ...bought, token: 'sbx_card_visa_1230' },
      { token }
    )
    expect(paid.body.api_status).toBe(0)
    const { charges } = await booksOf(panel, token)
    expect(charges.filter(({ state }) => state === 'succeeded')).toHaveLength(1)
  }
)

test('the same key and body give the first answer again, another body is refused', async () => {
  const bought = accountOnFreshDomain()
  const options = { token, idempotencyKey: 'one-key' }
  const first = await panel.call(chargeAndWebsite, bought, options)
  const again = await panel.call(chargeAndWebsite, bought, options)
  const other = await panel.call(chargeAndWebsite, accountOnFreshDomain(), options)

  expect(again.body).toEqual(first.body)
  expect(other.status).toBe(409)
  expect((await booksOf(panel, token)).charges).toHaveLength(1)
})

test('a refusal is given again too, and nothing is tried a second time', async () => {
  const bought = accountOnFreshDomain({ token: 'sbx_card_chargeCustomerFail_1230' })
  const options = { token, idempotencyKey: 'refused-key' }
  const first = await panel.call(chargeAndWebsite, bought, options)
  const again = await panel.call(chargeAndWebsite, bought, options)
  expect(first.status).toBe(422)
  expect(again).toEqual(first)

  const declined = await panel.world.db
    .selectFrom('charges')
    .innerJoin('orders', 'orders.order_id', 'charges.order_id')
    .select('charge_id')
    .where('base_url', '=', bought.website_details.base_url)
    .execute()
  expect(declined).toHaveLength(1)
})

test('the same website asked for again is answered with success and no second charge', async () => {
  const bought = accountOnFreshDomain()
  await panel.call(chargeAndWebsite, bought, { token })
  expect((await panel.call(chargeAndWebsite, bought, { token })).body.api_status).toBe(0)
  expect((await booksOf(panel, token)).charges).toHaveLength(1)
})

test('the report names the months of an order whose card was declined', async () => {
  const card = 'sbx_card_chargeCustomerFail_1230'
  const wish = accountOnFreshDomain({ plan_duration: 1, price: 201.14, token: card })
  expect((await panel.call(chargeAndWebsite, wish, { token })).body.message).toBe(
    'Your card was declined.'
  )
  const { base_url } = wish.website_details
  const { cards, db } = panel.world
  const about = { since: START, now: panel.now(), cardKind: cards.kind, json: false }
  const covers = async () =>
    (await formatReport(db, about)).split('\n').find((line) => line.includes(base_url))
  expect(await covers()).toContain('  1 month from December 21, 2026  ')
  // As orders that failed were stored before.
  await db.updateTable('orders').set({ details: '{}' }).where('base_url', '=', base_url).execute()
  expect(await covers()).toContain('  Unknown duration from December 21, 2026  ')
})
