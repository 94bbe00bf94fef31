import { expect } from '@playwright/test'
import { openPage } from '../kit/dashboard-pages.ts'
import { test } from '../kit/dated-product.ts'
import { expectAccessible, expectToast, fillCard } from '../kit/journey.ts'
import { say } from '../kit/language.ts'

const DUE = say(/^CAD \d+\.\d\d is due$/, /^Vous devez \d+,\d\d\s\$$/)

test('an agent pays an overdue trial with another card, cancels the plan, withdraws that and prints the receipt @any-screen', async ({
  browserName,
  page,
  product
}) => {
  const person = await product.createAgent({
    isTrial: true,
    plan_duration: 1,
    price: 201.14,
    token: 'sbx_card_chargeCustomerFail_1230'
  })
  await product.simulate({ days: 31 })
  await product.openDashboard(page, person)
  await expect(page.getByText(DUE)).toBeVisible()
  await expectAccessible(page)
  await expect(
    page.getByText(say('payment due'), { exact: true }).locator('visible=true')
  ).toHaveCount(1)
  await expect(
    page.getByRole('region', { name: say('Plan') }).getByText(say('Payment due'))
  ).toBeVisible()
  const pay = page.getByRole('button', { name: say('Pay Now') })
  const dialog = page.getByRole('dialog', { name: say('Confirm payment') })
  await pay.click()
  await expect(dialog).toContainText(
    say(
      'your primary payment method, Visa ending in 0341',
      'votre mode de paiement principal, Visa se terminant par 0341'
    )
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(pay).toBeFocused()

  await pay.click()
  await dialog.getByRole('link', { name: say('Use another card') }).click()
  await expect(page).toHaveURL(/\/dashboard\/payment-methods/)
  await expect(page.getByLabel(say('Postal code'))).toHaveValue('M5H 2N2')
  await expect(page.getByRole('region', { name: DUE })).toContainText(
    say('Pay Now charges your primary card.')
  )
  await fillCard(page)
  await page.getByLabel(say('Suite or unit')).fill('Suite 400')
  await page.getByRole('button', { name: say('Add card') }).click()
  await expectToast(page, say('Card successfully Added.'))
  await expect(page.getByLabel(say('Suite or unit'))).toHaveValue('Suite 400')
  await expect(
    page.getByText(say('Visa ending in 4242', 'Visa se terminant par 4242'), { exact: true })
  ).toBeFocused()
  await page
    .getByRole('button', {
      name: say(
        'Set Primary: Visa ending in 4242',
        'Rendre principale : Visa se terminant par 4242'
      )
    })
    .click()
  await expectToast(
    page,
    say(
      'Visa ending in 4242 is now your primary card.',
      'Visa se terminant par 4242 est maintenant votre carte principale.'
    )
  )
  await page
    .getByRole('button', {
      name: say('Remove: Visa ending in 0341', 'Retirer : Visa se terminant par 0341')
    })
    .click()
  const remove = page.getByRole('dialog', { name: say('Remove this card?') })
  await expect(remove).toBeVisible()
  await expectAccessible(page)
  await remove.getByRole('button', { name: say('Remove') }).click()
  await expectToast(page, say('Card removed successfully.'))
  await expect(
    page.getByRole('listitem').filter({ hasText: say('ending in 4242', 'se terminant par 4242') })
  ).toContainText(say('Primary'))

  await openPage(page, 'Billing')
  await expect(
    page.getByText(
      say(
        /^We’ll try to charge CAD \d+\.\d\d to your Visa ending in 4242 on \w+ \d+, \d{4}\./,
        /^Nous tenterons de prélever \d+,\d\d\s\$ sur votre carte Visa se terminant par 4242 le \d+(er)? \S+ \d{4}\./
      )
    )
  ).toBeVisible()
  await expect(
    page.getByText(
      say('Times are in Eastern Time (ET).', 'Heures indiquées : heure de l’Est (HE).')
    )
  ).toBeVisible()
  await pay.click()
  await expect(dialog).toContainText(say('Visa ending in 4242', 'Visa se terminant par 4242'))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(pay).toBeFocused()
  await pay.click()
  await dialog.getByRole('button', { name: say(/^Pay CAD/, /^Payer/) }).click()
  await expectToast(page, say('Payment done successfully.'))
  await expect(pay).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.getByText(say('payment due')).locator('visible=true')).toHaveCount(0)
  const table = page.getByRole('table', { name: say('Transactions') })
  await expect(table.getByText(say('Success'))).toHaveCount(1)
  await expect(table.getByText(say('Failed', 'Échoué')).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: say('Cancel plan') }).click()
  const cancel = page.getByRole('dialog', { name: say('Cancel your plan?') })
  await expect(cancel).toContainText(
    say('You won’t be charged again', 'Nous ne prélèverons plus rien')
  )
  await expectAccessible(page)
  await cancel.getByRole('button', { name: say('Cancel plan') }).click()
  await expectToast(page, say('Your plan is cancelled.'))
  await page.getByRole('button', { name: say('Keep my plan') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Keep my plan') })
    .click()
  await expectToast(page, say('Your cancellation has been withdrawn.'))

  await table.getByRole('link', { name: say(/^Receipt for/, /^Reçu de/) }).click()
  await expect(page.getByText(say('Total paid'))).toBeVisible()
  await expectAccessible(page)
  // Playwright can print to PDF only in Chromium.
  if (browserName !== 'chromium') return
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-frame]')).toBeHidden()
  await expect(page.getByRole('button', { name: say('Print') })).toBeHidden()
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
