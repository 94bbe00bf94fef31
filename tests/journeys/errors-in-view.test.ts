import { expect, type Locator } from '@playwright/test'
import { enrolAtPlan } from '../kit/enrol.ts'
import { fillBilling, fillCard, skipCookieBanner, newPerson, test } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'
import { pageReady } from '../kit/page-ready.ts'

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 }
]

/** It is entirely within the viewport, and nothing covers its edges. */
async function expectUncovered(part: Locator): Promise<void> {
  const covered = () =>
    part.evaluate((element) => {
      const { bottom, left, top, width } = element.getBoundingClientRect()
      return [top + 1, bottom - 1].filter((y) => {
        const above = document.elementFromPoint(left + width / 2, y)
        return above === null || !element.contains(above)
      })
    })
  await expect.poll(covered).toEqual([])
}

for (const isAsked of [true, false]) {
  const banner = isAsked ? 'with the cookie banner open' : 'without the cookie banner'
  test(`a focused field and its error are in view at every size, ${banner} @any-screen @long`, async ({
    page
  }) => {
    if (!isAsked) await skipCookieBanner(page)
    await page.setViewportSize(SIZES[0]!)
    await enrolAtPlan(page, newPerson())
    await page
      .getByRole('button', { name: say('Continue with Starter', 'Continuer avec Starter') })
      .click()
    const pay = page.getByRole('button', { name: say(/^Pay/, /^Payer/) })
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await pay.click()
      await expect(page.getByLabel(say('City'))).toBeFocused()
      await expectUncovered(page.getByLabel(say('City')))
      await expectUncovered(page.getByText(say('Invalid City')))
    }
    await fillBilling(page)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await pay.click()
      await expect(page.getByLabel(say('Card number'))).toBeFocused()
      await expectUncovered(page.locator('#card-frame'))
      await expectUncovered(page.locator('#card-error'))
    }
    await fillCard(page, { number: '4000000000000341' })
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await pay.click()
      await expect(page.locator('#card-error')).toContainText(
        say('Your card was declined. Nothing', 'Votre carte a été refusée. Rien')
      )
      await expect(page.getByLabel(say('Card number'))).toBeFocused()
      await expectUncovered(page.locator('#card-frame'))
      await expectUncovered(page.locator('#card-error'))
      await page.getByLabel(say('CVC')).press('Backspace')
      await page.getByLabel(say('CVC')).press('3')
    }
    for (const label of ['Card number', 'Expiry', 'CVC']) await page.getByLabel(say(label)).fill('')
    await fillCard(page, { number: '4000002760003184' })
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await pay.click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Decline') })
        .click()
      await expect(page.locator('#card-error')).toContainText(
        say('Your bank didn’t receive', 'Votre banque n’a pas reçu')
      )
      await expect(page.getByLabel(say('Card number'))).toBeFocused()
      await expectUncovered(page.locator('#card-frame'))
      await expectUncovered(page.locator('#card-error'))
    }
  })
}

test('a press lands where it began, although leaving a field shows its error above it @any-screen', async ({
  page
}) => {
  await skipCookieBanner(page)
  await page.goto(at('/auth/register'))
  await pageReady(page)
  const main = page.getByRole('main')
  const error = main.getByText(say('Email must be a valid email', 'veuillez vérifier l’adresse'))
  const link = main.getByRole('link', { name: say('Log in', 'Se connecter') })
  await main.getByLabel(say('Email', 'Adresse courriel')).fill('jordan@')
  await link.hover()
  await page.mouse.down()
  // Validation answers within a frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(error).toBeHidden()
  // A press that ends elsewhere is none.
  await page.mouse.move(1, 1)
  await page.mouse.up()
  await expect(error).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${at('/auth/login')}$`))
})
