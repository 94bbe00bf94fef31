import { expect, type Page } from '@playwright/test'
import { enrol, enrolAtPlan } from '../kit/enrol.ts'
import {
  expectAccessible,
  fillAgent,
  fillBilling,
  fillBrokerage,
  fillCard,
  fillTemplate,
  fillWebsite,
  newPerson,
  expectStep,
  uniqueExpiry,
  register,
  requestBody,
  test
} from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'

const payButton = (page: Page) => page.getByRole('button', { name: say(/^Pay CAD/, /^Payer/) })
const chooseStarter = (page: Page) =>
  page.getByRole('button', { name: say('Continue with Starter', 'Continuer avec Starter') }).click()

/** The step is accessible while it shows its errors too. */
async function expectSoundRefusal(page: Page, message: string, button = 'Next'): Promise<void> {
  await page.getByRole('button', { name: say(button) }).click()
  await expect(page.getByText(say(message))).toBeVisible()
  await expectAccessible(page)
}

test('an agent registers, sets up a website and starts the free trial @phone', async ({ page }) => {
  const person = newPerson()
  await page.goto(at('/'))
  await page
    .getByRole('link', { name: say('Get Started for FREE') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/auth\/register$/)
  await register(page, person)
  await expectStep(page, 'Template')
  await expectAccessible(page)
  await fillTemplate(page, 'Harbour')
  await fillWebsite(page, person)
  await expectStep(page, 'Agent')
  await page.getByRole('button', { name: say('Next') }).click()
  await expect(
    page.getByText(
      say(
        'Designation must be at least 3 characters',
        'Titre professionnel : au moins 3 caractères'
      )
    )
  ).toBeVisible()
  await fillAgent(page)
  await expectStep(page, 'Brokerage')
  await expectSoundRefusal(page, 'Company name is required')
  await fillBrokerage(page)
  await expectStep(page, 'Plan')
  await page.getByLabel(say('Coupon code')).fill('NOSUCHCODE')
  await page.getByRole('button', { name: say('Apply') }).click()
  const refusal = say('This promo code is not valid.')
  await expect(page.getByRole('region', { name: say('Messages') }).getByText(refusal)).toBeVisible()
  await expect(page.getByLabel(say('Coupon code'))).toHaveAccessibleDescription(refusal)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: say('Choose Professional', 'Choisir Professional') })
    .click()
  await expectStep(page, 'Payment')
  await expectSoundRefusal(page, 'Invalid City', 'Start Free Trial')
  await fillBilling(page)
  await fillCard(page, { expiry: uniqueExpiry() })
  await page.getByRole('button', { name: say('Start Free Trial') }).click()

  await expect(page.getByText(say('Account created successfully.'))).toBeVisible()
  await expect(page.getByText(say('Saved on this device'))).toHaveCount(0)
  await expect(page.getByRole('link', { name: say('Save and exit') })).toHaveCount(0)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: say('Open your website') }).click()
  const website = await opened
  await expect(website).toHaveURL(/^http:\/\/amara-osei-homes(-\d+)?\.localhost:\d+\/$/)
  await expect(website.getByRole('main').getByText(person.name).first()).toBeVisible()
  await expect(website).toHaveTitle(/Amara Osei Homes/)
  await website.close()
  await page.getByRole('link', { name: say('Go to your dashboard') }).click()
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await expect(page.getByRole('link', { name: /^amara-osei-homes/ })).toHaveAttribute(
    'href',
    /^http:\/\/amara-osei-homes(-\d+)?\.localhost:\d+$/
  )
  const plan = page.getByRole('region', { name: say('Plan') })
  await expect(plan).toContainText('Professional')
  await expect(plan).toContainText(say('Trial'))
  await expect(page.getByRole('main')).toContainText(person.base_url)
  await expectAccessible(page)
})

test('an agent pays for a year with a coupon, Ontario tax included @any-screen', async ({
  page
}) => {
  const person = newPerson()
  await enrolAtPlan(page, person)
  await page.getByLabel(say('Coupon code')).fill('WELCOME10')
  await page.getByRole('button', { name: say('Apply') }).click()
  await expect(page.getByText(say('Promo code applied successfully.'))).toBeVisible()
  await expect(page.getByLabel(say('Coupon code'))).toBeDisabled()
  await page
    .getByRole('button', { name: say('Choose Professional', 'Choisir Professional') })
    .click()

  await expectStep(page, 'Payment')
  await expect(page.getByText(say('To be calculated...'))).toHaveCount(1)
  await fillBilling(page)
  await fillCard(page)
  // (63.20 - 6.32) x 12 + 99.00 = 781.56, and 13 % of it is 101.60
  await page.getByRole('button', { name: say('Pay CAD 883.16', 'Payer 883,16 $') }).click()

  await expect(page.getByText(say('Account created successfully.'))).toBeVisible()
  await page.getByRole('link', { name: say('Go to your dashboard') }).click()
  const plan = page.getByRole('region', { name: say('Plan') })
  await expect(plan).toContainText(say('CAD 63.20', '63,20 $'))
  await expect(plan).toContainText(say('Active'))
})

test(
  'a declined card shows the provider’s message, and another card succeeds',
  { tag: ['@any-screen', '@long'] },
  async ({ page }) => {
    const person = newPerson()
    await enrolAtPlan(page, person)
    await chooseStarter(page)
    await fillBilling(page)
    await fillCard(page, { number: '4000000000000341' })
    await payButton(page).click()
    await expect(page.getByText(say('Your card was declined.')).first()).toBeVisible()
    await expect(page.getByLabel(say('City'))).toHaveValue('Toronto')

    await page.getByLabel(say('Card number')).fill('')
    await page.getByLabel(say('Expiry')).fill('')
    await page.getByLabel(say('CVC')).fill('')
    await fillCard(page)
    await payButton(page).click()
    await expect(page.getByText(say('Account created successfully.'))).toBeVisible()
  }
)

test('a reload keeps all entries at every step @any-screen @long', async ({ page }) => {
  const person = newPerson()
  await enrol(page, person)
  await fillTemplate(page, 'Prairie')
  await page.getByLabel(say('Website name')).fill('Half a na')
  await page.reload()
  await expectStep(page, 'Website Details')
  await expect(page.getByLabel(say('Website name'))).toHaveValue('Half a na')
  await page.getByRole('button', { name: say('Back'), exact: true }).click()
  await expect(page.getByRole('radio', { name: /Prairie/ })).toBeChecked()
  await page.reload()
  await expectStep(page, 'Template')
  await fillTemplate(page, 'Prairie')
  await fillWebsite(page, person)
  await page.getByLabel(say('Designation')).fill(say('Broker', 'Courtière'))
  await page.reload()
  await expectStep(page, 'Agent')
  await expect(page.getByLabel(say('Designation'))).toHaveValue(say('Broker', 'Courtière'))
  await fillAgent(page)
  await page.getByLabel(say('Brokerage name')).fill('Lakeshore')
  await page.reload()
  await expectStep(page, 'Brokerage')
  await expect(page.getByLabel(say('Brokerage name'))).toHaveValue('Lakeshore')
  await fillBrokerage(page)
  await page.getByRole('radio', { name: say(/Semi-Annual/, /Semestrielle/) }).check()
  await page.reload()
  await expectStep(page, 'Plan')
  await expect(page.getByRole('radio', { name: say(/Semi-Annual/, /Semestrielle/) })).toBeChecked()
  await page.getByRole('button', { name: say('Choose Brokerage', 'Choisir Brokerage') }).click()
  await fillBilling(page, 'Quebec')
  await page.reload()
  await expectStep(page, 'Payment')
  await expect(page.getByLabel(say('City'))).toHaveValue('Toronto')
  await expect(page.getByLabel(say('Postal code'))).toHaveValue('M5H 2N2')
})

test(
  'a tampered price is refused and no website is created',
  { tag: ['@any-screen', '@long'] },
  async ({ page }) => {
    const person = newPerson()
    await page.route('**/api/payment/chargeAndWebsite', async (route) => {
      const body = JSON.parse(requestBody(route.request()))
      await route.continue({ postData: JSON.stringify({ ...body, price: 1 }) })
    })
    await enrolAtPlan(page, person)
    await chooseStarter(page)
    await fillBilling(page)
    await fillCard(page)
    await payButton(page).click()
    await expect(
      page.getByText(say('The price has changed. Please review your order.')).first()
    ).toBeVisible()
    await page.goto(at('/dashboard/home'))
    await expect(page).toHaveURL(/dashboard\/home|account-setup/)
    await expect(page.getByText(person.base_url)).toHaveCount(0)
  }
)

test.describe('when a response is lost', () => {
  // The panel answers 404 when asked for an unknown order.
  test.use({ expected: /status of (404|502)/ })
  test(
    'the order is retried with the same key and creates one account',
    { tag: ['@any-screen', '@long'] },
    async ({ page }) => {
      const person = newPerson()
      const keys: (string | undefined)[] = []
      await page.route('**/api/payment/chargeAndWebsite', async (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        const answer = await route.fetch({ postData: requestBody(route.request()) })
        if (keys.length === 1) return route.fulfill({ status: 502, body: 'Bad gateway' })
        return route.fulfill({ response: answer })
      })
      await enrolAtPlan(page, person)
      await chooseStarter(page)
      await fillBilling(page)
      await fillCard(page)
      await payButton(page).dblclick()
      await expect(page.getByText(say('Account created successfully.'))).toBeVisible()
      expect(new Set(keys).size).toBe(1)
    }
  )
})

test(
  'two tabs that submit at the same time both end on the one account',
  { tag: ['@any-screen', '@long'] },
  async ({ context, page }) => {
    await enrolAtPlan(page, newPerson())
    await chooseStarter(page)
    await fillBilling(page)
    const other = await context.newPage()
    await other.goto(at('/auth/account-setup'))
    await expectStep(other, 'Payment')
    await fillCard(page)
    await fillCard(other)
    await Promise.all([page, other].map((tab) => payButton(tab).dispatchEvent('click')))
    for (const tab of [page, other]) {
      await expect(tab.getByText(say('Account created successfully.'))).toBeVisible()
    }
  }
)
