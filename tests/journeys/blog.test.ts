import { expect, type Page } from '@playwright/test'
import { enrolWithWebsite } from '../kit/enrol.ts'
import { expectAccessible, newPerson, skipCookieBanner, test } from '../kit/journey.ts'
import { pictureBytes } from '../kit/pictures.ts'

const porch = {
  name: 'porch.jpg',
  mimeType: 'image/jpeg',
  buffer: await pictureBytes('jpeg', { width: 1200, height: 800 })
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

/** A picture in the text, uploaded and described. */
async function addPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(porch)
  await dialog.getByLabel('Description').fill('The porch in October')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(text(page).getByRole('img', { name: 'The porch in October' })).toBeVisible()
}

test('an agent writes a post, publishes it, finds it on their own website, and deletes it @any-screen', async ({
  page
}) => {
  await skipCookieBanner(page)
  await enrolWithWebsite(page, newPerson())
  await page.goto('/dashboard/posts')
  await expect(page.getByText('No posts yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New post' }).click()

  await page.getByLabel('Title').fill('Five questions before you bid')
  await expect(page.getByText('Opens at /blog/five-questions-before-you-bid')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Please describe the post in a sentence or two.')).toBeVisible()
  await expect(page.getByLabel('Description')).toBeFocused()
  await page.getByLabel('Description').fill('What I ask every buyer.')
  await text(page).click()
  await page.keyboard.type('Start with the roof.')
  await addPicture(page)
  const preview = page.frameLocator('iframe[title="Preview of the post"]')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
    'Five questions before you bid'
  )
  await expect(preview.getByText('Start with the roof.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Visitors see this version.')).toBeVisible()
  const link = page.getByRole('link', { name: 'View on your website' })
  const site = await page.context().newPage()
  await site.goto((await link.getAttribute('href')) ?? '')
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Five questions before you bid')
  const picture = site.getByRole('img', { name: 'The porch in October' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await site.getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(site.getByText('What I ask every buyer.')).toBeVisible()
  await expectAccessible(site)

  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('“Five questions before you bid” was deleted.')).toBeVisible()
  await expect.poll(async () => (await site.reload())?.status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Five questions before you bid' })).toBeVisible()
  await expect.poll(async () => (await site.reload())?.status()).toBe(200)
  await site.close()
})
