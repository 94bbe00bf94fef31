import { expect } from '@playwright/test'
import { enrol } from '../kit/enrol.ts'
import {
  expectAccessible,
  logIn,
  logOut,
  newPerson,
  expectStep,
  register,
  requestBody,
  test,
  expectToast
} from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'
import { openEmail } from '../kit/mailbox.ts'

test(
  'logging in or out in one tab does the same in the others',
  { tag: '@any-screen' },
  async ({ context, page }) => {
    const other = await context.newPage()
    await other.goto(at('/auth/login'))
    await register(page, newPerson())
    await expect(other).toHaveURL(/\/auth\/account-setup$/)
    await expectStep(other, 'Template')
    await logOut(page)
    await expect(other).toHaveURL(/\/auth\/login$/)
    await expectToast(other, say('User is not logged in.'))
  }
)

test(
  'a referral code survives detours and a reload, and the new agent verifies their email',
  { tag: '@any-screen' },
  async ({ page }) => {
    const host = newPerson()
    await enrol(page, host)
    await expectStep(page, 'Template')
    const code = await page.evaluate(() => JSON.parse(localStorage['user']).referral_code as string)
    await logOut(page)

    await page.goto(at(`/auth/register?referral_code=${code}`))
    await page.getByLabel(say('Name'), { exact: true }).fill('Luc Tremblay')
    await expect(page.locator('form[data-awake=true]')).toBeVisible()
    await page.goto(at('/pricing'))
    await page.goto(at('/auth/register'))
    await page.reload()
    await expect(page.getByLabel(say('Name'), { exact: true })).toHaveValue('Luc Tremblay')

    const person = newPerson()
    const fill = async (email: string) => {
      await page.getByRole('main').getByLabel(say('Phone')).fill(person.phone)
      await page.getByRole('main').getByLabel(say('Email', 'Adresse courriel')).fill(email)
      await page.getByLabel(say('Password'), { exact: true }).fill(person.password)
      await page.getByLabel(say('Confirm password'), { exact: true }).fill(person.password)
      await page.getByRole('button', { name: say('Create account') }).click()
    }
    const codes: string[] = []
    await page.route('**/auth/registerUser', async (route) => {
      codes.push(JSON.parse(requestBody(route.request())).referral_code)
      await route.continue()
    })
    await fill(host.email)
    await expect(
      page.getByRole('main').getByLabel(say('Email', 'Adresse courriel'))
    ).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await fill(person.email)
    await expect(page).toHaveURL(/\/auth\/account-setup$/)
    await expectToast(page, say('Registration done successfully.'))
    expect(codes).toEqual([code, code])
    expect(await page.evaluate(() => localStorage.getItem('referral_code'))).toBeNull()

    await openEmail(page, person.email, say(/verify your email/, /confirmer votre adresse/))
    const button = page.getByRole('link', { name: say('Verify my email') })
    const link = await button.getAttribute('href')
    await button.click()
    await expect(page).toHaveURL(/\/auth\/account-setup$/)
    await expectToast(page, say('Email successfully verified!'))
    await page.goto(link!)
    await expect(page).toHaveURL(/\/auth\/account-setup$/)
    await expectToast(page, say('Your email is already verified.'))

    await page.goto(at('/auth/verify-email?code=dead'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('Ops!! either your links is expired or invalid.')
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: say('Send a new link') }).click()
    await expect(
      page.getByText(
        say('If that link was one of ours, a new one is on its way to the address it was sent to.')
      )
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: say('Continue') }).click()
    await expectStep(page, 'Template')
  }
)

test(
  'full or corrupt storage doesn’t prevent a log-in, and blocked storage is explained',
  { tag: ['@any-screen', '@long'] },
  async ({ browser, page }) => {
    const person = newPerson()
    await enrol(page, person)
    await logOut(page)

    await page.evaluate(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let at = 0; at < 9; at++)
            localStorage.setItem(`full-${size}-${at}`, 'x'.repeat(size))
        } catch {
          // Smaller pieces may still fit.
        }
      }
    })
    await logIn(page, person)
    await expect(page).toHaveURL(/\/auth\/account-setup$/)
    await page.reload()
    await expectStep(page, 'Template')
    await page.goto(at('/dashboard/home'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)
    await logOut(page)

    await page.evaluate(() => {
      localStorage.clear()
      const rot = { access_token: '🔑', user: '{"name":', accountDetails: '[1]', selectedPlan: '7' }
      const more = { referral_code: 'X'.repeat(99), cookieAccepted: '{' }
      for (const [key, value] of Object.entries({ ...rot, ...more })) {
        localStorage.setItem(key, value)
      }
    })
    for (const path of ['/auth/register', '/auth/forgotPassword', '/pricing']) {
      await page.goto(at(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${at(path)}$`))
    }
    await page.goto(at('/dashboard/home'))
    await expect(page).toHaveURL(/\/auth\/login$/)
    await logIn(page, person)
    await expectStep(page, 'Template')

    const blocked = await browser.newPage()
    await blocked.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('no', 'SecurityError')
          }
        })
      }
    })
    await blocked.goto(at('/auth/login'))
    await expect(blocked.getByRole('button', { name: say('Reload') })).toBeVisible()
    await expectAccessible(blocked)
    await blocked.goto(at('/dashboard/home'))
    await expect(blocked).toHaveURL(/\/auth\/login$/)
    await blocked.close()
  }
)

test.describe('while the panel is down', () => {
  test.use({ expected: /Failed to load resource/ })
  test('a failed form keeps its entries, and succeeds when the panel is back @any-screen @long', async ({
    page
  }) => {
    const person = newPerson()
    await page.goto(at('/auth/register'))
    await page.route('**/api/**', (route) => route.abort())
    await page.getByLabel(say('Name'), { exact: true }).fill(person.name)
    await page.getByRole('main').getByLabel(say('Phone')).fill('+1 (416) 555-0134')
    await page.getByRole('main').getByLabel(say('Email', 'Adresse courriel')).fill(person.email)
    await page.getByLabel(say('Password'), { exact: true }).fill('kettle canoe moss')
    await page.getByLabel(say('Confirm password'), { exact: true }).fill('kettle canoe moss')
    await page.getByRole('button', { name: say('Create account') }).click()
    const error = page.getByText(
      say(
        'We couldn’t connect. What you typed is still here',
        'Ce que vous avez saisi est toujours là.'
      )
    )
    await expect(error).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('main').getByLabel(say('Email', 'Adresse courriel'))).toHaveValue(
      person.email
    )
    await expect(page.getByRole('main').getByLabel(say('Phone'))).toHaveValue('(416) 555-0134')
    await expect(page.getByLabel(say('Password'), { exact: true })).toHaveValue('')

    await page.unroute('**/api/**')
    await page.getByLabel(say('Password'), { exact: true }).fill(person.password)
    await page.getByLabel(say('Confirm password'), { exact: true }).fill(person.password)
    await page.getByRole('button', { name: say('Create account') }).click()
    await expect(page).toHaveURL(/\/auth\/account-setup$/)

    await page.route('**/api/user/**', (route) => route.abort())
    // Removed as the page starts, so a late response to the previous page can't restore it.
    await page.addInitScript(() => localStorage.removeItem('user'))
    await page.goto(at('/dashboard/reset-password'))
    // The frame also fetches the user, as soon as it is hydrated.
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: say('Retry') })).toBeVisible({ timeout: 30_000 })
    await page.unroute('**/api/user/**')
    await page.getByRole('button', { name: say('Retry') }).click()
    await expect(page.getByLabel(say('New password'), { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
})
