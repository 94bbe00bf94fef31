import { expect, test } from 'vitest'
import { startPanel } from '../../kit/panel.ts'
import { startWizard, loadStores } from '../../kit/wizard.ts'
import { connect, connectTo, disconnect, freshVisitor, json } from '../../kit/visitor.ts'

freshVisitor('/auth/account-setup')

async function open() {
  const panel = await startPanel()
  const { page } = await startWizard(panel)
  const plan = (name: string) => {
    const site = page.$siteData.get()
    const found = site.status === 'ready' && site.data.plans.find((one) => one.plan_name === name)
    if (!found) throw new Error(`no plan ${name}`)
    return found
  }
  return { page, panel, plan }
}

test('twelve months of the first plan are the default, which becomes a choice once it is chosen', async () => {
  const { page, plan } = await open()
  const chosen = {
    plan_id: 1,
    plan_name: 'Starter',
    duration: 12,
    discounted_price: 39.2,
    setup_fee: 99
  }
  expect(page.$details.get()).toMatchObject(chosen)
  await page.chooseDuration(12)
  await page.preparePlan()
  expect(page.$selectedPlan.get(), 'Pricing doesn’t call it chosen').toBeUndefined()
  await page.choosePlan(plan('Starter'))
  expect(page.$selectedPlan.get()).toEqual(chosen)
  expect(page.$details.get()).toMatchObject(chosen)
})

test('a plan and a duration chosen later are saved in both places too', async () => {
  const { page, plan } = await open()
  await page.choosePlan(plan('Professional'))
  await page.chooseDuration(6)
  const chosen = {
    plan_id: 2,
    plan_name: 'Professional',
    duration: 6,
    discounted_price: 71.1,
    setup_fee: 99
  }
  expect(page.$selectedPlan.get()).toEqual(chosen)
  expect(page.$details.get()).toMatchObject(chosen)
})

test('a plan chosen on the pricing page is preselected', async () => {
  const { page, panel } = await open()
  page.$accountDetails.set(undefined)
  page.$selectedPlan.set({
    plan_id: 3,
    plan_name: 'Brokerage',
    duration: 6,
    discounted_price: 1,
    setup_fee: 1
  })
  connectTo(panel)
  const again = await loadStores()
  // Its price is today's, not the one that was kept.
  expect(again.$details.get()).toMatchObject({ plan_id: 3, duration: 6, discounted_price: 134.1 })
})

test('a plan that is no longer offered is replaced by the first', async () => {
  const { page } = await open()
  page.saveDetails({ plan_id: 99 })
  expect(page.$orderSummary.get()).toBeUndefined()
  expect((await loadStores()).$details.get().plan_id).toBe(1)
})

test('the summary follows plan, duration, coupon and province', async () => {
  const { page, plan } = await open()
  const cents = () => page.$orderSummary.get()?.lines
  expect(cents()).toEqual({ subtotal: 56_940, tax: 0, total: 56_940 })
  expect(page.$orderSummary.get()?.province).toBeUndefined()

  await page.choosePlan(plan('Professional'))
  expect(cents()?.total).toBe(85_740)
  await page.chooseDuration(6)
  expect(cents()?.total).toBe(6 * 7110 + 9900)
  await page.chooseDuration(12)
  await page.applyCoupon('save15')
  expect(cents()?.total).toBe((6320 - 1500) * 12 + 9900)

  page.saveDetails({ billing_state: 'ON' })
  expect(cents()).toEqual({ subtotal: 67_740, tax: 8806, total: 76_546 })
  const renewal = () => page.$orderSummary.get()?.renewal
  expect(renewal(), 'without the code').toBe(Math.round(6320 * 12 * 1.13))
  page.saveDetails({ coupon_recurs: true })
  expect(renewal(), 'with a code that recurs').toBe(Math.round((6320 - 1500) * 12 * 1.13))
  page.saveDetails({ billing_state: 'QC' })
  expect(page.$orderSummary.get()?.province).toMatchObject({
    shortcode: 'QC',
    percent: 14.975,
    parts: [
      { name: 'GST/TPS', amount: 3387 },
      { name: 'QST/TVQ', amount: 6757 }
    ]
  })
  expect(cents()?.total).toBe(77_884)
})

test('a code is applied without regard to case, and removed', async () => {
  const { page } = await open()
  expect(await page.applyCoupon(' welcome10 ')).toBe(true)
  expect(page.$toasts.get()).toMatchObject([
    { kind: 'success', message: 'Promo code applied successfully.' }
  ])
  expect(page.$details.get()).toMatchObject({
    coupon_code: 'WELCOME10',
    coupon_applied: true,
    coupon_discount: 3.92
  })
  page.removeCoupon()
  expect(page.$toasts.get(), 'no longer so').toEqual([])
  expect(page.$details.get()).toMatchObject({ coupon_applied: false, coupon_discount: 0 })
  expect(page.$orderSummary.get()?.couponPerMonth).toBe(0)
})

test('a new answer about a code replaces the last one’s toast', async () => {
  const { page } = await open()
  const toasts = () => page.$toasts.get().map(({ message }) => message)
  page.toast('error', 'Something else.')
  await page.applyCoupon('nonsense')
  expect(page.$couponRefusal.get()).toEqual({
    code: 'NONSENSE',
    message: 'This promo code is not valid.'
  })
  await page.applyCoupon('welcome10')
  expect(toasts()).toEqual(['Something else.', 'Promo code applied successfully.'])
  expect(page.$couponRefusal.get()).toBeUndefined()
  await page.applyCoupon('nonsense')
  expect(toasts()).toEqual(['Something else.', 'This promo code is not valid.'])
})

test('a code that was refused, or only typed, is tried again with the next plan or duration', async () => {
  const { page, plan } = await open()
  const applied = () => page.$details.get().coupon_applied
  page.$typedCoupon.set('save15')
  expect(await page.applyCoupon('save15')).toBe(false)
  await page.choosePlan(plan('Professional'))
  expect(applied()).toBe(true)
  expect(page.$couponRefusal.get()).toBeUndefined()
  await page.chooseDuration(1)
  expect(applied()).toBe(false)
  expect(page.$couponRefusal.get()?.message).toMatch(/^SAVE15 is only valid for/)
  page.clearToasts()
  await page.chooseDuration(1)
  expect(page.$toasts.get(), 'the field says it already').toEqual([])
  await page.chooseDuration(6)
  expect(applied()).toBe(true)

  page.removeCoupon()
  page.$typedCoupon.set('')
  await page.chooseDuration(12)
  expect(applied(), 'a code taken out of the field').toBe(false)
})

test('a failed apply clears the previous code', async () => {
  const { page } = await open()
  await page.applyCoupon('WELCOME10')
  expect(await page.applyCoupon('NONSENSE')).toBe(false)
  expect(page.$toasts.get().at(-1)).toMatchObject({
    kind: 'error',
    message: 'This promo code is not valid.'
  })
  expect(page.$details.get()).toMatchObject({ coupon_code: '', coupon_applied: false })
})

test('a refused code shows the panel’s message, or else that it is not valid', async () => {
  const { page } = await open()
  for (const [words, message] of [
    [{}, 'This promo code is not valid.'],
    [{ message: 'It ended in May.' }, 'It ended in May.']
  ] as const) {
    connect(() => json({ api_status: 1, ...words }))
    expect(await page.applyCoupon('WELCOME10')).toBe(false)
    expect(page.$toasts.get().at(-1)).toMatchObject({ kind: 'error', message })
  }
})

test('a code that can’t be checked is not called invalid', async () => {
  const { page } = await open()
  disconnect()
  expect(await page.applyCoupon('WELCOME10')).toBe(false)
  expect(page.$toasts.get().at(-1)?.message).toBe('Something went wrong.')
})

test('another plan gets its own discount from the code, or none', async () => {
  const { page, plan } = await open()
  await page.applyCoupon('WELCOME10')
  await page.choosePlan(plan('Brokerage'))
  expect(page.$details.get()).toMatchObject({ coupon_applied: true, coupon_discount: 11.92 })

  await page.applyCoupon('SAVE15')
  await page.choosePlan(plan('Starter'))
  expect(page.$details.get()).toMatchObject({ coupon_applied: false, coupon_discount: 0 })
  expect(page.$toasts.get().at(-1)).toMatchObject({
    kind: 'warning',
    message: 'SAVE15 is only valid for the Professional and Brokerage plans, for 6 or 12 months.'
  })
})

test('another duration rechecks the code too', async () => {
  const { page, plan } = await open()
  await page.choosePlan(plan('Professional'))
  await page.applyCoupon('SAVE15')
  await page.chooseDuration(1)
  expect(page.$details.get().coupon_applied).toBe(false)
})

test('after clicking through plans quickly, the last one’s discount stays', async () => {
  const { page, plan } = await open()
  await page.applyCoupon('WELCOME10')
  const first = page.choosePlan(plan('Brokerage'))
  expect(page.$couponCheck.get()).toBe('checking')
  const last = page.choosePlan(plan('Professional'))
  await Promise.all([first, last])
  expect(page.$details.get()).toMatchObject({ plan_id: 2, coupon_discount: 6.32 })
  expect(page.$couponCheck.get()).toBe('idle')
})

test('a code removed while it is being checked stays removed', async () => {
  const { page } = await open()
  const applying = page.applyCoupon('WELCOME10')
  page.removeCoupon()
  expect(await applying).toBe(false)
  expect(page.$details.get().coupon_applied).toBe(false)
})
