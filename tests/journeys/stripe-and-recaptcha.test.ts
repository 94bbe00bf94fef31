import { expect, type Page } from '@playwright/test'
import { clickCrossOrigin, fillCrossOrigin } from '../kit/firefox.ts'
import { serveGoogle } from '../kit/google-server.ts'
import { test } from '../kit/keyed-product.ts'
import { serveStripe } from '../kit/stripe-js.ts'
import { stopClock } from '../kit/stop-clock.ts'
import {
  expectAccessible,
  fillBilling,
  logOut,
  newPerson,
  register,
  fillStepsToPlan
} from '../kit/journey.ts'

const card = (page: Page) => page.frameLocator('iframe[title="Secure card payment input frame"]')
const bank = (page: Page) => page.frameLocator('iframe[title="3D Secure"]')

async function typeCard(page: Page, number: string): Promise<void> {
  await fillCrossOrigin(card(page).getByLabel('card number'), number)
  await fillCrossOrigin(card(page).getByLabel('expiration'), '12 / 30')
  await fillCrossOrigin(card(page).getByLabel('CVC'), '123')
}

test.describe('with Stripe’s and Google’s keys', { tag: '@any-screen' }, () => {
  test('an agent registers and pays through Stripe, and neither Stripe nor Google is loaded before it is needed', async ({
    page,
    product
  }) => {
    const google = await serveGoogle(page)
    const stripe = await serveStripe(page, product.stripe)
    const person = newPerson()
    await page.goto('/auth/register')
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
    expect(google.asked, 'reading alone sends nothing to Google').toEqual([])
    await register(page, person)
    expect(product.google.verified.at(-1)).toMatchObject({ action: 'register' })

    await fillStepsToPlan(page, person)
    expect(stripe.asked, 'Stripe.js loads at the payment step').toEqual([])
    await page.getByRole('button', { name: 'Continue with Starter' }).click()
    await fillBilling(page)

    await typeCard(page, '4242424242424241')
    const group = page.getByRole('region', { name: 'Card' })
    await expect(group.getByText('Your card number is invalid.')).toBeVisible()
    await page.getByRole('button', { name: /^Pay CAD/ }).click()
    await expect(page.getByText('Your account creation is in process.')).toBeHidden()
    await expectAccessible(page)

    await typeCard(page, '4000000000000002')
    await page.getByRole('button', { name: /^Pay CAD/ }).click()
    await expect(group.getByText('Your card was declined.')).toBeVisible()
    await expect(page.getByLabel('City')).toHaveValue('Toronto')

    await typeCard(page, '4242424242424242')
    await page.getByRole('button', { name: /^Pay CAD/ }).click()
    await expect(page.getByText('Account created successfully.')).toBeVisible()
    expect(product.stripe.payments().filter(({ status }) => status === 'succeeded')).toHaveLength(1)
  })

  test('an agent fails the bank’s challenge, reloads during the next one and completes it @long', async ({
    page,
    product
  }) => {
    await serveGoogle(page)
    await serveStripe(page, product.stripe)
    const person = newPerson()
    const before = product.stripe.payments().length
    await register(page, person)
    await fillStepsToPlan(page, person)
    await page.getByRole('button', { name: 'Continue with Starter' }).click()
    await fillBilling(page)
    await typeCard(page, '4000002760003184')
    const pay = page.getByRole('button', { name: /^Pay CAD/ })

    await pay.click()
    await clickCrossOrigin(bank(page).getByRole('button', { name: 'Fail' }))
    const error = page.getByText(/^We are unable to authenticate your payment method/)
    await expect(error.first()).toBeVisible()
    await expect(page.getByLabel('City')).toHaveValue('Toronto')
    expect(product.stripe.payments()).toHaveLength(before)

    await pay.click()
    await clickCrossOrigin(bank(page).getByRole('button', { name: 'Complete' }))
    await expect.poll(() => product.stripe.payments().at(-1)?.status).toBe('requires_action')
    await expect(bank(page).getByRole('button', { name: 'Complete' })).toBeVisible()
    await page.reload()
    await clickCrossOrigin(bank(page).getByRole('button', { name: 'Complete' }))
    await expect(page.getByText('Account created successfully.')).toBeVisible()
    const payments = product.stripe.payments().slice(before)
    expect(payments).toMatchObject([{ status: 'succeeded' }])
  })

  test('the reCAPTCHA badge disappears five seconds after its form is gone @long', async ({
    page,
    product
  }) => {
    await serveGoogle(page)
    await stopClock(page)
    await page.goto('/contact')
    const form = page.getByRole('main').locator('form').first()
    await form.getByLabel('Name').fill('Mei Chen')
    await form.getByLabel('Email').fill('mei@pacificrow.ca')
    await form.getByLabel('Phone').fill('6045550134')
    await form.getByLabel('Message').fill('Is a Chinese version possible?')
    const badge = page.locator('iframe[title="reCAPTCHA"]')
    await expect(badge).toBeAttached()
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { name: /^Message sent successfully/ })).toBeVisible()
    expect(product.google.verified.at(-1)).toMatchObject({ action: 'contact' })
    await page.clock.fastForward(4_000)
    await expect(badge).toBeAttached()
    await page.clock.fastForward(1_500)
    await expect(badge).not.toBeAttached()
  })

  test.describe('while Google can’t be reached', () => {
    test.use({ expected: /net::ERR_FAILED|status of 4\d\d/ })
    test('a registration shows the error and keeps the entries, and a log-in still succeeds @long', async ({
      page
    }) => {
      await page.route('https://www.google.com/**', (route) => route.abort())
      const person = newPerson()
      await page.goto('/auth/register')
      await page.getByLabel('Name', { exact: true }).fill(person.name)
      await page.getByRole('main').getByLabel('Email').fill(person.email)
      await page.getByRole('main').getByLabel('Phone').fill(person.phone)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByText('reCAPTCHA error. Please refresh the page.')).toBeVisible()
      await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(person.email)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password)

      // Google is back: pressing the button loads its script again.
      await page.unroute('https://www.google.com/**')
      await serveGoogle(page)
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page).toHaveURL(/account-setup$/)

      await logOut(page)
      await page.route('https://www.google.com/**', (route) => route.abort())
      await page.getByRole('main').getByLabel('Email').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page).toHaveURL(/account-setup$/)
    })
  })
})
