import { expect, type Page } from '@playwright/test'
import { registerByApi } from '../kit/enrol.ts'
import {
  expectAccessible,
  expectAccessibleOnAnyScreen,
  skipCookieBanner,
  newPerson,
  requestBody,
  test
} from '../kit/journey.ts'

const SENT = 'Message sent successfully. We will contact you as early as possible.'

/** The body of the next message sent to the panel. */
function nextMessage(page: Page): Promise<unknown> {
  return new Promise((done) => {
    void page.route('**/api/general/contactUs', async (route) => {
      done(JSON.parse(requestBody(route.request())))
      await route.continue()
    })
  })
}

test.describe('a visitor who has answered the cookie banner', () => {
  test.beforeEach(async ({ page }) => {
    await skipCookieBanner(page)
  })

  test('requests a callback on the contact page @any-screen', async ({ page }) => {
    await page.goto('/contact')
    const form = page.getByRole('region', { name: 'Get a Callback' })
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByText('Name is required')).toBeVisible()
    await expect(form.getByLabel('Name')).toBeFocused()
    await expectAccessibleOnAnyScreen(page)

    await form.getByLabel('Name').fill('Marie-Ève Desrosiers-Laflamme')
    await form.getByLabel('Email').fill('marie-eve@cap-blanc.ca')
    await form.getByLabel('Phone').fill('(418) 555-0134')
    await form.getByLabel('Message').fill('Can my site be in French and English?')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByRole('heading', { name: SENT })).toBeFocused()
    await expectAccessibleOnAnyScreen(page)
  })

  test.describe('whose connection fails', () => {
    test.use({ expected: /ERR_FAILED/ })
    test(
      'keeps the message, also after a reload, and can send it later',
      { tag: ['@any-screen', '@long'] },
      async ({ context, page }) => {
        await page.goto('/contact')
        const form = page.getByRole('region', { name: 'Get a Callback' })
        await form.getByLabel('Name').fill('Amara Osei')
        await form.getByLabel('Email').fill('amara@lakeshore.ca')
        await form.getByLabel('Phone').fill('4165550134')
        await form.getByLabel('Message').fill('Is anybody there?')
        await expect(form.locator('form')).toHaveAttribute('data-awake', 'true')
        await page.route('**/api/general/contactUs', (route) => route.abort('failed'))
        await form.getByRole('button', { name: 'Send message' }).click()
        await expect(form.getByRole('alert')).toContainText('Something went wrong.')
        await expectAccessible(page)
        await page.reload()
        await form.getByLabel('Message').scrollIntoViewIfNeeded()
        await expect(form.getByLabel('Message')).toHaveValue('Is anybody there?')
        await expect(form.getByLabel('Name')).toHaveValue('Amara Osei')
        await page.unrouteAll()
        await form.getByRole('button', { name: 'Send message' }).click()
        await expect(form.getByRole('heading', { name: SENT })).toBeVisible()
        expect(await context.cookies()).toEqual([])
      }
    )
  })

  test('sends a question about the plans @any-screen', async ({ page }) => {
    await page.goto('/pricing')
    const query = page.getByRole('region', { name: 'Have any Query' })
    await query.getByLabel('Email').fill('amara@lakeshore.ca')
    await query.getByLabel('Message').fill('short')
    await query.getByRole('button', { name: 'Send query' }).click()
    await expect(query.getByText('Message too short')).toBeVisible()
    await expectAccessible(page)
    await query.getByLabel('Message').fill('Which plan has the CRM?')
    const message = nextMessage(page)
    await query.getByRole('button', { name: 'Send query' }).click()
    expect(await message).toMatchObject({
      full_name: 'Anonymous',
      phone: '-',
      message: 'Plans and pricing contact form\n\nWhich plan has the CRM?'
    })
    await expect(query.getByRole('heading', { name: SENT })).toBeVisible()
  })

  test('requests a callback in the footer of the home page @any-screen', async ({ page }) => {
    await page.goto('/')
    const form = page.getByRole('form', { name: 'Get in touch with us' })
    await form.getByLabel('Email').fill('amara@lakeshore')
    await form.getByLabel('Phone').fill('416555')
    await form.getByRole('button', { name: 'Request a callback' }).click()
    await expect(form.getByLabel('Email')).toBeFocused()
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Invalid email')
    await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Invalid contact number')
    await expectAccessible(page)

    await form.getByLabel('Email').fill('amara@lakeshore.ca')
    await page.reload()
    await expect(form.getByLabel('Email')).toHaveValue('amara@lakeshore.ca')
    await form.getByLabel('Phone').fill('416-555-0134')
    const message = nextMessage(page)
    await form.getByRole('button', { name: 'Request a callback' }).click()
    expect(await message).toMatchObject({
      full_name: 'Anonymous',
      phone: '4165550134',
      message: 'Footer callback form'
    })
    await expect(form.getByRole('status')).toHaveText(SENT)
    await expect(form.getByLabel('Email')).toHaveValue('')
  })
})

test('a visitor declines cookies and later accepts them in Cookie settings @any-screen', async ({
  page
}) => {
  const banner = page.getByRole('complementary', { name: 'Cookies' })
  const answer = () => page.evaluate(() => localStorage.getItem('cookieAccepted'))
  await page.goto('/about')
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Decline' }).click()
  await expect(banner).toBeHidden()
  expect(await answer()).toBe('false')
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()

  const settings = page.getByRole('button', { name: 'Cookie settings' })
  await settings.click()
  await expect(banner).toBeFocused()
  await banner.getByRole('button', { name: 'Accept' }).click()
  await expect(banner).toBeHidden()
  await expect(settings).toBeFocused()
  expect(await answer()).toBe('true')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
})

test(
  'an agent who forgot their password sets a new one through the emailed link',
  { tag: '@any-screen' },
  async ({ page }) => {
    const person = newPerson()
    await registerByApi(page, person)
    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('main').getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByRole('status').filter({ hasText: person.email })).toContainText(
      'Password reset link sent to your email address. Please check to continue.'
    )
    await expectAccessible(page)

    const email = page.getByRole('listitem').filter({ hasText: person.email })
    await expect(async () => {
      await page.goto('/mailbox')
      await expect(email.getByRole('link', { name: /^Reset your/ })).toBeVisible({ timeout: 500 })
    }).toPass()
    await email.getByRole('link', { name: /^Reset your/ }).click()
    await page.getByRole('link', { name: 'Log in and choose a password' }).click()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await expect(page.getByRole('main').getByText(`Filled in for ${person.email}`)).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login$/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page).toHaveURL(/\/dashboard\/reset-password$/)
    await expect(page.getByText('Please reset password.')).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill('another password')
    await page.getByLabel('Confirm password', { exact: true }).fill('not the same')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByText('Passwords must match')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Confirm password', { exact: true }).fill('another password')
    await page.getByRole('button', { name: 'Reset password' }).click()
    const done = page.getByRole('main').getByText('Password reset successfully.')
    await expect(done).toBeFocused()
    // Nothing can be done there, so the focus draws no ring.
    await expect(done).toHaveCSS('outline-style', 'none')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Continue Registration' }).click()
    await expect(page).toHaveURL(/\/auth\/account-setup$/)
  }
)
