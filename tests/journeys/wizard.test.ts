import { expect, type Page } from '@playwright/test'
import { enrol } from '../kit/enrol.ts'
import { workAroundFirefox } from '../kit/firefox.ts'
import { weighScripts, WIZARD_SCRIPT_BYTES } from '../kit/script-weight.ts'
import {
  expectAccessible,
  expectAccessibleOnAnyScreen,
  fillAgent,
  fillBilling,
  fillBrokerage,
  fillCard,
  fillTemplate,
  fillWebsite,
  logIn,
  newPerson,
  expectStep,
  uniqueExpiry,
  test
} from '../kit/journey.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const site = (page: Page) => page.frameLocator('iframe[title="Preview of your website"]')

/** Here a button opens the preview; on a desktop it is beside the step. */
const PHONE = { width: 360, height: 780 }
const DESK = { width: 1440, height: 900 }

async function expectSoundOnBoth(page: Page): Promise<void> {
  const preview = page.getByTitle('Preview of your website')
  await expect(preview).toHaveCount(1)
  await expectAccessibleOnAnyScreen(page)
  await expect(preview).toHaveCount(0)
  await page.setViewportSize(DESK)
}

test('the preview fills as the agent types, a photo is cropped, and the wizard continues on another device @any-screen', async ({
  browser,
  browserName,
  page
}) => {
  const person = newPerson()
  await enrol(page, person)
  await fillTemplate(page, 'Prairie')
  await next(page)
  await expect(page.getByText('Website name is required')).toBeVisible()
  await expect(page.getByText('Website url is required')).toBeVisible()
  await expect(page.getByLabel('Website name')).toBeFocused()
  await expectSoundOnBoth(page)
  await page.getByLabel('Website name').fill('Osei sells the prairie')
  await expect(site(page).getByText('Osei sells the prairie').first()).toBeVisible()
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'See your website' }).click()
  await expect(site(page).getByText('Osei sells the prairie').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.setViewportSize(DESK)
  await page.getByLabel('City').fill('Gatineau')
  await page.getByLabel('Province').selectOption('Quebec')
  await expect(site(page).getByText('Trouvez votre chez-vous à Gatineau.')).toBeVisible()
  await page.getByLabel('Language').selectOption('English')
  await expect(site(page).getByText('Find your home in Gatineau.')).toBeVisible()
  await page.getByLabel('Province').selectOption('Ontario')
  await fillWebsite(page, person)

  await expectStep(page, 'Agent')
  const photo = page.getByLabel('Photo', { exact: true })
  await photo.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.of(1) })
  await expect(page.getByText('Please choose a JPEG, PNG or WebP picture.')).toBeVisible()
  await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.of(1, 2) })
  await expect(page.getByText(/This picture can’t be opened/)).toBeVisible()
  await photo.setInputFiles('public/icon-512.png')
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' })
  await dialog.getByRole('slider', { name: 'Zoom' }).press('End')
  await expectSoundOnBoth(page)
  await dialog.getByRole('button', { name: 'Use this picture' }).press('Enter')
  await expect(page.getByAltText('Your photo')).toBeVisible()
  await expect(photo).toBeFocused()
  await page.getByLabel('Designation').fill('Property wizard')
  await expect(page.getByText(/must describe you by a permitted title/)).toBeVisible()
  await expectSoundOnBoth(page)
  await next(page)
  await expectStep(page, 'Brokerage')
  const unsaved = () => page.evaluate(() => 'typed' in JSON.parse(localStorage['setupDraft']))
  await expect.poll(unsaved, 'the panel has the draft').toBe(false)

  const desk = await (await browser.newContext()).newPage()
  if (browserName === 'firefox') await workAroundFirefox(desk)
  await logIn(desk, person)
  await expect(desk.getByText('We’ve restored what you entered.')).toBeVisible()
  await expectStep(desk, 'Brokerage')
  await desk.getByRole('tab', { name: 'Agent' }).click()
  await expect(desk.getByLabel('Designation')).toHaveValue('Property wizard')
  await expect(desk.getByAltText('Your photo')).toBeVisible()

  // Each device types into its own field, and both get both values.
  await desk.getByLabel('Designation').fill('Broker')
  const sent = () => desk.evaluate(() => 'typed' in JSON.parse(localStorage['setupDraft']))
  await expect.poll(sent, 'the panel has the designation').toBe(false)
  const brokerage = page.getByLabel('Brokerage name')
  await brokerage.fill('Lakeshore Realty')
  await expect(page.getByText('Restored from your other device')).toBeVisible()
  await expectStep(page, 'Brokerage')
  await expect(brokerage).toBeFocused()
  await expect(brokerage).toHaveValue('Lakeshore Realty')
  await page.getByRole('tab', { name: 'Agent' }).click()
  await expect(page.getByLabel('Designation')).toHaveValue('Broker')
  await page.goBack()
  await expectStep(page, 'Brokerage')
  await page.goForward()
  await expectStep(page, 'Agent')
  await desk.reload()
  await desk.getByRole('tab', { name: 'Brokerage' }).click()
  await expect(desk.getByLabel('Brokerage name')).toHaveValue('Lakeshore Realty')
  await desk.context().close()
})

test(
  'with the keyboard alone, an agent completes the wizard on at most 120 kB of script before payment, and saves the first charge to a calendar',
  { tag: '@any-screen' },
  async ({ browserName, page }) => {
    const person = newPerson()
    const scriptBytes = weighScripts(page)
    await enrol(page, person)
    await expectStep(page, 'Template')
    const { keyboard } = page
    /** Tabs on until the control has the focus. */
    const reach = async (role: 'button' | 'combobox' | 'radio' | 'textbox', name: RegExp) => {
      const control = page.getByRole(role, { name }).first()
      await control.waitFor()
      for (let tabs = 0; tabs < 60; tabs++) {
        if (await control.evaluate((element) => element === document.activeElement)) return
        await keyboard.press('Tab')
      }
      throw new Error(`Tab does not reach ${name}`)
    }
    const fill = async (name: RegExp, words: string) => {
      await reach('textbox', name)
      await keyboard.type(words)
    }
    const press = async (name: RegExp) => {
      await reach('button', name)
      await keyboard.press('Enter')
    }
    await reach('radio', /Avenue/)
    await keyboard.press('ArrowDown')
    await press(/^Next$/)
    await fill(/Website name/, 'Amara Osei Homes')
    await fill(/Domain/, person.base_url)
    await press(/^Next$/)
    await fill(/Designation/, 'Broker')
    await press(/^Next$/)
    await fill(/Brokerage name/, 'Lakeshore Realty Brokerage')
    await fill(/Phone/, '4165550100')
    await fill(/^Address/, '120 Queen Street West')
    await press(/^Next$/)
    await expectStep(page, 'Plan')
    expect(await scriptBytes()).toBeLessThanOrEqual(WIZARD_SCRIPT_BYTES)
    await press(/Choose Professional/)
    await fill(/City/, 'Toronto')
    await reach('combobox', /Province/)
    await keyboard.type('Ontario')
    await fill(/Postal code/, 'M5H 2N2')
    await fill(/Card number/, '4242424242424242')
    await fill(/Expiry/, uniqueExpiry())
    await fill(/CVC/, '123')
    await press(/Start Free Trial/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Account created successfully.'
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectAccessible(page)
    const entry = page.getByRole('link', { name: /to my calendar/ })
    await expect(entry).toHaveAttribute('download', 'maplekey-first-charge.ics')
    // Firefox downloads the file too, but Playwright gets no event for a blob there.
    const download = browserName === 'chromium' && page.waitForEvent('download')
    await entry.click()
    if (download) expect((await download).suggestedFilename()).toBe('maplekey-first-charge.ics')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const kept = await page.evaluate(() => Object.keys(localStorage).sort())
    expect(kept).not.toContain('accountDetails')
    expect(kept).not.toContain('setupDraft')
  }
)

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
      const retry = page.getByRole('button', { name: 'Retry' })
      await expect(retry).toBeVisible()
      await expectAccessible(page)
      await up('siteData')
      await retry.click()

      await down('setupDraft')
      await down('checkDomainExists')
      await fillTemplate(page)
      await page.getByLabel('Domain').fill(person.base_url)
      await page.getByLabel('Website name').fill('Amara Osei Homes')
      await expect(page.getByText(/We couldn’t check .* right now/)).toBeVisible()
      await next(page)
      await up('checkDomainExists')
      await fillAgent(page)
      await fillBrokerage(page)

      await down('applyPromoCode')
      await page.getByLabel('Coupon code').fill('WELCOME10')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText('Something went wrong.').first()).toBeVisible()
      await page.getByRole('button', { name: 'Continue with Starter' }).click()
      await fillBilling(page)
      await fillCard(page)
      await down('createIntent')
      const pay = page.getByRole('button', { name: /^Pay CAD/ })
      await pay.click()
      await expect(
        page.getByRole('tabpanel').getByText('Something went wrong.', { exact: true })
      ).toBeVisible()
      await expect(page.getByLabel('City')).toHaveValue('Toronto')
      await expectAccessible(page)
      await up('createIntent')
      await down('chargeAndWebsite')
      await pay.click()
      await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(
        'Something went wrong.'
      )
      await expect(page.getByLabel('City')).toHaveValue('Toronto')
      await up('chargeAndWebsite')
      await pay.click()
      await expect(page.getByText('Account created successfully.')).toBeVisible()
    }
  )
})
