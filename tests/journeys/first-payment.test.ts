import { expect } from '@playwright/test'
import { expectAccessibleOnAnyScreen, test } from '../kit/journey.ts'

test('a visitor sees the whole first bill without giving an email address @any-screen', async ({
  page
}) => {
  await page.goto('/pricing')
  const bill = page.getByRole('region', { name: /first payment/ })
  await expect(bill.getByText('To be calculated...')).toBeVisible()
  await expect(bill.getByText('Total before tax')).toBeVisible()

  await bill.getByLabel('Plan').selectOption({ label: 'Professional' })
  await bill.getByLabel('Province').selectOption({ label: 'Ontario' })
  await expect(bill.getByText('HST 13%')).toBeVisible()
  await expect(bill.getByText('12 months', { exact: true })).toBeVisible()
  const total = bill.locator('[data-part=total]')
  const yearly = await total.textContent()

  await page.getByRole('radio', { name: 'Monthly' }).check({ force: true })
  await expect(bill.getByText('12 months', { exact: true })).toBeHidden()
  await expect(total).not.toHaveText(yearly ?? '')
  await expect(bill.getByText(/every month, tax included/)).toBeVisible()

  await bill.getByLabel('Province').selectOption({ label: 'Quebec' })
  await expect(bill.getByText('QST/TVQ 9.975%')).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the bill is shown before tax, without controls that need a script @any-screen', async ({
    page
  }) => {
    await page.goto('/pricing')
    const bill = page.getByRole('region', { name: /first payment/ })
    await expect(bill.getByText('Total before tax')).toBeVisible()
    await expect(bill.getByLabel('Province')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible()
  })
})
