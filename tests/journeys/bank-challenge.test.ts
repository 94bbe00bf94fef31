import { expect } from '@playwright/test'
import { enrolAtPlan } from '../kit/enrol.ts'
import { expectAccessible, fillBilling, fillCard, newPerson, test } from '../kit/journey.ts'
import { say } from '../kit/language.ts'

test('an agent declines the bank’s challenge, reloads during the next one, then approves it and gets an account @any-screen', async ({
  page
}) => {
  const person = newPerson()
  await enrolAtPlan(page, person)
  await page
    .getByRole('button', { name: say('Continue with Starter', 'Continuer avec Starter') })
    .click()
  await fillBilling(page)
  await fillCard(page, { number: '4000002760003184' })
  const pay = page.getByRole('button', { name: say(/^Pay CAD/, /^Payer/) })
  const bank = page.getByRole('dialog', { name: say('Confirm it’s you') })

  await pay.click()
  await expect(bank).toContainText(say('Test mode'))
  await expectAccessible(page)
  await bank.getByRole('button', { name: say('Decline') }).click()
  await expect(bank).toBeHidden()
  await expect(page.getByText(say('Your bank didn’t receive your approval.'))).toHaveCount(1)
  await expect(page.getByLabel(say('City'))).toHaveValue('Toronto')

  await pay.click()
  await bank.getByRole('button', { name: say('Approve') }).click()
  await expect(bank).toContainText(say('this payment of CAD 643.42', 'ce paiement de 643,42 $'))
  await page.reload()
  await expect(bank).toContainText(say('this payment of CAD 643.42', 'ce paiement de 643,42 $'))
  await bank.getByRole('button', { name: say('Approve') }).press('Enter')
  await expect(page.getByText(say('Account created successfully.'))).toBeVisible()
  await page.getByRole('link', { name: say('Go to your dashboard') }).click()
  await expect(page.getByRole('region', { name: say('Plan') })).toContainText(say('Active'))
})
