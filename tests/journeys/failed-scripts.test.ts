import { expect, type Page } from '@playwright/test'
import { enrol } from '../kit/enrol.ts'
import { stopClock } from '../kit/stop-clock.ts'
import { skipCookieBanner, newPerson, test } from '../kit/journey.ts'

const FAILED = 'This part of the page couldn’t load. Check your connection and reload the page.'

const EMAIL = 'amara@lakeshore.ca'

/** Every form in the static HTML: its path, its submit button, and whether a reload keeps what was typed. */
const FORMS = [
  ['/auth/login', 'Log in', true],
  ['/auth/register', 'Create account', true],
  ['/auth/forgotPassword', 'Send reset link', true],
  ['/contact', 'Send message', true],
  ['/pricing', 'Send query', false],
  ['/', 'Request a callback', false],
  ['/auth/login', 'Request a callback', true]
] as const

const SCRIPTS = '**/_astro/*.js'
/** Makes every script of the site fail to load. */
const failScripts = (page: Page) => page.route(SCRIPTS, (route) => route.abort())
/** Lets scripts load from the next page on: an island that hasn't asked for its own yet would hide the note. */
const loadScriptsAfter = (page: Page, path: string) =>
  page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      await page.unroute(SCRIPTS)
      await route.continue()
    }
  )

// The wizard's check for a pending order is answered 404.
test.use({
  expected: /ERR_FAILED|Failed to fetch dynamically imported|Error hydrating|status of 404/
})

test.beforeEach(async ({ page }) => {
  await skipCookieBanner(page)
})

for (const [path, name, isKept] of FORMS) {
  const tag = path === '/auth/login' && name === 'Log in' ? '@any-screen' : ['@any-screen', '@long']
  test(`‘${name}’ on ${path} shows beside it that its script failed`, { tag }, async ({ page }) => {
    await failScripts(page)
    await page.goto(path)
    const button = page.getByRole('button', { name })
    const form = page.locator('form').filter({ has: button })
    await form.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
    await button.click()
    const note = page.getByRole('alert').filter({ hasText: FAILED })
    await expect(note).toHaveCount(1)
    await expect(note).toBeInViewport()
    await form.getByRole('textbox', { name: 'Email' }).press('Enter')
    await expect(note).toHaveCount(1)

    await loadScriptsAfter(page, path)
    await note.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    if (isKept) await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(EMAIL)
  })
}

test('a form whose script never loads says so after two minutes @any-screen @long', async ({
  page
}) => {
  const held = Promise.withResolvers<void>()
  await stopClock(page)
  for (const [path, name] of [
    ['/contact', 'Send message'],
    ['/pricing', 'Send query'],
    ['/auth/login', 'Log in'],
    ['/', 'Request a callback']
  ] as const) {
    await page.route(SCRIPTS, async (route) => {
      await held.promise
      await route.abort()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('button', { name }).click()
    await expect(page.locator('form[data-pressed]')).toBeAttached()
    await page.clock.fastForward(119_000)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.clock.fastForward(2_000)
    await expect(page.getByRole('alert').filter({ hasText: FAILED }), path).toBeVisible()
  }
  held.resolve()
})

test('an island that renders nothing on the server shows in its place that its script failed @any-screen @long', async ({
  page
}) => {
  await enrol(page, newPerson())
  await failScripts(page)
  for (const path of [
    '/auth/account-setup',
    '/dashboard/home',
    '/dashboard/payment-methods',
    '/dashboard/reset-password',
    '/dashboard/refer-earn',
    '/dashboard/transactions'
  ]) {
    await page.goto(path)
    const note = page.getByRole('main').getByRole('alert').filter({ hasText: FAILED })
    await expect(note.first(), path).toBeVisible()
  }
})
