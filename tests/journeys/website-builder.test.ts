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
import { at, say } from '../kit/language.ts'
import { PHONE_PHOTO, pictureBytes } from '../kit/pictures.ts'

const portrait = {
  name: 'amara.jpg',
  mimeType: 'image/jpeg',
  buffer: await pictureBytes('jpeg', { width: 600, height: 800 })
}

const CHOOSE_PHOTO = say('Choose picture: Photo', 'Choisir une image\u00A0: photo')
const ADD_QUESTION = say('Add to questions', 'Ajouter\u00A0: questions')
const TEXT = say('Text', 'Texte')
const TOO_LONG = say(
  'Not saved: Please shorten this text.',
  'Non enregistré\u00A0: Veuillez raccourcir ce texte.'
)
const ABOUT = say('About', 'À propos')
const UNDO = say('Undo', 'Annuler la modification')
const AT_DESK = say('Amara at her desk', 'Amara à son bureau')
const HEADLINE = say('Homes by the lake', 'Des maisons au bord du lac')
const OPEN_HOUSES = say('Open houses', 'Visites libres')
const SUNDAYS = say('Every Sunday', 'Tous les dimanches')
const QUESTION = say('Do I need to book?', 'Faut-il prendre rendez-vous?')
const ANSWER = say('No, just walk in.', 'Non, entrez tout simplement.')
const INVITATION = say('See you there', 'Au plaisir de vous y voir')

/** Browsers can't show it: the panel converts it first. */
const phonePhoto = { name: 'IMG_0142.HEIC', mimeType: 'image/heic', buffer: PHONE_PHOTO }

/** The builder of a new agent, with their website as account setup has left it. */
async function openBuilder(page: Page): Promise<void> {
  await skipCookieBanner(page)
  await enrolWithWebsite(page, newPerson())
  await page.goto(at('/dashboard/website'))
  await expect(page.getByText(say('Visitors see this version.'))).toBeVisible()
}

const panelTab = (page: Page, name: string) =>
  page.getByRole('radio', { name: say(name), exact: true })
const template = (page: Page, name: string) =>
  page.getByRole('group', { name: say('Template', 'Modèle') }).getByRole('radio', { name })
const inPreview = (page: Page) => page.frameLocator(`iframe[title="${say('Your website')}"]`)

/** What the task has left, as visitors see it. */
async function expectPublished(page: Page): Promise<void> {
  const address = await page.getByRole('link', { name: say('Open website') }).getAttribute('href')
  const site = await page.context().newPage()
  await site.goto(address ?? '')
  await expect(site.locator('.agent-site.harbour')).toBeVisible()
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(HEADLINE)
  const photo = site.locator('.agent-picture img').first()
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await site.getByRole('link', { name: OPEN_HOUSES }).first().click()
  await expect(site).toHaveURL(say(/\/open-houses$/, /\/visites-libres$/))
  for (const words of [SUNDAYS, QUESTION, INVITATION])
    await expect(site.getByText(words)).toBeVisible()
  await site.close()
}

/** Typing in the preview changes the field in the side panel too. */
async function editHeadlineInPlace(page: Page): Promise<void> {
  const words = inPreview(page).getByRole('textbox', { name: say('Headline') })
  const field = page.getByLabel(say('Headline'))
  const press = (key: string) => page.keyboard.press(key)
  await words.click()
  const before = (await words.textContent()) ?? ''
  await page.keyboard.insertText('w'.repeat(301))
  await expect(page.getByText(TOO_LONG)).toBeVisible()
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
  await page.keyboard.type(HEADLINE)
  await press('Enter')
  await expect(words).not.toBeFocused()
  await expect(inPreview(page).getByRole('heading', { level: 1 })).toHaveText(HEADLINE)
  // The next text is a Tab away.
  await tabTo(page, inPreview(page).getByRole('textbox', { name: say('Introduction') }))
}

test('an agent changes photo, headline and template, adds a page with three blocks, and publishes, with the mouse @any-screen', async ({
  page
}) => {
  await openBuilder(page)
  await editHeadlineInPlace(page)

  // A link of the website opens its page in the builder, and leaves nothing.
  await inPreview(page).getByRole('link', { name: ABOUT }).first().click()
  await expect(page.getByRole('combobox', { name: say('Page') })).toHaveValue('about')
  await expect(page).toHaveURL(/\/dashboard\/website$/)
  await inPreview(page).locator('.rich').first().click()
  await expect(page.getByRole('textbox', { name: TEXT })).toBeFocused()

  await panelTab(page, 'Details').check()
  await page.getByRole('button', { name: CHOOSE_PHOTO }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('Picture file')).setInputFiles(phonePhoto)
  await dialog.getByLabel(say('Zoom')).fill('1.6')
  await expect(dialog.getByLabel(say('Description'))).toHaveValue('Amara Osei')
  await dialog.getByLabel(say('Description')).fill('')
  await dialog.getByRole('button', { name: say('Use this picture') }).click()
  await expect(dialog.getByText(say('Please describe the picture.'))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(say('Description')).fill(AT_DESK)
  await dialog.getByRole('button', { name: say('Use this picture') }).click()
  await expect(page.getByRole('img', { name: AT_DESK })).toBeVisible()

  await panelTab(page, 'Pages').check()
  await page.getByRole('button', { name: say('Add page') }).click()
  await dialog.getByLabel(say('Title')).fill(OPEN_HOUSES)
  await expect(dialog.getByLabel(say('Address'))).toHaveValue(say('open-houses', 'visites-libres'))
  await dialog.getByRole('button', { name: say('Add page') }).click()
  const addBlock = async (kind: string) => {
    await page.getByRole('button', { name: say('Add block') }).click()
    await dialog.getByRole('button', { name: new RegExp(`^${kind}`) }).click()
    await expect(page.getByRole('heading', { level: 2, name: kind })).toBeFocused()
  }
  await addBlock(TEXT)
  await page.getByRole('textbox', { name: TEXT }).fill(SUNDAYS)
  await page.getByRole('button', { name: say('All blocks') }).click()
  await addBlock(say('Questions'))
  await page.getByRole('button', { name: ADD_QUESTION }).click()
  await page.getByLabel(say('Question'), { exact: true }).fill(QUESTION)
  await page.getByRole('textbox', { name: say('Answer', 'Réponse') }).fill(ANSWER)
  await page.getByRole('button', { name: say('All blocks') }).click()
  await addBlock(say('Call to action'))
  await page.getByLabel(say('Title')).fill(INVITATION)
  await page.getByRole('button', { name: say('All blocks') }).click()

  // Dragged to the top, and brought back by undo.
  const rows = page.getByRole('list', { name: say('Blocks') }).getByRole('listitem')
  await rows.nth(2).dragTo(rows.nth(0))
  await expect(rows.nth(0)).toContainText(say('Call to action'))
  await page.getByRole('button', { name: UNDO, exact: true }).click()
  await expect(rows.nth(0)).toContainText(TEXT)

  await panelTab(page, 'Design').check()
  await template(page, 'Harbour').check()
  await expect(inPreview(page).locator('.agent-site.harbour')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('Publish changes') }).click()
  await expectToast(page, say('Your website is published.'))
  await expect(page.getByText(say('Visitors see this version.'))).toBeVisible()
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

  await enter(button(say(/^Edit Opening/, /^Modifier Ouverture/)))
  await tabTo(page, page.getByLabel(say('Headline')))
  await press('Control+A')
  await type(HEADLINE)

  await choosePanel('Content', 'Details')
  await enter(button(CHOOSE_PHOTO))
  await expect(dialog.getByLabel(say('Picture file'))).toBeFocused()
  await press('Space')
  await expect(dialog.getByLabel(say('Zoom'))).toBeVisible()
  await tabTo(page, dialog.getByLabel(say('Zoom')))
  await press('ArrowRight')
  await tabTo(page, dialog.getByLabel(say('Description')))
  await press('Enter')
  await expect(page.getByRole('img', { name: 'Amara Osei' })).toBeVisible()

  await choosePanel('Details', 'Pages')
  await enter(button(say('Add page', 'Ajouter une page')))
  await type(OPEN_HOUSES)
  await press('Enter')
  const addBlock = async (kind: string) => {
    await enter(button(say('Add block')))
    await expect(dialog).toBeVisible()
    const chosen = dialog.getByRole('button', { name: new RegExp(`^${kind}`) })
    if (!(await chosen.evaluate((element) => element === document.activeElement))) {
      await tabTo(page, chosen)
    }
    await press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: kind })).toBeFocused()
  }
  await addBlock(say('Call to action'))
  await tabTo(page, page.getByLabel(say('Title')))
  await type(INVITATION)
  await tabTo(page, button(say('All blocks')), 'Shift+Tab')
  await press('Enter')
  await addBlock(TEXT)
  await tabTo(page, page.getByRole('textbox', { name: TEXT }))
  await type(SUNDAYS)
  await tabTo(page, button(say('All blocks')), 'Shift+Tab')
  await press('Enter')
  // Up by one, and the button keeps the focus.
  await enter(button(say(/^Move Text up/, /^Monter Texte/)))
  const rows = page.getByRole('list', { name: say('Blocks') }).getByRole('listitem')
  await expect(rows.nth(0)).toContainText(TEXT)
  await expect(button(say(/^Move Text up/, /^Monter Texte/))).toBeFocused()
  await addBlock(say('Questions'))
  await enter(button(ADD_QUESTION))
  await tabTo(page, page.getByLabel(say('Question'), { exact: true }), 'Shift+Tab')
  await type(QUESTION)
  await tabTo(page, page.getByRole('textbox', { name: say('Answer', 'Réponse') }))
  await type(ANSWER)

  await choosePanel('Content', 'Design')
  await tabTo(page, template(page, 'Avenue'))
  await press('ArrowRight')
  await expect(template(page, 'Harbour')).toBeChecked()
  await tabTo(page, button(say('Publish changes')), 'Shift+Tab')
  await press('Enter')
  await expectToast(page, say('Your website is published.'))
  await expectPublished(page)
})
