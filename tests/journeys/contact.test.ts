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
import { at, say } from '../kit/language.ts'
import { openEmail } from '../kit/mailbox.ts'

const SENT = say('Message sent successfully. We will contact you as early as possible.')

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
    await page.goto(at('/contact'))
    const form = page.getByRole('region', { name: say('Get a Callback') })
    await form.getByRole('button', { name: say('Send message') }).click()
    await expect(form.getByText(say('Name is required'))).toBeVisible()
    await expect(form.getByLabel(say('Name'))).toBeFocused()
    await expectAccessibleOnAnyScreen(page)

    await form.getByLabel(say('Name')).fill('Marie-Ève Desrosiers-Laflamme')
    await form.getByLabel(say('Email', 'Adresse courriel')).fill('marie-eve@cap-blanc.ca')
    await form.getByLabel(say('Phone')).fill('(418) 555-0134')
    await form
      .getByLabel(say('Message', 'Message'))
      .fill(say('Can my site be in French and English?', 'Mon site peut-il être bilingue?'))
    await form.getByRole('button', { name: say('Send message') }).click()
    await expect(form.getByRole('heading', { name: SENT })).toBeFocused()
    await expectAccessibleOnAnyScreen(page)
  })

  test.describe('whose connection fails', () => {
    test.use({ expected: /ERR_FAILED/ })
    test(
      'keeps the message, also after a reload, and can send it later',
      { tag: ['@any-screen', '@long'] },
      async ({ context, page }) => {
        await page.goto(at('/contact'))
        const form = page.getByRole('region', { name: say('Get a Callback') })
        await form.getByLabel(say('Name')).fill('Amara Osei')
        await form.getByLabel(say('Email', 'Adresse courriel')).fill('amara@lakeshore.ca')
        await form.getByLabel(say('Phone')).fill('4165550134')
        await form
          .getByLabel(say('Message', 'Message'))
          .fill(say('Is anybody there?', 'Y a-t-il quelqu’un?'))
        await expect(form.locator('form')).toHaveAttribute('data-awake', 'true')
        await page.route('**/api/general/contactUs', (route) => route.abort('failed'))
        await form.getByRole('button', { name: say('Send message') }).click()
        await expect(form.getByRole('alert')).toContainText(say('Something went wrong.'))
        await expectAccessible(page)
        await page.reload()
        await form.getByLabel(say('Message', 'Message')).scrollIntoViewIfNeeded()
        await expect(form.getByLabel(say('Message', 'Message'))).toHaveValue(
          say('Is anybody there?', 'Y a-t-il quelqu’un?')
        )
        await expect(form.getByLabel(say('Name'))).toHaveValue('Amara Osei')
        await page.unrouteAll()
        await form.getByRole('button', { name: say('Send message') }).click()
        await expect(form.getByRole('heading', { name: SENT })).toBeVisible()
        expect(await context.cookies()).toEqual([])
      }
    )
  })

  test('sends a question about the plans @any-screen', async ({ page }) => {
    await page.goto(at('/pricing'))
    const query = page.getByRole('region', { name: say('Have any Query') })
    await query.getByLabel(say('Email', 'Adresse courriel')).fill('amara@lakeshore.ca')
    await query.getByLabel(say('Message', 'Message')).fill('short')
    await query.getByRole('button', { name: say('Send query') }).click()
    await expect(query.getByText(say('Message too short'))).toBeVisible()
    await expectAccessible(page)
    await query.getByLabel(say('Message', 'Message')).fill('Which plan has the CRM?')
    const message = nextMessage(page)
    await query.getByRole('button', { name: say('Send query') }).click()
    expect(await message).toMatchObject({
      full_name: 'Anonymous',
      phone: '-',
      message: 'Plans and pricing contact form\n\nWhich plan has the CRM?'
    })
    await expect(query.getByRole('heading', { name: SENT })).toBeVisible()
  })

  test('requests a callback in the footer of the home page @any-screen', async ({ page }) => {
    await page.goto(at('/'))
    const form = page.getByRole('form', { name: say('Get in touch with us') })
    await form.getByLabel(say('Email', 'Adresse courriel')).fill('amara@lakeshore')
    await form.getByLabel(say('Phone')).fill('416555')
    await form.getByRole('button', { name: say('Request a callback') }).click()
    await expect(form.getByLabel(say('Email', 'Adresse courriel'))).toBeFocused()
    await expect(form.getByLabel(say('Email', 'Adresse courriel'))).toHaveAccessibleDescription(
      say('Invalid email')
    )
    await expect(form.getByLabel(say('Phone'))).toHaveAccessibleDescription(
      say('Invalid contact number')
    )
    await expectAccessible(page)

    await form.getByLabel(say('Email', 'Adresse courriel')).fill('amara@lakeshore.ca')
    await page.reload()
    await expect(form.getByLabel(say('Email', 'Adresse courriel'))).toHaveValue(
      'amara@lakeshore.ca'
    )
    await form.getByLabel(say('Phone')).fill('416-555-0134')
    const message = nextMessage(page)
    await form.getByRole('button', { name: say('Request a callback') }).click()
    expect(await message).toMatchObject({
      full_name: 'Anonymous',
      phone: '4165550134',
      message: 'Footer callback form'
    })
    await expect(form.getByRole('status')).toHaveText(SENT)
    await expect(form.getByLabel(say('Email', 'Adresse courriel'))).toHaveValue('')
  })
})

test('a visitor declines cookies and later accepts them in Cookie settings @any-screen', async ({
  page
}) => {
  const banner = page.getByRole('complementary', { name: say('Cookies') })
  const answer = () => page.evaluate(() => localStorage.getItem('cookieAccepted'))
  await page.goto(at('/about'))
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: say('Decline') }).click()
  await expect(banner).toBeHidden()
  expect(await answer()).toBe('false')
  await page.goto(at('/contact'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()

  const settings = page.getByRole('button', { name: say('Cookie settings') })
  await settings.click()
  await expect(banner).toBeFocused()
  await banner.getByRole('button', { name: say('Accept') }).click()
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
    await page.goto(at('/auth/login'))
    await page.getByRole('link', { name: say('Forgot your password?') }).click()
    await page.getByRole('main').getByLabel(say('Email', 'Adresse courriel')).fill(person.email)
    await page.getByRole('button', { name: say('Send reset link') }).click()
    await expect(page.getByRole('status').filter({ hasText: person.email })).toContainText(
      say('Password reset link sent to your email address. Please check to continue.')
    )
    await expectAccessible(page)

    await openEmail(page, person.email, say(/^Reset your/, /^Réinitialisez votre/))
    await page.getByRole('link', { name: say('Log in and choose a password') }).click()
    await expect(page.getByRole('heading', { name: say('Reset your password') })).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText(say(`Filled in for ${person.email}`, `Rempli pour ${person.email}`))
    ).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login$/)
    await expectAccessible(page)
    await page.getByRole('button', { name: say('Continue') }).click()

    await expect(page).toHaveURL(/\/dashboard\/reset-password$/)
    await expect(page.getByText(say('Please reset password.'))).toBeVisible()
    await page.getByLabel(say('New password'), { exact: true }).fill('another password')
    await page.getByLabel(say('Confirm password'), { exact: true }).fill('not the same')
    await page.getByRole('button', { name: say('Reset password') }).click()
    await expect(page.getByText(say('Passwords must match'))).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(say('Confirm password'), { exact: true }).fill('another password')
    await page.getByRole('button', { name: say('Reset password') }).click()
    const done = page.getByRole('main').getByText(say('Password reset successfully.'))
    await expect(done).toBeFocused()
    // Nothing can be done there, so the focus draws no ring.
    await expect(done).toHaveCSS('outline-style', 'none')
    await expectAccessible(page)
    await page.getByRole('link', { name: say('Continue Registration') }).click()
    await expect(page).toHaveURL(/\/auth\/account-setup$/)
  }
)
