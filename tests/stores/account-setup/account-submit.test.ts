import { expect, test, vi } from 'vitest'
import { newAccount } from '../../kit/new-account.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { booksOf, startWizard, loadStores, typeCard, wizardEntries } from '../../kit/wizard.ts'
import { changeElsewhere, connect, connectTo, freshVisitor, json } from '../../kit/visitor.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'

const visitor = freshVisitor('/auth/account-setup')

const CHARGE = '/api/payment/chargeAndWebsite'

/** An agent at the payment step with everything typed, a Starter year in Ontario: (39.20 x 12 + 99) x 1.13. */
async function atPayment(panel: TestPanel) {
  const { agent, page } = await startWizard(panel)
  page.saveDetails(wizardEntries)
  await page.moveTo('payment')
  await typeCard(page)
  return { agent, page }
}
const TOTAL = 64_342

/** Passes calls on to the panel; `answer` may step in at a charge, with the way through at hand. */
function stepIn(
  panel: TestPanel,
  answer: (turn: number, pass: () => Promise<Response>) => Promise<Response> | Response
) {
  const keys: (string | null)[] = []
  connect((path, init) => {
    const pass = () => panel.request(path.replace(/^\/api/, ''), init)
    if (path !== CHARGE) return pass()
    keys.push(new Headers(init.headers).get('idempotency-key'))
    return answer(keys.length, pass)
  })
  return keys
}

test('a paid account is charged the summary’s total, once, and the wizard’s details are cleared', async () => {
  const panel = await startPanel()
  const { page } = await atPayment(panel)
  expect(page.$orderSummary.get()?.lines.total).toBe(TOTAL)
  await page.submit(false)
  expect(page.$submission.get()).toMatchObject({
    status: 'created',
    account: { base_url: 'amaraosei.ca', isTrial: false }
  })
  expect(await booksOf(panel)).toMatchObject({
    orders: [{ total: TOTAL }],
    charges: [{ state: 'succeeded', amount: TOTAL }],
    websites: [{ base_url: 'amaraosei.ca', isTrial: false, website_name: 'Amara Osei Homes' }]
  })
  expect(localStorage.getItem('accountDetails')).toBeNull()
  expect(localStorage.getItem('selectedPlan')).toBeNull()
  expect(localStorage.getItem('setupDraft')).toBeNull()
  await page.refreshSession()
  expect(page.$user.get()?.website?.base_url).toBe('amaraosei.ca')
})

test('a trial charges nothing', async () => {
  const panel = await startPanel()
  const { page } = await atPayment(panel)
  await page.submit(true)
  expect(page.$submission.get()).toMatchObject({
    status: 'created',
    account: { due: TOTAL, isTrial: true, paid: 0 }
  })
  expect(await booksOf(panel)).toMatchObject({ charges: [], websites: [{ isTrial: true }] })
})

test('two presses, and a second tab, are one account and one charge', async () => {
  const panel = await startPanel()
  const { page } = await atPayment(panel)
  const other = await loadStores()
  await typeCard(other)
  await Promise.all([page.submit(false), page.submit(false), other.submit(false)])
  expect(page.$submission.get().status).toBe('created')
  expect(other.$submission.get().status).toBe('created')
  const { charges, orders, websites } = await booksOf(panel)
  expect([orders.length, charges.length, websites.length]).toEqual([1, 1, 1])
})

test('a lost answer is requested again with the same key', async () => {
  const panel = await startPanel()
  const { page } = await atPayment(panel)
  const keys = stepIn(panel, async (turn, pass) => {
    const answer = await pass()
    if (turn === 1) throw new TypeError('connection reset')
    return answer
  })
  await page.submit(false)
  expect(page.$submission.get().status).toBe('created')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect((await booksOf(panel)).charges).toHaveLength(1)
})

test('a running order is polled until it is done', async () => {
  const panel = await startPanel()
  const { page } = await atPayment(panel)
  const seen: unknown[] = []
  const keys = stepIn(panel, (turn, pass) => {
    seen.push(page.$submission.get())
    if (turn > 1) return pass()
    return json({ api_status: 202, message: 'Your account creation is in process.' }, 202)
  })
  await page.submit(false)
  expect(seen).toEqual([{ status: 'sending' }, { status: 'sending', slow: true }])
  expect(new Set(keys).size).toBe(1)
  expect(page.$submission.get().status).toBe('created')
})

test('without any answer an error is shown, nothing is lost, and the same press finds the order', async () => {
  const panel = await startPanel()
  const { page } = await atPayment(panel)
  const keys = stepIn(panel, async (turn, pass) => {
    const answer = await pass()
    if (turn <= 3) throw new TypeError('connection reset')
    return answer
  })
  await page.submit(false)
  const message = 'Something went wrong.'
  expect(page.$submission.get()).toEqual({ status: 'refused', message, unsure: true })
  expect(page.$toasts.get()).toMatchObject([{ kind: 'error', message }])
  expect(page.$details.get()).toMatchObject(wizardEntries)

  await page.submit(false)
  expect(page.$submission.get().status).toBe('created')
  expect(new Set(keys).size).toBe(1)
  expect((await booksOf(panel)).charges).toHaveLength(1)
})

test('a declined card is reported once, with the provider’s message and advice, and another pays with a new key', async () => {
  const panel = await startPanel()
  const { page } = await atPayment(panel)
  const keys = stepIn(panel, (_, pass) => pass())
  await typeCard(page, '4000000000000341')
  await page.submit(false)
  const refusal = { advice: expect.stringMatching(/^Nothing was charged\. Try again/) }
  expect(page.$cardEntry.get()).toMatchObject({ message: 'Your card was declined.', refusal })
  expect(page.$submission.get(), 'told under the card field alone').toEqual({ status: 'idle' })
  expect(page.$toasts.get()).toEqual([])
  expect(page.$details.get()).toMatchObject(wizardEntries)

  await typeCard(page)
  await page.submit(false)
  expect(page.$submission.get().status).toBe('created')
  expect(new Set(keys).size).toBe(2)
  expect((await booksOf(panel)).websites).toHaveLength(1)
})

test('an unfinished card is not sent', async () => {
  const panel = await startPanel()
  const { page } = await atPayment(panel)
  const keys = stepIn(panel, (_, pass) => pass())
  await typeCard(page, '4242', '')
  await page.submit(false)
  expect(keys).toEqual([])
  expect(page.$submission.get().status).toBe('idle')
  expect(page.$cardEntry.get()).toMatchObject({ message: 'Please enter the full card number.' })
})

test('a domain taken in the meantime opens its field again', async () => {
  const panel = await startPanel()
  const { page } = await atPayment(panel)
  const rival = await panel.registerAgent()
  await panel.call(chargeAndWebsite, newAccount({ token: 'sbx_card_visa_0131' }), {
    token: rival.token
  })
  await page.submit(false)
  expect(page.$toasts.get()).toMatchObject([{ message: 'Domain name already exists.' }])
  expect([page.$step.get(), page.$submission.get().status]).toEqual(['website', 'idle'])
  expect(page.domainRefusal('amaraosei.ca')).toBe('Domain already exists')
  expect((await booksOf(panel)).websites).toHaveLength(1)
})

test('a changed price is shown before anything is charged', async () => {
  const panel = await startPanel()
  const { page } = await atPayment(panel)
  const { db } = panel.world
  await db.updateTable('plans').set({ setup_fee: 12_900 }).where('plan_id', '=', 1).execute()
  try {
    // The panel looks for changed prices every two seconds.
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 2001)
    await page.submit(false)
    expect(page.$submission.get()).toMatchObject({
      status: 'refused',
      message: 'The price has changed. Please review your order.',
      price: { before: TOTAL, now: 67_732 }
    })
    expect(page.$orderSummary.get()?.setupFee).toBe(12_900)
    expect((await booksOf(panel)).charges).toEqual([])
    await page.submit(false)
    expect(page.$submission.get().status).toBe('created')
  } finally {
    await db.updateTable('plans').set({ setup_fee: 9900 }).where('plan_id', '=', 1).execute()
  }
})

test('a plan that is no longer offered at submit opens the plan step', async () => {
  const panel = await startPanel()
  const { page } = await atPayment(panel)
  stepIn(panel, () => {
    const site = page.$siteData.get()
    if (site.status !== 'ready') throw new Error('no site data')
    const plans = site.data.plans.filter(({ plan_id }) => plan_id !== 1)
    connect((path, init) =>
      path.endsWith('siteData')
        ? json({ ...site.data, plans })
        : panel.request(path.replace(/^\/api/, ''), init)
    )
    return json({ api_status: 409, message: 'This plan is no longer offered.' }, 409)
  })
  await page.submit(false)
  expect(page.$step.get()).toBe('plan')
  expect(page.$toasts.get()).toMatchObject([{ message: 'This plan is no longer offered.' }])
})

test('a step that has become invalid is opened, and nothing is sent', async () => {
  const panel = await startPanel()
  const { page } = await atPayment(panel)
  connectTo(panel)
  page.saveDetails({ salesman_designation: '' })
  await page.submit(false)
  expect(page.$step.get()).toBe('agent')
  expect(page.$submission.get().status).toBe('idle')
})

test('a website created in another tab ends the wizard, but not a wait for the same order', async () => {
  const panel = await startPanel()
  const { page } = await atPayment(panel)
  const other = await loadStores()
  await typeCard(other)
  const stop = page.watchOtherTabs()
  await other.submit(true)
  await other.refreshSession()
  const made = localStorage.getItem('user')

  page.$submission.set({ status: 'sending' })
  changeElsewhere(visitor, 'user', made)
  expect(page.$submission.get()).toEqual({ status: 'sending' })
  page.$submission.set({ status: 'idle' })
  changeElsewhere(visitor, 'user', null)
  changeElsewhere(visitor, 'user', made)
  expect(page.$submission.get()).toMatchObject({
    status: 'created',
    account: { base_url: 'amaraosei.ca', isTrial: true, plan_name: 'Starter' }
  })
  stop()
})
