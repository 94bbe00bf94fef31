import { expect } from '@playwright/test'
import { enrol } from '../kit/enrol.ts'
import { stopClock } from '../kit/stop-clock.ts'
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

test(
  'logging in or out in one tab does the same in the others',
  { tag: '@any-screen' },
  async ({ context, page }) => {
    const other = await context.newPage()
    await other.goto('/auth/login')
    await register(page, newPerson())
    await expect(other).toHaveURL(/\/auth\/account-setup$/)
    await expectStep(other, 'Template')
    await logOut(page)
    await expect(other).toHaveURL(/\/auth\/login$/)
    await expectToast(other, 'User is not logged in.')
  }
)

test(
  'toasts stack at the top right, at most 300 px wide and coloured by kind, then disappear',
  { tag: '@any-screen' },
  async ({ page }) => {
    const all = page.getByRole('region', { name: 'Messages' }).locator('.toast')
    const storeToast = (kind: string, message: string) =>
      page.addInitScript((toast) => {
        if (origin !== 'null') sessionStorage.setItem('toast', toast)
      }, JSON.stringify({ kind, message }))
    // With the human check off, the second toast appears long before the first one goes.
    await page.route('**/general/siteData', async (route) => {
      const { websiteConfig, ...rest } = await (await route.fetch()).json()
      await route.fulfill({
        json: { ...rest, websiteConfig: { ...websiteConfig, humanCheck: { kind: 'off' } } }
      })
    })
    await stopClock(page)
    for (const [kind, colour] of [
      ['error', 'rgb(140, 47, 22)'],
      ['success', 'rgb(23, 87, 58)'],
      ['warning', 'rgb(242, 181, 68)']
    ] as const) {
      await storeToast(kind, 'From the previous page. '.repeat(9))
      await page.goto('/auth/forgotPassword')
      await expect(all).toHaveCSS('background-color', colour)
    }
    await page.route('**/auth/forgotPassword', (route) =>
      route.fulfill({ json: { api_status: 429, message: 'Slow down, please.' } })
    )
    await page.getByRole('main').getByLabel('Email').fill('amara@lakeshore.ca')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(all).toHaveCount(2)
    const boxes = await all.evaluateAll((toasts) =>
      toasts.map((toast) => toast.getBoundingClientRect().toJSON() as DOMRect)
    )
    const { width } = page.viewportSize()!
    for (const box of boxes) {
      expect(box.width).toBeLessThanOrEqual(300)
      expect(width - box.right).toBeLessThan(30)
    }
    expect(boxes[0]!.top).toBeLessThan(30)
    expect(boxes[1]!.top).toBeGreaterThanOrEqual(boxes[0]!.bottom)
    await page.clock.fastForward(5000)
    await expect(all).toHaveCount(0)
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

    await page.goto(`/auth/register?referral_code=${code}`)
    await page.getByLabel('Name', { exact: true }).fill('Luc Tremblay')
    await expect(page.locator('form[data-awake=true]')).toBeVisible()
    await page.goto('/pricing')
    await page.goto('/auth/register')
    await page.reload()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Luc Tremblay')

    const person = newPerson()
    const fill = async (email: string) => {
      await page.getByRole('main').getByLabel('Phone').fill(person.phone)
      await page.getByRole('main').getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Create account' }).click()
    }
    const codes: string[] = []
    await page.route('**/auth/registerUser', async (route) => {
      codes.push(JSON.parse(requestBody(route.request())).referral_code)
      await route.continue()
    })
    await fill(host.email)
    await expect(page.getByRole('main').getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await fill(person.email)
    await expect(page).toHaveURL(/\/auth\/account-setup$/)
    await expectToast(page, 'Registration done successfully.')
    expect(codes).toEqual([code, code])
    expect(await page.evaluate(() => localStorage.getItem('referral_code'))).toBeNull()

    const emails = page.getByRole('listitem').filter({ hasText: person.email })
    await expect(async () => {
      await page.goto('/mailbox')
      await emails.getByRole('link', { name: /verify your email/ }).click({ timeout: 500 })
    }).toPass()
    const button = page.getByRole('link', { name: 'Verify my email' })
    const link = await button.getAttribute('href')
    await button.click()
    await expect(page).toHaveURL(/\/auth\/account-setup$/)
    await expectToast(page, 'Email successfully verified!')
    await page.goto(link!)
    await expect(page).toHaveURL(/\/auth\/account-setup$/)
    await expectToast(page, 'Your email is already verified.')

    await page.goto('/auth/verify-email?code=dead')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ops!! either your links is expired or invalid.'
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await expect(page.getByText(/^If that link was one of ours/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Continue' }).click()
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
    await page.goto('/dashboard/home')
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
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    }
    await page.goto('/dashboard/home')
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
    await blocked.goto('/auth/login')
    await expect(blocked.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expectAccessible(blocked)
    await blocked.goto('/dashboard/home')
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
    await page.goto('/auth/register')
    await page.route('**/api/**', (route) => route.abort())
    await page.getByLabel('Name', { exact: true }).fill(person.name)
    await page.getByRole('main').getByLabel('Phone').fill('+1 (416) 555-0134')
    await page.getByRole('main').getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill('kettle canoe moss')
    await page.getByLabel('Confirm password', { exact: true }).fill('kettle canoe moss')
    await page.getByRole('button', { name: 'Create account' }).click()
    const error = page.getByText('We couldn’t connect. What you typed is still here')
    await expect(error).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(person.email)
    await expect(page.getByRole('main').getByLabel('Phone')).toHaveValue('(416) 555-0134')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

    await page.unroute('**/api/**')
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/auth\/account-setup$/)

    await page.route('**/api/user/**', (route) => route.abort())
    // Removed as the page starts, so a late response to the previous page can't restore it.
    await page.addInitScript(() => localStorage.removeItem('user'))
    await page.goto('/dashboard/reset-password')
    // The frame also fetches the user, as soon as it is hydrated.
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 30_000 })
    await page.unroute('**/api/user/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
})
