import { expect } from '@playwright/test'
import { expectAccessible, expectAccessibleOnAnyScreen, test } from '../kit/journey.ts'

test('a visitor enlarges the photos of a home with the mouse and with the keyboard @any-screen @long', async ({
  baseURL,
  page
}) => {
  const home = `http://amara-osei-homes.${new URL(baseURL ?? '').host}/listings/287-quillstone-avenue-toronto-91`
  const row = page.getByRole('list', { name: /^Photos of/ })
  // The first look has the feed fetch them.
  await expect(async () => {
    await page.goto(home)
    await expect(row.getByRole('link')).toHaveCount(3, { timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  const second = row.getByRole('link').nth(1)
  const tab = await page.context().newPage()
  const file = await tab.goto(new URL((await second.getAttribute('href')) ?? '', home).href)
  expect(file?.headers()['content-type']).toBe('image/jpeg')
  await tab.close()

  await second.click()
  const viewer = page.getByRole('dialog', { name: /^Photos of/ })
  const place = viewer.getByRole('status')
  const next = viewer.getByRole('button', { name: 'Next' })
  await expect(place).toHaveText('2 of 3')
  await expect(viewer.getByRole('img', { name: /^Photo 2 of/ })).toHaveCSS('object-fit', 'contain')
  await expectAccessibleOnAnyScreen(page, [1440, 768, 360])
  await expect(place).toHaveText('2 of 3')
  await next.click()
  await expect(place).toHaveText('3 of 3')
  await expect(viewer.getByRole('img', { name: /^Photo 3 of/ })).toBeInViewport({ ratio: 0.9 })
  await expect(next).toBeDisabled()
  await viewer.getByRole('button', { name: 'Previous' }).click()
  await expect(place).toHaveText('2 of 3')
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toBeHidden()
  await expect(second).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(place).toHaveText('1 of 3')
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveText('2 of 3')
  await page.keyboard.press('End')
  await expect(place).toHaveText('3 of 3')
  await page.keyboard.press('ArrowLeft')
  await expect(place).toHaveText('2 of 3')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(row.getByRole('link').first()).toBeFocused()
})
