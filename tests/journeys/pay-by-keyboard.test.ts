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
import { say } from '../kit/language.ts'

const bank = (page: Page) => page.getByRole('dialog', { name: say('Confirm it’s you') })
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
  await tabTo(
    page,
    page.getByRole('button', { name: say('Continue with Starter', 'Continuer avec Starter') })
  )
  await page.keyboard.press('Enter')
  await expectStep(page, 'Payment')
  const pay = page.getByRole('button', { name: say(/^Pay CAD/, /^Payer/) })

  // One press marks every error and focuses the first field.
  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(say('City'))).toBeFocused()
  await expect(page.getByText(say('Invalid City'))).toBeVisible()
  await expect(page.getByText(say('Invalid Province'))).toBeVisible()
  await expect(page.getByText(say('Please enter a valid zip code'))).toBeVisible()
  await expect(cardError(page)).toHaveText(say('Please enter the full card number.'))
  await expectAccessible(page)

  await page.keyboard.type('Montreal')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Que')
  await page.keyboard.press('Tab')
  await page.keyboard.type('m5h2n2')
  await expect(
    page.getByText(
      say(
        'This postal code is usually in Ontario. Check the province.',
        'Ce code postal correspond habituellement à Ontario. Vérifiez la province.'
      )
    )
  ).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('Ont')
  await expect(
    page.getByText(say(/This postal code is usually/, /Ce code postal correspond habituellement/))
  ).toBeHidden()
  await expect(page.getByLabel(say('Postal code'))).toHaveValue('M5H 2N2')

  // Enter in a field must not pay.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(say('Postal code'))).toBeFocused()
  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(say('Card number'))).toBeFocused()

  await typeCard(page, '4000000000000341')
  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  const declined = say(
    'Your card was declined. Nothing was charged. Try again, use another card, or call your bank.',
    'Votre carte a été refusée. Rien n’a été prélevé. Réessayez, utilisez une autre carte ou appelez votre banque.'
  )
  await expect(cardError(page)).toHaveText(declined)
  await expect(page.getByLabel(say('Card number'))).toBeFocused()
  await expect(page.getByText(say('Your card was declined.'))).toHaveCount(1)
  await expectAbove(
    cardError(page),
    page.getByRole('button', { name: say(/order summary/, /sommaire de la commande/) })
  )
  await expect(page.locator('#toasts > *')).toHaveCount(0)
  await expectAccessible(page)

  await typeCard(page, '4000002760003184')
  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  await expect(bank(page)).toContainText(
    say('approve saving this card.', 'd’approuver l’enregistrement de cette carte.')
  )
  await page.keyboard.press('Escape')
  await expect(bank(page)).toBeHidden()
  await expect(cardError(page)).toHaveText(
    say(
      /^Your bank didn’t receive your approval\. Nothing was/,
      /^Votre banque n’a pas reçu votre approbation\. Rien n’a/
    )
  )
  await expect(page.getByLabel(say('Card number'))).toBeFocused()

  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  await expect(bank(page)).toContainText(say('saving this card'))
  await tabTo(page, bank(page).getByRole('button', { name: say('Approve') }))
  await page.keyboard.press('Enter')
  await expect(bank(page)).toContainText(
    say('this payment of CAD 643.42', 'ce paiement de 643,42 $')
  )
  await tabTo(page, bank(page).getByRole('button', { name: say('Approve') }))
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: say('Account created successfully.') })
  ).toBeFocused()
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
    const pay = page.getByRole('button', { name: say('Pay Now') })
    const dialog = page.getByRole('dialog', { name: say('Confirm payment') })

    await tabTo(page, pay)
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(say('Visa ending in 0341', 'Visa se terminant par 0341'))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(pay).toBeFocused()

    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('button', { name: say(/^Pay CAD/, /^Payer/) }))
    await page.keyboard.press('Enter')
    await expectToast(page, say('Your card was declined.'))
    await expect(dialog).toBeHidden()
    await expect(pay).toBeFocused()
    await expect(pay).toHaveAccessibleDescription(
      say(
        'Your card was declined. Nothing was charged. Try again, use another card, or call your bank.',
        'Votre carte a été refusée. Rien n’a été prélevé. Réessayez, utilisez une autre carte ou appelez votre banque.'
      )
    )
    await expectClearOfToasts(page)
    await expectAccessible(page)

    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('link', { name: say('Use another card') }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/payment-methods/)
    await tabTo(page, page.getByLabel(say('Card number')))
    await page.keyboard.press('Enter')
    await expect(cardError(page)).toHaveText(say('Please enter the full card number.'))
    await expect(page.getByLabel(say('Card number'))).toBeFocused()
    await typeCard(page, '4000000000000002')
    await page.keyboard.press('Enter')
    await expect(cardError(page)).toHaveText(
      say(
        'Your card was declined. The card was not added. Try again, use another card, or call your bank.',
        'Votre carte a été refusée. La carte n’a pas été ajoutée. Réessayez, utilisez une autre carte ou appelez votre banque.'
      )
    )
    await expect(page.getByLabel(say('Card number'))).toBeFocused()
    await expect(page.locator('#toasts > *')).toHaveCount(0)
    await typeCard(page, '4242424242424242')
    await tabTo(page, page.getByRole('button', { name: say('Add card') }))
    await page.keyboard.press('Enter')
    await expectToast(page, say('Card successfully Added.'))
    await expect(
      page.getByText(say('Visa ending in 4242', 'Visa se terminant par 4242'), { exact: true })
    ).toBeFocused()

    const primary = page.getByRole('button', {
      name: say(
        'Set Primary: Visa ending in 4242',
        'Rendre principale : Visa se terminant par 4242'
      )
    })
    await tabTo(page, primary)
    await expectClearOfToasts(page)
    await page.keyboard.press('Enter')
    await expectToast(
      page,
      say(
        'Visa ending in 4242 is now your primary card.',
        'Visa se terminant par 4242 est maintenant votre carte principale.'
      )
    )
    await expect(pay).toHaveAccessibleDescription('')
    const remove = page.getByRole('button', {
      name: say('Remove: Visa ending in 0341', 'Retirer : Visa se terminant par 0341')
    })
    await tabTo(page, remove)
    await expectClearOfToasts(page)
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: say('Remove this card?') })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(remove).toBeFocused()

    await tabTo(page, pay, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(say('Visa ending in 4242', 'Visa se terminant par 4242'))
    await tabTo(page, dialog.getByRole('button', { name: say(/^Pay CAD/, /^Payer/) }))
    await page.keyboard.press('Enter')
    await expectToast(page, say('Payment done successfully.'))
    await expect(pay).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
  }
)
