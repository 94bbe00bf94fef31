import { expect, type Locator, type Page } from '@playwright/test'
import { DEMO_LOGIN } from '#panel/actions/accounts/seed-demo-agent.ts'
import {
  expectAccessible,
  skipCookieBanner,
  logIn,
  tabTo,
  test,
  expectToast
} from '../kit/journey.ts'

// Like publish.test.ts, this changes the published site, so it runs after all other journeys.
// tests/proofs/editor-actions.test.ts proves every action with every kind; here is each one once, in the browser.

// One at a time: releases are published one after the other.
test.describe.configure({ mode: 'default' })

const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { exact: true, name })

async function waitForPublish(page: Page): Promise<void> {
  await expect(page.getByText(/pages? changed in/)).toBeVisible({ timeout: 60_000 })
}

async function confirm(page: Page, opener: string, action: string): Promise<void> {
  await button(page, opener).click()
  await button(page.getByRole('dialog'), action).click()
}

async function soundOnEveryScreen(page: Page): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
}

async function soundOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function openKind(page: Page, kinds: string): Promise<void> {
  await page.goto('/editor')
  await page.getByRole('link', { exact: true, name: kinds }).click()
  await expect(page.getByRole('table', { name: kinds })).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await skipCookieBanner(page)
  await logIn(page, DEMO_LOGIN)
  await expect(page).toHaveURL(/dashboard/)
})

test('an editor publishes a new policy at its address, unpublishes it and deletes the draft @long', async ({
  page
}) => {
  const title = `Refunds ${Date.now() % 1e6}`
  await openKind(page, 'Policies')
  await button(page, 'New policy').click()
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  await button(page, 'Add policy').click()
  await page.getByRole('textbox', { name: 'Text' }).fill('We refund within 30 days.')
  await button(page, 'Publish now').click()
  await waitForPublish(page)

  const reader = await page.context().newPage()
  const link = page.getByRole('link', { name: 'View on site' })
  const address = (await link.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/policies\/refunds-\d+$/)
  expect((await reader.goto(address))?.status()).toBe(200)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(reader.getByText('We refund within 30 days.')).toBeVisible()
  await reader.goto('/policies/privacy-policy')
  await expect(reader.getByRole('link', { name: title })).toBeVisible()

  await expect(button(page, 'Delete draft')).toHaveCount(0)
  await confirm(page, 'Unpublish', 'Unpublish')
  await waitForPublish(page)
  expect((await reader.goto(address))?.status()).toBe(404)

  await button(page, 'Delete draft').click()
  await expect(page.getByRole('dialog')).toContainText(`“${title}” and all its versions`)
  await soundOnPhone(page)
  await button(page.getByRole('dialog'), 'Cancel').click()
  await confirm(page, 'Delete draft', 'Delete draft')
  await expectToast(page, `“${title}” was deleted.`)
  await expect(page.getByRole('table', { name: 'Policies' })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

test('an editor moves a new question up by keyboard, and the FAQ page shows the same order @long', async ({
  page
}) => {
  const question = `May I move in on a Sunday? ${Date.now() % 1e6}`
  await openKind(page, 'FAQ')
  await button(page, 'New question').click()
  await page.getByLabel('Question').fill(question)
  await page.getByLabel('Answer').fill('Any day.')
  await button(page, 'Publish now').click()
  await waitForPublish(page)
  await button(page, '← FAQ').click()

  const titles = () => page.getByRole('table', { name: 'FAQ' }).getByRole('link').allTextContents()
  const reader = await page.context().newPage()
  const onSite = async () => {
    await reader.goto('/faq')
    return reader.locator('summary').allInnerTexts()
  }
  await expect(button(page, `Move up: ${question}`)).toBeVisible()
  const before = await titles()
  expect(before.at(-1)).toBe(question)
  expect(await onSite()).toEqual(before)

  await page.bringToFront()
  await tabTo(page, button(page, `Move up: ${question}`))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(button(page, `Move up: ${question}`)).toBeFocused()
  await expect(page.getByText(`“${question}” is now ${before.length - 2} of`)).toBeAttached()
  const moved = [...before.slice(0, -3), question, ...before.slice(-3, -1)]
  expect(await titles()).toEqual(moved)
  await waitForPublish(page)
  await expect.poll(onSite, { timeout: 60_000 }).toEqual(moved)

  await page.bringToFront()
  await soundOnEveryScreen(page)
  await page.getByLabel('Search FAQ').fill('Sunday')
  await expect(page.getByText('Clear the search to change the order.')).toBeVisible()
  await expect(button(page, `Move up: ${question}`)).toHaveCount(0)
})

test('moving a testimonial reorders the home page, while an edit and a restored version stay unpublished @long', async ({
  page
}) => {
  const reader = await page.context().newPage()
  const onSite = async () => {
    await reader.goto('/')
    return reader.locator('[data-carousel] figcaption strong').allTextContents()
  }
  const before = await onSite()
  await page.bringToFront()
  await openKind(page, 'Testimonials')
  await button(page, `Move down: ${before[0]}`).click()
  await waitForPublish(page)
  const moved = [before[1], before[0], ...before.slice(2)]
  expect(await onSite()).toEqual(moved)

  await page.bringToFront()
  await page.getByRole('link', { exact: true, name: before[1]! }).click()
  await page.getByLabel('Designation').fill('Somewhere else')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Unpublished changes')).toBeVisible()
  await page.getByRole('radio', { name: 'History' }).check()
  await button(page, 'Restore version 1').click()
  await expect(page.getByLabel('Designation')).not.toHaveValue('Somewhere else')
  expect(await onSite(), 'the edit is not published').toEqual(moved)
})

test('an editor reschedules a post in one step, and can delete it while it is scheduled @long', async ({
  page
}) => {
  const title = `Later ${Date.now() % 1e6}`
  await page.goto('/editor')
  await button(page, 'New post').click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Excerpt').fill('Not yet.')
  await page.getByRole('textbox', { name: 'Text' }).fill('Soon.')
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA')
  const dialog = page.getByRole('dialog')
  await button(page, 'Schedule…').click()
  await dialog.getByLabel('Goes live on').fill(`${day(2)}T10:30`)
  await button(dialog, 'Schedule').click()
  await expect(page.getByText(/goes live automatically on .* 10:30 a\.m\./)).toBeVisible()

  await button(page, 'Change time…').click()
  await expect(dialog.getByLabel('Goes live on')).toHaveValue(`${day(2)}T10:30`)
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await dialog.getByLabel('Goes live on').fill(`${day(3)}T16:45`)
  await button(dialog, 'Change time').click()
  await expect(page.getByText(/goes live automatically on .* 4:45 p\.m\./)).toBeVisible()

  await page.getByLabel('Excerpt').fill('Not yet, but soon.')
  await expect(page.getByText(/The scheduled version goes live/)).toBeVisible()
  await button(page, 'Change time…').click()
  await expect(dialog.getByRole('radio', { name: 'Scheduled version' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Latest version' }).check()
  await soundOnPhone(page)
  await button(dialog, 'Change time').click()
  await expect(page.getByText(/It goes live automatically on .* 4:45 p\.m\./)).toBeVisible()

  await button(page, 'Delete draft').click()
  await expect(dialog).toContainText(/It won’t be published on .* 4:45 p\.m\./)
  await button(dialog, 'Delete draft').click()
  await expectToast(page, `“${title}” was deleted.`)
  await page.getByLabel('Search posts').fill(title)
  await expect(page.getByText(`No posts match “${title}”`)).toBeVisible()
})
