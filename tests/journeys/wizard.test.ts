import { expect, type Page } from '@playwright/test'
import { enrol } from '../kit/enrol.ts'
import { workAroundFirefox } from '../kit/firefox.ts'
import { weighScripts, WIZARD_SCRIPT_BYTES } from '../kit/script-weight.ts'
import {
  expectAccessible,
  expectAccessibleOnAnyScreen,
  fillTemplate,
  fillWebsite,
  logIn,
  newPerson,
  expectStep,
  uniqueExpiry,
  test
} from '../kit/journey.ts'
import { say } from '../kit/language.ts'

const next = (page: Page) => page.getByRole('button', { name: say('Next') }).click()
const site = (page: Page) => page.frameLocator(`iframe[title="${say('Preview of your website')}"]`)

/** Here a button opens the preview; on a desktop it is beside the step. */
const PHONE = { width: 360, height: 780 }
const DESK = { width: 1440, height: 900 }

async function expectSoundOnBoth(page: Page): Promise<void> {
  const preview = page.getByTitle(say('Preview of your website'))
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
  await expect(page.getByText(say('Website name is required'))).toBeVisible()
  await expect(page.getByText(say('Website url is required'))).toBeVisible()
  await expect(page.getByLabel(say('Website name'))).toBeFocused()
  await expectSoundOnBoth(page)
  await page
    .getByLabel(say('Website name'))
    .fill(say('Osei sells the prairie', 'Osei vend les Prairies'))
  await expect(
    site(page).getByText(say('Osei sells the prairie', 'Osei vend les Prairies')).first()
  ).toBeVisible()
  await expect(site(page).getByText(person.name).first()).toBeVisible()
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: say('See your website') }).click()
  await expect(
    site(page).getByText(say('Osei sells the prairie', 'Osei vend les Prairies')).first()
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('Close') }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.setViewportSize(DESK)
  await page.getByLabel(say('City')).fill('Gatineau')
  await page.getByLabel(say('Province')).selectOption(say('Quebec', 'Québec'))
  await expect(site(page).getByText('Trouvez votre chez-vous à Gatineau.')).toBeVisible()
  await page.getByLabel(say('Language')).selectOption(say('English', 'Anglais'))
  await expect(site(page).getByText('Find your home in Gatineau.')).toBeVisible()
  await page.getByLabel(say('Province')).selectOption(say('Ontario'))
  await fillWebsite(page, person)

  await expectStep(page, 'Agent')
  const photo = page.getByLabel(say('Photo'), { exact: true })
  await photo.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.of(1) })
  await expect(page.getByText(say('Please choose a JPEG, PNG or WebP picture.'))).toBeVisible()
  await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.of(1, 2) })
  await expect(
    page.getByText(
      say(
        'This picture can’t be opened. Please save it again as JPEG or PNG, or choose another one.'
      )
    )
  ).toBeVisible()
  await photo.setInputFiles('public/icon-512.png')
  const dialog = page.getByRole('dialog', { name: say('Crop the photo', 'Recadrer : photo') })
  await dialog.getByRole('slider', { name: say('Zoom') }).press('End')
  await expectSoundOnBoth(page)
  await dialog.getByRole('button', { name: say('Use this picture') }).press('Enter')
  await expect(page.getByAltText(say('Your photo', 'Votre image\u00A0: photo'))).toBeVisible()
  await expect(photo).toBeFocused()
  await page
    .getByLabel(say('Designation'))
    .fill(say('Property wizard', 'Magicienne de l’immobilier'))
  await expect(
    page.getByText(
      say(/must describe you by a permitted title/, /doit vous désigner par un titre permis/)
    )
  ).toBeVisible()
  await expectSoundOnBoth(page)
  await next(page)
  await expectStep(page, 'Brokerage')
  const unsaved = () => page.evaluate(() => 'typed' in JSON.parse(localStorage['setupDraft']))
  await expect.poll(unsaved, 'the panel has the draft').toBe(false)

  const desk = await (await browser.newContext()).newPage()
  if (browserName === 'firefox') await workAroundFirefox(desk)
  await logIn(desk, person)
  await expect(desk.getByText(say('We’ve restored what you entered.'))).toBeVisible()
  await expectStep(desk, 'Brokerage')
  await desk.getByRole('tab', { name: say('Agent') }).click()
  await expect(desk.getByLabel(say('Designation'))).toHaveValue(
    say('Property wizard', 'Magicienne de l’immobilier')
  )
  await expect(desk.getByAltText(say('Your photo', 'Votre image\u00A0: photo'))).toBeVisible()

  // Each device types into its own field, and both get both values.
  await desk.getByLabel(say('Designation')).fill(say('Broker', 'Courtière'))
  const sent = () => desk.evaluate(() => 'typed' in JSON.parse(localStorage['setupDraft']))
  await expect.poll(sent, 'the panel has the designation').toBe(false)
  const brokerage = page.getByLabel(say('Brokerage name'))
  await brokerage.fill('Lakeshore Realty')
  await expect(page.getByText(say('Restored from your other device'))).toBeVisible()
  await expectStep(page, 'Brokerage')
  await expect(brokerage).toBeFocused()
  await expect(brokerage).toHaveValue('Lakeshore Realty')
  await page.getByRole('tab', { name: say('Agent') }).click()
  await expect(page.getByLabel(say('Designation'))).toHaveValue(say('Broker', 'Courtière'))
  await page.goBack()
  await expectStep(page, 'Brokerage')
  await page.goForward()
  await expectStep(page, 'Agent')
  await desk.reload()
  await desk.getByRole('tab', { name: say('Brokerage') }).click()
  await expect(desk.getByLabel(say('Brokerage name'))).toHaveValue('Lakeshore Realty')
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
    const reach = async (
      role: 'button' | 'combobox' | 'radio' | 'textbox',
      name: string | RegExp
    ) => {
      const control = page.getByRole(role, { name }).first()
      await control.waitFor()
      for (let tabs = 0; tabs < 60; tabs++) {
        if (await control.evaluate((element) => element === document.activeElement)) return
        await keyboard.press('Tab')
      }
      throw new Error(`Tab does not reach ${name}`)
    }
    const fill = async (name: string | RegExp, words: string) => {
      await reach('textbox', name)
      await keyboard.type(words)
    }
    const press = async (name: string | RegExp) => {
      await reach('button', name)
      await keyboard.press('Enter')
    }
    await reach('radio', /Avenue/)
    await keyboard.press('ArrowDown')
    await press(say('Next'))
    await fill(say('Website name'), 'Amara Osei Homes')
    await fill(say('Domain'), person.base_url)
    await press(say('Next'))
    await fill(say('Designation'), say('Broker', 'Courtière'))
    await press(say('Next'))
    await fill(say('Brokerage name'), 'Lakeshore Realty Brokerage')
    await fill(say('Phone'), '4165550100')
    await fill(say(/^Address/, /^Adresse$/), '120 Queen Street West')
    await press(say('Next'))
    await expectStep(page, 'Plan')
    expect(await scriptBytes()).toBeLessThanOrEqual(WIZARD_SCRIPT_BYTES)
    await press(say('Choose Professional', 'Choisir Professional'))
    await fill(say('City'), 'Toronto')
    await reach('combobox', say('Province'))
    await keyboard.type('Ontario')
    await fill(say('Postal code'), 'M5H 2N2')
    await fill(say('Card number'), '4242424242424242')
    await fill(say('Expiry'), uniqueExpiry())
    await fill(say('CVC'), '123')
    await press(say('Start Free Trial'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('Account created successfully.')
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectAccessible(page)
    const entry = page.getByRole('link', { name: say('Add the first charge to my calendar') })
    await expect(entry).toHaveAttribute(
      'download',
      say('maplekey-first-charge.ics', 'maplekey-premier-prelevement.ics')
    )
    // Firefox downloads the file too, but Playwright gets no event for a blob there.
    const download = browserName === 'chromium' && page.waitForEvent('download')
    await entry.click()
    if (download)
      expect((await download).suggestedFilename()).toBe(
        say('maplekey-first-charge.ics', 'maplekey-premier-prelevement.ics')
      )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const kept = await page.evaluate(() => Object.keys(localStorage).sort())
    expect(kept).not.toContain('accountDetails')
    expect(kept).not.toContain('setupDraft')
  }
)
