import { expect, type Page } from '@playwright/test'
import { enrol } from '../kit/enrol.ts'
import {
  expectAccessible,
  expectStep,
  fillAgent,
  fillBilling,
  fillBrokerage,
  fillCard,
  fillTemplate,
  newPerson,
  test
} from '../kit/journey.ts'
import { say } from '../kit/language.ts'

const next = (page: Page) => page.getByRole('button', { name: say('Next') }).click()

test.describe('while the panel is down', () => {
  test.use({ expected: /Failed to load resource|ERR_FAILED|status of 4\d\d/ })
  test(
    'each step shows the error, keeps the entries and continues once the panel is back',
    { tag: ['@any-screen', '@long'] },
    async ({ page }) => {
      const person = newPerson()
      const down = (call: string) => page.route(`**/api/**/${call}`, (route) => route.abort())
      const up = (call: string) => page.unroute(`**/api/**/${call}`)
      await enrol(page, person)
      await expectStep(page, 'Template')

      await down('siteData')
      await page.reload()
      const retry = page.getByRole('button', { name: say('Retry') })
      await expect(retry).toBeVisible()
      await expectAccessible(page)
      await up('siteData')
      await retry.click()

      await down('setupDraft')
      await down('checkDomainExists')
      await fillTemplate(page)
      await page.getByLabel(say('Domain')).fill(person.base_url)
      await page.getByLabel(say('Website name')).fill('Amara Osei Homes')
      await expect(
        page.getByText(
          say(/We couldn’t check .* right now/, /Nous ne pouvons pas vérifier .* pour le moment/)
        )
      ).toBeVisible()
      await next(page)
      await up('checkDomainExists')
      await fillAgent(page)
      await fillBrokerage(page)

      await down('applyPromoCode')
      await page.getByLabel(say('Coupon code')).fill('WELCOME10')
      await page.getByRole('button', { name: say('Apply') }).click()
      await expect(page.getByText(say('Something went wrong.')).first()).toBeVisible()
      await page
        .getByRole('button', { name: say('Continue with Starter', 'Continuer avec Starter') })
        .click()
      await fillBilling(page)
      await fillCard(page)
      await down('createIntent')
      const pay = page.getByRole('button', { name: say(/^Pay CAD/, /^Payer/) })
      await pay.click()
      await expect(
        page.getByRole('tabpanel').getByText(say('Something went wrong.'), { exact: true })
      ).toBeVisible()
      await expect(page.getByLabel(say('City'))).toHaveValue('Toronto')
      await expectAccessible(page)
      await up('createIntent')
      await down('chargeAndWebsite')
      await pay.click()
      await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(
        say('Something went wrong.')
      )
      await expect(page.getByLabel(say('City'))).toHaveValue('Toronto')
      await up('chargeAndWebsite')
      await pay.click()
      await expect(page.getByText(say('Account created successfully.'))).toBeVisible()
    }
  )
})
