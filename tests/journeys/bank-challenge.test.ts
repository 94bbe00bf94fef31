import { expect } from '@playwright/test'
import { enrolAtPlan } from '../kit/enrol.ts'
import { expectAccessible, fillBilling, fillCard, newPerson, test } from '../kit/journey.ts'

test('an agent declines the bank’s challenge, reloads during the next one, then approves it and gets an account @any-screen', async ({
  page
}) => {
  const person = newPerson()
  await enrolAtPlan(page, person)
  await page.getByRole('button', { name: 'Continue with Starter' }).click()
  await fillBilling(page)
  await fillCard(page, { number: '4000002760003184' })
  const pay = page.getByRole('button', { name: /^Pay CAD/ })
  const bank = page.getByRole('dialog', { name: 'Confirm it’s you' })

  await pay.click()
  await expect(bank).toContainText('Test mode')
  await expectAccessible(page)
  await bank.getByRole('button', { name: 'Decline' }).click()
  await expect(bank).toBeHidden()
  await expect(page.getByText('Your bank didn’t receive your approval.')).toHaveCount(1)
  await expect(page.getByLabel('City')).toHaveValue('Toronto')

  await pay.click()
  await bank.getByRole('button', { name: 'Approve' }).click()
  await expect(bank).toContainText('this payment of CAD 643.42')
  await page.reload()
  await expect(bank).toContainText('this payment of CAD 643.42')
  await bank.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(page.getByText('Account created successfully.')).toBeVisible()
  await page.getByRole('link', { name: /dashboard/i }).click()
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Active')
})
