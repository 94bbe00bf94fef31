import { expect, type Locator, type Page } from '@playwright/test'
import { enrolAtPlan } from '../kit/enrol.ts'
import { test as dated } from '../kit/dated-product.ts'
import {
  expectClearOfToasts,
  expectAccessible,
  newPerson,
  expectStep,
  tabTo,
  test,
  expectToast
} from '../kit/journey.ts'

const bank = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })
const cardError = (page: Page) => page.locator('#card-error')

async function expectAbove(text: Locator, bar: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([text.boundingBox(), bar.boundingBox()])
      return above && below && above.y >= 0 && above.y + above.height <= below.y
    })
    .toBe(true)
}

/** Replaces all three inputs, starting in the card number. */
async function typeCard(page: Page, number: string): Promise<void> {
  for (const text of [number, '1230', '123']) {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
    if (text !== '123') await page.keyboard.press('Tab')
  }
}

test('with the keyboard alone, an agent corrects every payment error, passes the bank’s challenge and pays @any-screen @long', async ({
  page
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enrolAtPlan(page, newPerson())
  await page.bringToFront()
  await tabTo(page, page.getByRole('button', { name: 'Continue with Starter' }))
  await page.keyboard.press('Enter')
  await expectStep(page, 'Payment')
  const pay = page.getByRole('button', { name: /^Pay CAD/ })

  // One press marks every error and focuses the first field.
  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('City')).toBeFocused()
  await expect(page.getByText('Invalid City')).toBeVisible()
  await expect(page.getByText('Invalid Province')).toBeVisible()
  await expect(page.getByText('Please enter a valid zip code')).toBeVisible()
  await expect(cardError(page)).toHaveText('Please enter the full card number.')
  await expectAccessible(page)

  await page.keyboard.type('Montreal')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Que')
  await page.keyboard.press('Tab')
  await page.keyboard.type('m5h2n2')
  await expect(
    page.getByText('This postal code is usually in Ontario. Check the province.')
  ).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('Ont')
  await expect(page.getByText(/This postal code is usually/)).toBeHidden()
  await expect(page.getByLabel('Postal code')).toHaveValue('M5H 2N2')

  // Enter in a field must not pay.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Postal code')).toBeFocused()
  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Card number')).toBeFocused()

  await typeCard(page, '4000000000000341')
  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  const declined =
    'Your card was declined. Nothing was charged. Try again, use another card, or call your bank.'
  await expect(cardError(page)).toHaveText(declined)
  await expect(page.getByLabel('Card number')).toBeFocused()
  await expect(page.getByText('Your card was declined.')).toHaveCount(1)
  await expectAbove(cardError(page), page.getByRole('button', { name: /order summary/ }))
  await expect(page.locator('#toasts > *')).toHaveCount(0)
  await expectAccessible(page)

  await typeCard(page, '4000002760003184')
  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  await expect(bank(page)).toContainText('approve saving this card.')
  await page.keyboard.press('Escape')
  await expect(bank(page)).toBeHidden()
  await expect(cardError(page)).toHaveText(/^Your bank didn’t receive your approval\. Nothing was/)
  await expect(page.getByLabel('Card number')).toBeFocused()

  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  await expect(bank(page)).toContainText('saving this card')
  await tabTo(page, bank(page).getByRole('button', { name: 'Approve' }))
  await page.keyboard.press('Enter')
  await expect(bank(page)).toContainText('this payment of CAD 643.42')
  await tabTo(page, bank(page).getByRole('button', { name: 'Approve' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Account created successfully.' })).toBeFocused()
})

dated(
  'with the keyboard alone, an agent adds a card and pays the amount due @any-screen @long',
  async ({ page, product }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const person = await product.createAgent({
      isTrial: true,
      plan_duration: 1,
      price: 201.14,
      token: 'sbx_card_chargeCustomerFail_1230'
    })
    await product.simulate({ days: 31 })
    await product.openDashboard(page, person)
    await page.bringToFront()
    const pay = page.getByRole('button', { name: 'Pay Now' })
    const dialog = page.getByRole('dialog', { name: 'Confirm payment' })

    await tabTo(page, pay)
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('Visa ending in 0341')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(pay).toBeFocused()

    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('button', { name: /^Pay CAD/ }))
    await page.keyboard.press('Enter')
    await expectToast(page, 'Your card was declined.')
    await expect(dialog).toBeHidden()
    await expect(pay).toBeFocused()
    await expect(pay).toHaveAccessibleDescription(
      'Your card was declined. Nothing was charged. Try again, use another card, or call your bank.'
    )
    await expectClearOfToasts(page)
    await expectAccessible(page)

    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('link', { name: 'Use another card' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/payment-methods/)
    await tabTo(page, page.getByLabel('Card number'))
    await page.keyboard.press('Enter')
    await expect(cardError(page)).toHaveText('Please enter the full card number.')
    await expect(page.getByLabel('Card number')).toBeFocused()
    await typeCard(page, '4000000000000002')
    await page.keyboard.press('Enter')
    await expect(cardError(page)).toHaveText(
      'Your card was declined. The card was not added. Try again, use another card, or call your bank.'
    )
    await expect(page.getByLabel('Card number')).toBeFocused()
    await expect(page.locator('#toasts > *')).toHaveCount(0)
    await typeCard(page, '4242424242424242')
    await tabTo(page, page.getByRole('button', { name: 'Add card' }))
    await page.keyboard.press('Enter')
    await expectToast(page, 'Card successfully Added.')
    await expect(page.getByText('Visa ending in 4242', { exact: true })).toBeFocused()

    const primary = page.getByRole('button', { name: 'Set Primary: Visa ending in 4242' })
    await tabTo(page, primary)
    await expectClearOfToasts(page)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Visa ending in 4242 is now your primary card.')
    await expect(pay).toHaveAccessibleDescription('')
    const remove = page.getByRole('button', { name: 'Remove: Visa ending in 0341' })
    await tabTo(page, remove)
    await expectClearOfToasts(page)
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Remove this card?' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(remove).toBeFocused()

    await tabTo(page, pay, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('Visa ending in 4242')
    await tabTo(page, dialog.getByRole('button', { name: /^Pay CAD/ }))
    await page.keyboard.press('Enter')
    await expectToast(page, 'Payment done successfully.')
    await expect(pay).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
  }
)
