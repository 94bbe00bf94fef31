import { expect, type Page } from '@playwright/test'
import { paymentMethods, transactions } from '#contract/billing/payment.ts'
import { paths } from '#rules/paths.ts'
import { enrolWithWebsite } from '../kit/enrol.ts'
import { expectAccessibleOnAnyScreen, newPerson, test, expectToast } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'

const PAGES = [paths.dashboard, paths.billing, paths.paymentMethods, paths.referEarn]
const WITH_CALLS = [paths.dashboard, paths.billing, paths.paymentMethods]

const button = (page: Page, name: string) => page.getByRole('button', { exact: true, name })

test('the plan dialogs, a paused plan and a card form with errors are accessible @any-screen', async ({
  page
}) => {
  await enrolWithWebsite(page, newPerson())
  await page.goto(at(paths.billing))
  const dialog = page.getByRole('dialog')
  await button(page, say('Change duration')).click()
  await expect(dialog).toContainText(say('per month'))
  await expectAccessibleOnAnyScreen(page)
  await dialog.getByRole('button', { name: say('Not now') }).click()
  await button(page, say('Pause', 'Mettre en pause')).click()
  await expect(dialog).toContainText(
    say(
      'you won’t be charged until you resume',
      'nous ne prélèverons rien jusqu’à ce que vous repreniez'
    )
  )
  await expectAccessibleOnAnyScreen(page)
  await dialog.getByRole('button', { exact: true, name: say('Pause', 'Mettre en pause') }).click()
  await expectToast(page, say('Your plan is paused.'))
  await expect(button(page, say('Resume', 'Reprendre'))).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
  await page.goto(at(paths.dashboard))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amara')
  await expectAccessibleOnAnyScreen(page)

  await page.goto(at(paths.paymentMethods))
  await button(page, say('Add card')).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
})

test('a transaction id as long as Stripe’s stays on one line and copies in full at every width @any-screen @long', async ({
  page
}) => {
  await enrolWithWebsite(page, newPerson())
  const id = 'pi_3QabcdefghijkLMNOPqrst1Z'
  await page.route(`**/api${transactions.path}`, async (route) => {
    const response = await route.fetch()
    const [row] = await response.json()
    await route.fulfill({ json: [{ ...row, transaction_id: id }] })
  })
  for (const path of [paths.dashboard, paths.billing]) {
    await page.goto(at(path))
    for (const width of [320, 360, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const shown = await page.getByTitle(id).evaluate((element) => {
        getSelection()?.selectAllChildren(element)
        const { lineHeight } = getComputedStyle(element)
        return {
          lines: Math.round(element.clientHeight / Number.parseFloat(lineHeight)),
          cut: element.scrollWidth - element.clientWidth,
          sideways: document.documentElement.scrollWidth - innerWidth,
          copied: getSelection()?.toString()
        }
      })
      expect({ width, ...shown }).toEqual({ width, lines: 1, cut: 0, sideways: 0, copied: id })
    }
  }
})

test.describe('while API calls are slow, fail or return nothing', () => {
  test.use({ expected: /Failed to load resource|ERR_FAILED/ })

  test('the loading, error and empty states of the dashboard are accessible @any-screen @long', async ({
    page
  }) => {
    await enrolWithWebsite(page, newPerson())
    const held = Promise.withResolvers<void>()
    await page.route('**/api/**', () => held.promise)
    for (const path of PAGES) {
      await page.goto(at(path))
      await expect(page.locator('main [aria-busy=true]').first()).toBeAttached()
      await expectAccessibleOnAnyScreen(page)
    }
    await page.unroute('**/api/**')

    await page.route('**/api/{payment,user}/**', (route) =>
      /accessTokenLoginWeb/.test(route.request().url()) ? route.continue() : route.abort()
    )
    for (const path of WITH_CALLS) {
      await page.goto(at(path))
      await expect(
        page.getByText(say(/^We couldn’t load/, /^Nous n’avons pas pu charger/)).first()
      ).toBeVisible()
      await expectAccessibleOnAnyScreen(page)
    }
    await page.unroute('**/api/{payment,user}/**')

    for (const { path } of [paymentMethods, transactions]) {
      await page.route(`**/api${path}`, (route) => route.fulfill({ json: [] }))
    }
    for (const path of WITH_CALLS.slice(1)) {
      await page.goto(at(path))
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectAccessibleOnAnyScreen(page)
    }
    held.resolve()
  })
})
