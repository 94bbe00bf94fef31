import { expect } from '@playwright/test'
import { expectAccessibleOnAnyScreen, test } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'

test('a visitor sees the whole first bill without giving an email address @any-screen', async ({
  page
}) => {
  await page.goto(at('/pricing'))
  const bill = page.getByRole('region', { name: say(/first payment/, /premier paiement/) })
  await expect(bill.getByText(say('To be calculated...'))).toBeVisible()
  await expect(bill.getByText(say('Total before tax'))).toBeVisible()

  await bill.getByLabel(say('Plan')).selectOption({ label: 'Professional' })
  await bill.getByLabel(say('Province')).selectOption({ label: say('Ontario') })
  await expect(bill.getByText(say('HST 13%', 'TVH 13 %'))).toBeVisible()
  await expect(bill.getByText(say('12 months', '12 mois'), { exact: true })).toBeVisible()
  const total = bill.locator('[data-part=total]')
  const yearly = await total.textContent()

  await page.getByRole('radio', { name: say('Monthly') }).check({ force: true })
  await expect(bill.getByText(say('12 months', '12 mois'), { exact: true })).toBeHidden()
  await expect(total).not.toHaveText(yearly ?? '')
  await expect(
    bill.getByText(say(/every month, tax included/, /chaque mois, taxes comprises/))
  ).toBeVisible()

  await bill.getByLabel(say('Province')).selectOption({ label: say('Quebec', 'Québec') })
  await expect(bill.getByText(say('QST/TVQ 9.975%', 'TVQ 9,975 %'))).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the bill is shown before tax, without controls that need a script @any-screen', async ({
    page
  }) => {
    await page.goto(at('/pricing'))
    const bill = page.getByRole('region', { name: say(/first payment/, /premier paiement/) })
    await expect(bill.getByText(say('Total before tax'))).toBeVisible()
    await expect(bill.getByLabel(say('Province'))).toBeHidden()
    await expect(
      page.getByRole('heading', { name: say('Frequently Asked Questions') })
    ).toBeVisible()
  })
})
