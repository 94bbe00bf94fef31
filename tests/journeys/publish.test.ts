import { expect, type Page } from '@playwright/test'
import { DEMO_LOGIN } from '#panel/actions/seed-demo-agent.ts'
import { expectSound, knowsCookies, logIn, tabTo, test } from '../kit/walk.ts'

// It changes what everybody reads, so it is walked when all other walks are done: playwright.config.ts says so.

const button = (page: Page, name: string) => page.getByRole('button', { exact: true, name })

async function published(page: Page): Promise<void> {
  await expect(page.getByText(/pages? changed in/)).toBeVisible({ timeout: 40_000 })
}

async function press(page: Page, name: string, key = 'Tab'): Promise<void> {
  await tabTo(page, button(page, name), key)
  await page.keyboard.press('Enter')
}

/** A tool beside the text that has the focus. */
async function useTool(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Shift+Tab')
  await expect(
    page.getByRole('toolbar').getByRole('button').and(page.locator(':focus'))
  ).toHaveCount(1)
  await page.keyboard.press('Home')
  await tabTo(page, button(page, name), 'ArrowRight')
  await page.keyboard.press('Enter')
}

test('a post goes from an editor’s keys to the blog, and its publishing is undone, all without a mouse', async ({
  page
}) => {
  page.on('filechooser', (chooser) => void chooser.setFiles('public/readme-home.png'))
  const title = `Snow ${Date.now() % 1e6}`
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await knowsCookies(page)
  await logIn(page, DEMO_LOGIN)
  await expect(page).toHaveURL(/dashboard/)
  await page.goto('/editor')
  await page.bringToFront()
  await press(page, 'New post')
  await tabTo(page, page.getByLabel('Title', { exact: true }))
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Brush it off.')

  const text = page.getByRole('textbox', { name: 'Text' })
  const dialog = page.getByRole('dialog')
  await test.step('words, a link and a picture', async () => {
    await tabTo(page, text)
    await page.keyboard.type('It sells. ')
    await useTool(page, 'Link')
    await expect(dialog.getByLabel('Address')).toBeFocused()
    await page.keyboard.type('no where')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Address')).toBeFocused()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await expect(text).toBeFocused()
    await useTool(page, 'Link')
    await page.keyboard.type('/pricing')
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await useTool(page, 'Picture')
    await expect(dialog.getByLabel('Picture', { exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('img')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.type('A sign')
    await page.keyboard.press('Enter')
    await expect(text.getByRole('img', { name: 'A sign' })).toBeVisible()
    await expect(text).toBeFocused()
  })

  await test.step('its preview, and a date that is thought better of', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Write' }), 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(title)
    await press(page, 'Schedule…', 'Shift+Tab')
    await expect(dialog.getByLabel('Goes live on')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Schedule…')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/goes live by itself on/)).toBeVisible()
    await expect(button(page, 'Don’t publish then')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Schedule…')).toBeFocused()
  })

  await press(page, 'Publish now', 'Shift+Tab')
  await expect(page.getByRole('list', { name: 'Publishing' })).toBeVisible()
  await published(page)
  await expectSound(page)
  const address =
    (await page.getByRole('link', { name: 'Read it on the site' }).getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/blog\/\d+$/)

  const reader = await page.context().newPage()
  await reader.goto('/blog')
  await tabTo(reader, reader.getByRole('link', { name: title }))
  await reader.keyboard.press('Enter')
  await expect(reader).toHaveURL(address)
  await expect(reader.getByText('It sells.')).toBeVisible()
  await expect(reader.getByRole('img', { name: 'A sign' })).toBeVisible()

  await page.bringToFront()
  await press(page, 'Undo the publishing')
  await expect(dialog).toBeVisible()
  await expectSound(page)
  await tabTo(page, dialog.getByRole('button', { name: 'Undo the publishing' }))
  await page.keyboard.press('Enter')
  await published(page)
  await expect(button(page, 'Put it back')).toBeFocused()
  const gone = await reader.goto(address)
  expect(gone?.status()).toBe(404)
  await reader.goto('/blog')
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reader.getByRole('link', { name: title })).toHaveCount(0)
  await expect(page.frameLocator('iframe').getByText('It sells.')).toBeVisible()
})
