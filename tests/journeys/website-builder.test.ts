import { expect, type Locator, type Page } from '@playwright/test'
import { enrolWithWebsite } from '../kit/enrol.ts'
import {
  expectAccessible,
  expectToast,
  newPerson,
  skipCookieBanner,
  tabTo,
  test
} from '../kit/journey.ts'
import { PHONE_PHOTO, pictureBytes } from '../kit/pictures.ts'

const portrait = {
  name: 'amara.jpg',
  mimeType: 'image/jpeg',
  buffer: await pictureBytes('jpeg', { width: 600, height: 800 })
}

/** Browsers can't show it: the panel converts it first. */
const phonePhoto = { name: 'IMG_0142.HEIC', mimeType: 'image/heic', buffer: PHONE_PHOTO }

/** The builder of a new agent, with their website as account setup has left it. */
async function openBuilder(page: Page): Promise<void> {
  await skipCookieBanner(page)
  await enrolWithWebsite(page, newPerson())
  await page.goto('/dashboard/website')
  await expect(page.getByText('Visitors see this version.')).toBeVisible()
}

const panelTab = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const template = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Template' }).getByRole('radio', { name })
const inPreview = (page: Page) => page.frameLocator('iframe[title="Your website"]')

/** What the task has left, as visitors see it. */
async function expectPublished(page: Page): Promise<void> {
  const address = await page.getByRole('link', { name: 'Open website' }).getAttribute('href')
  const site = await page.context().newPage()
  await site.goto(address ?? '')
  await expect(site.locator('.agent-site.harbour')).toBeVisible()
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Homes by the lake')
  const photo = site.locator('.agent-picture img').first()
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await site.getByRole('link', { name: 'Open houses' }).first().click()
  await expect(site).toHaveURL(/\/open-houses$/)
  for (const words of ['Every Sunday', 'Do I need to book?', 'See you there']) {
    await expect(site.getByText(words)).toBeVisible()
  }
  await site.close()
}

/** Typing in the preview changes the field in the side panel too. */
async function editHeadlineInPlace(page: Page): Promise<void> {
  const words = inPreview(page).getByRole('textbox', { name: 'Headline' })
  const field = page.getByLabel('Headline')
  const press = (key: string) => page.keyboard.press(key)
  await words.click()
  const before = (await words.textContent()) ?? ''
  await page.keyboard.insertText('w'.repeat(301))
  await expect(page.getByText('Not saved: Please shorten this text.')).toBeVisible()
  await press('Escape')
  await expect(words).toHaveText(before)
  await expect(field).toHaveValue(before)

  // All of it can be deleted without losing the place, and markup is pasted as text.
  const marked = inPreview(page).locator('.rich').first()
  await marked.selectText()
  await press('Control+C')
  await words.click()
  await press('Control+A')
  await press('Delete')
  await expect(field).toHaveValue('')
  await press('Control+V')
  await expect(words).toHaveText(await marked.innerText())
  await expect(field).not.toHaveValue('')
  await expect(words.locator('*')).toHaveCount(0)

  await press('Control+A')
  await page.keyboard.type('Homes by the lake')
  await press('Enter')
  await expect(words).not.toBeFocused()
  await expect(inPreview(page).getByRole('heading', { level: 1 })).toHaveText('Homes by the lake')
  // The next text is a Tab away.
  await tabTo(page, inPreview(page).getByRole('textbox', { name: 'Introduction' }))
}

test('an agent changes photo, headline and template, adds a page with three blocks, and publishes, with the mouse @any-screen', async ({
  page
}) => {
  await openBuilder(page)
  await editHeadlineInPlace(page)

  // A link of the website opens its page in the builder, and leaves nothing.
  await inPreview(page).getByRole('link', { name: 'About' }).first().click()
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('about')
  await expect(page).toHaveURL(/\/dashboard\/website$/)
  await inPreview(page).locator('.rich').first().click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()

  await panelTab(page, 'Details').check()
  await page.getByRole('button', { name: 'Choose picture: Photo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Picture file').setInputFiles(phonePhoto)
  await dialog.getByLabel('Zoom').fill('1.6')
  await expect(dialog.getByLabel('Description')).toHaveValue('Amara Osei')
  await dialog.getByLabel('Description').fill('')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog.getByText('Please describe the picture.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Description').fill('Amara at her desk')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('img', { name: 'Amara at her desk' })).toBeVisible()

  await panelTab(page, 'Pages').check()
  await page.getByRole('button', { name: 'Add page' }).click()
  await dialog.getByLabel('Title').fill('Open houses')
  await expect(dialog.getByLabel('Address')).toHaveValue('open-houses')
  await dialog.getByRole('button', { name: 'Add page' }).click()
  const addBlock = async (kind: string) => {
    await page.getByRole('button', { name: 'Add block' }).click()
    await dialog.getByRole('button', { name: new RegExp(`^${kind}`) }).click()
    await expect(page.getByRole('heading', { level: 2, name: kind })).toBeFocused()
  }
  await addBlock('Text')
  await page.getByRole('textbox', { name: 'Text' }).fill('Every Sunday')
  await page.getByRole('button', { name: 'All blocks' }).click()
  await addBlock('Questions')
  await page.getByRole('button', { name: 'Add to questions' }).click()
  await page.getByLabel('Question', { exact: true }).fill('Do I need to book?')
  await page.getByRole('textbox', { name: 'Answer' }).fill('No, just walk in.')
  await page.getByRole('button', { name: 'All blocks' }).click()
  await addBlock('Call to action')
  await page.getByLabel('Title').fill('See you there')
  await page.getByRole('button', { name: 'All blocks' }).click()

  // Dragged to the top, and brought back by undo.
  const rows = page.getByRole('list', { name: 'Blocks' }).getByRole('listitem')
  await rows.nth(2).dragTo(rows.nth(0))
  await expect(rows.nth(0)).toContainText('Call to action')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(rows.nth(0)).toContainText('Text')

  await panelTab(page, 'Design').check()
  await template(page, 'Harbour').check()
  await expect(inPreview(page).locator('.agent-site.harbour')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expectToast(page, 'Your website is published.')
  await expect(page.getByText('Visitors see this version.')).toBeVisible()
  await expectPublished(page)
})

test('the same by keyboard alone @any-screen @long', async ({ page }) => {
  page.on('filechooser', (chooser) => chooser.setFiles(portrait))
  await openBuilder(page)
  const press = (key: string) => page.keyboard.press(key)
  const type = (words: string) => page.keyboard.type(words)
  const enter = async (wanted: Locator) => {
    await tabTo(page, wanted)
    await press('Enter')
  }
  const dialog = page.getByRole('dialog')
  const button = (name: RegExp | string) => page.getByRole('button', { name })
  /** From one panel to the next, with the arrows of a radio group. */
  const choosePanel = async (from: string, to: string) => {
    await tabTo(page, panelTab(page, from), 'Shift+Tab')
    while (!(await panelTab(page, to).isChecked())) await press('ArrowRight')
  }

  await enter(button(/^Edit Opening/))
  await tabTo(page, page.getByLabel('Headline'))
  await press('Control+A')
  await type('Homes by the lake')

  await choosePanel('Content', 'Details')
  await enter(button('Choose picture: Photo'))
  await expect(dialog.getByLabel('Picture file')).toBeFocused()
  await press('Space')
  await expect(dialog.getByLabel('Zoom')).toBeVisible()
  await tabTo(page, dialog.getByLabel('Zoom'))
  await press('ArrowRight')
  await tabTo(page, dialog.getByLabel('Description'))
  await press('Enter')
  await expect(page.getByRole('img', { name: 'Amara Osei' })).toBeVisible()

  await choosePanel('Details', 'Pages')
  await enter(button('Add page'))
  await type('Open houses')
  await press('Enter')
  const addBlock = async (kind: string) => {
    await enter(button('Add block'))
    await expect(dialog).toBeVisible()
    const chosen = dialog.getByRole('button', { name: new RegExp(`^${kind}`) })
    if (!(await chosen.evaluate((element) => element === document.activeElement))) {
      await tabTo(page, chosen)
    }
    await press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: kind })).toBeFocused()
  }
  await addBlock('Call to action')
  await tabTo(page, page.getByLabel('Title'))
  await type('See you there')
  await tabTo(page, button('All blocks'), 'Shift+Tab')
  await press('Enter')
  await addBlock('Text')
  await tabTo(page, page.getByRole('textbox', { name: 'Text' }))
  await type('Every Sunday')
  await tabTo(page, button('All blocks'), 'Shift+Tab')
  await press('Enter')
  // Up by one, and the button keeps the focus.
  await enter(button(/^Move Text up/))
  const rows = page.getByRole('list', { name: 'Blocks' }).getByRole('listitem')
  await expect(rows.nth(0)).toContainText('Text')
  await expect(button(/^Move Text up/)).toBeFocused()
  await addBlock('Questions')
  await enter(button('Add to questions'))
  await tabTo(page, page.getByLabel('Question', { exact: true }), 'Shift+Tab')
  await type('Do I need to book?')
  await tabTo(page, page.getByRole('textbox', { name: 'Answer' }))
  await type('No, just walk in.')

  await choosePanel('Content', 'Design')
  await tabTo(page, template(page, 'Avenue'))
  await press('ArrowRight')
  await expect(template(page, 'Harbour')).toBeChecked()
  await tabTo(page, button('Publish changes'), 'Shift+Tab')
  await press('Enter')
  await expectToast(page, 'Your website is published.')
  await expectPublished(page)
})
