import { expect, test } from 'vitest'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { openOnNewDevice, openWithStorage, openWizard } from '../../kit/devices.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { connect, connectTo, freshVisitor, json } from '../../kit/visitor.ts'
import { wizardEntries } from '../../kit/wizard.ts'

const visitor = freshVisitor('/auth/account-setup')

/** An agent whose draft on the panel has these details and the last plan, and their browser's storage. */
async function leftDraft(panel: TestPanel, details: AccountDetails) {
  const { agent, page, stop, syncDraft } = await openWizard(panel)
  page.saveDetails({ ...wizardEntries, step: 'plan', ...details })
  const site = page.$siteData.get()
  const plan = site.status === 'ready' ? site.data.plans.at(-1) : undefined
  if (plan) await page.choosePlan(plan)
  await syncDraft()
  stop()
  return { agent, storage: { ...localStorage } as Record<string, string> }
}

const arriveAt = (query: string) =>
  visitor.window.history.replaceState(null, '', `/auth/account-setup${query}`)

const draftIn = async ({ world }: TestPanel) =>
  (await world.db.selectFrom('setup_drafts').select('draft').executeTakeFirstOrThrow()).draft

test('a plan and a template chosen before logging in stay chosen when the draft is sent', async () => {
  const panel = await startPanel()
  const { agent } = await leftDraft(panel, { template_id: 1 })
  arriveAt('?template=3&plan=1&duration=6')
  const { page, stop, syncDraft } = await openOnNewDevice(agent.token)
  const chosen = { template_id: 3, plan_id: 1, plan_name: 'Starter', duration: 6 }
  expect(page.$details.get()).toMatchObject(chosen)
  page.saveDetails({ company_name: 'Typed in the wizard' })
  await syncDraft()
  expect(page.$details.get()).toMatchObject(chosen)
  expect(page.$orderSummary.get()).toMatchObject({ plan_name: 'Starter', duration: 6 })
  expect(page.$toasts.get()).toMatchObject([{ message: 'We’ve restored what you entered.' }])
  expect(await draftIn(panel)).toMatchObject(chosen)
  stop()
})

test('a plan chosen on the pricing page of the same browser, which stores it there, stays chosen', async () => {
  const panel = await startPanel()
  const { storage } = await leftDraft(panel, {})
  const choice = { plan_id: 1, plan_name: 'Starter', duration: 12, setup_fee: 99 }
  const details = JSON.parse(storage['accountDetails'] ?? '')
  arriveAt('?plan=1&duration=12')
  const { page, stop, syncDraft } = await openWithStorage({
    ...storage,
    accountDetails: JSON.stringify({ ...details, ...choice, discounted_price: 39.2 })
  })
  page.saveDetails({ company_name: 'Typed in the wizard' })
  await syncDraft()
  expect(page.$details.get()).toMatchObject(choice)
  expect(page.$toasts.get()).toEqual([])
  expect(await draftIn(panel)).toMatchObject(choice)
  stop()
})

test('a choice made before is sent although nothing is typed', async () => {
  const panel = await startPanel()
  const { agent } = await leftDraft(panel, {})
  arriveAt('?plan=1')
  const { stop } = await openOnNewDevice(agent.token)
  await expect.poll(() => draftIn(panel)).toMatchObject({ plan_id: 1 })
  stop()
})

test('a plan in the URL is called chosen on the pricing page', async () => {
  const panel = await startPanel()
  const { agent } = await leftDraft(panel, {})
  arriveAt('?plan=1&duration=6')
  const { page, stop } = await openOnNewDevice(agent.token)
  expect(page.$selectedPlan.get()).toMatchObject({ plan_id: 1, duration: 6 })
  stop()
})

test('with another plan chosen, a code’s discount is that plan’s, also after the draft is sent', async () => {
  const panel = await startPanel()
  const { agent } = await leftDraft(panel, {})
  const before = await openOnNewDevice(agent.token)
  await before.page.applyCoupon('WELCOME10')
  await before.syncDraft()
  before.stop()
  const { coupon_discount: discount = 0 } = before.page.$details.get()

  arriveAt('?plan=1')
  const { page, stop, syncDraft } = await openOnNewDevice(agent.token)
  const { coupon_discount } = page.$details.get()
  expect(coupon_discount).toBeLessThan(discount)
  await syncDraft()
  expect(page.$details.get()).toMatchObject({ plan_id: 1, coupon_applied: true, coupon_discount })
  stop()
})

test('what a visitor typed to see the designs stays in a field that was empty', async () => {
  const panel = await startPanel()
  const { agent } = await leftDraft(panel, { company_name: '' })
  window.sessionStorage.setItem('draft:designs', JSON.stringify({ company_name: 'Roy Realty' }))
  arriveAt('?template=2')
  const { page, stop, syncDraft } = await openOnNewDevice(agent.token)
  await syncDraft()
  expect(page.$details.get().company_name).toBe('Roy Realty')
  expect(await draftIn(panel)).toMatchObject({ company_name: 'Roy Realty' })
  stop()
})

test('a plan and a template that are no longer offered stay replaced when the draft is sent', async () => {
  const panel = await startPanel()
  const { agent } = await leftDraft(panel, {})
  const before = await openOnNewDevice(agent.token)
  before.page.saveDetails({ plan_id: 99, template_id: 99 })
  await before.syncDraft()
  before.stop()
  expect(await draftIn(panel)).toMatchObject({ plan_id: 99, template_id: 99 })

  const { page, stop, syncDraft } = await openOnNewDevice(agent.token)
  page.saveDetails({ company_name: 'Typed in the wizard' })
  await syncDraft()
  expect(page.$details.get()).toMatchObject({ plan_id: 1, template_id: 1 })
  expect(page.$selectedPlan.get(), 'nobody chose it').toBeUndefined()
  expect(await draftIn(panel)).toMatchObject({ plan_id: 1, template_id: 1 })
  stop()
})

test('where the draft could not be fetched, a default doesn’t replace what it has', async () => {
  const panel = await startPanel()
  const { agent } = await leftDraft(panel, { template_id: 3 })
  connect((path, init) =>
    path.endsWith('setupDraft')
      ? json({ api_status: 500, message: 'Something went wrong.' }, 500)
      : panel.request(path.replace(/^\/api/, ''), init)
  )
  const { page, stop, syncDraft } = await openOnNewDevice(agent.token)
  expect(page.$details.get()).toMatchObject({ plan_id: 1, template_id: 1 })
  connectTo(panel)
  page.saveDetails({ company_name: 'Typed in the wizard' })
  await syncDraft()
  expect(page.$details.get()).toMatchObject({ plan_id: 3, template_id: 3 })
  stop()
})
