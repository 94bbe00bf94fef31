import { expect } from '@playwright/test'
import { fullBrowserLaunchOptions } from '../kit/launch-options.ts'
import { paths } from '#rules/paths.ts'
import { enrol } from '../kit/enrol.ts'
import {
  expectAccessibleOnAnyScreen,
  logIn,
  logOut,
  newPerson,
  expectStep,
  register,
  test,
  expectToast
} from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'
import { followRequests } from '../kit/page-ready.ts'

test.use({ launchOptions: fullBrowserLaunchOptions })

test(
  'a page that requires a log-in, or a guest, never flashes for the wrong visitor, not even after Back',
  { tag: ['@any-screen', '@long'] },
  async ({ browserName, page }) => {
    // Records which pages were painted, and whether a page restored from bfcache was visible.
    await page.addInitScript(() => {
      const record = (what: string) => {
        sessionStorage['seen'] = `${sessionStorage['seen'] ?? ''}${what} ${location.pathname}\n`
      }
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) record('painted')
      }).observe({ type: 'paint', buffered: true })
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) record(`back, ${getComputedStyle(document.documentElement).visibility}`)
      })
    })
    const seen = () => page.evaluate(() => sessionStorage['seen'] as string)
    for (const path of ['/dashboard/home', '/auth/account-setup']) {
      await page.goto(at(path))
      await expect(page).toHaveURL(/\/auth\/login$/)
      await expectToast(page, say('User is not logged in.'))
    }
    expect(await seen()).not.toMatch(/dashboard|account-setup/)

    const person = newPerson()
    await register(page, person)
    const requestsEnd = followRequests(page)
    for (const path of ['/auth/login', '/auth/register', '/auth/forgotPassword']) {
      await page.goto(at(path))
      await expect(page).toHaveURL(/\/auth\/account-setup$/)
    }
    await expectStep(page, 'Template')
    // A page with pending requests isn't kept in bfcache.
    await requestsEnd()
    await page.goto(at('/pricing'))
    await page
      .getByRole('link', { name: say('Logout', 'Fermer la session') })
      .first()
      .click()
    await expect(page).toHaveURL(at('/'))
    await expectToast(page, say('User logout successfully'))

    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(/\/auth\/login$/)
    await expectToast(page, say('User is not logged in.'))
    expect(await seen()).toContain(`painted ${at('/auth/login')}\n`)
    // Playwright can't follow a page restored from bfcache in Firefox, so it is off there.
    if (browserName === 'chromium')
      expect(await seen()).toContain(`back, hidden ${at('/auth/account-setup')}\n`)
    expect(await seen()).not.toContain(`back, visible ${at('/auth/account-setup')}\n`)

    await logIn(page, person)
    await expect(page).toHaveURL(/\/auth\/account-setup$/)
    await expectToast(page, say('User successfully logged in.'))
    await logOut(page)
    await expectToast(page, say('User logout successfully'))
  }
)

test('the wizard shows a loading state while the panel is slow, then opens @any-screen @long', async ({
  page
}) => {
  await enrol(page, newPerson())
  const held = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(at(paths.accountSetup))
  await expect(page.locator('main [aria-busy=true]')).toContainText(
    say('Loading your account setup…')
  )
  await expectAccessibleOnAnyScreen(page)
  held.resolve()
  await expectStep(page, 'Template')
})
