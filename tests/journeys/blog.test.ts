import { expect, type Page } from '@playwright/test'
import { enrolWithWebsite } from '../kit/enrol.ts'
import { expectAccessible, newPerson, skipCookieBanner, test } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'
import { pictureBytes } from '../kit/pictures.ts'

const porch = {
  name: 'porch.jpg',
  mimeType: 'image/jpeg',
  buffer: await pictureBytes('jpeg', { width: 1200, height: 800 })
}

const text = (page: Page) => page.getByRole('textbox', { name: say('Text', 'Texte'), exact: true })

/** A picture in the text, uploaded and described. */
async function addPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('Picture'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(porch)
  await dialog
    .getByLabel(say('Description'))
    .fill(say('The porch in October', 'Le porche en octobre'))
  await dialog.getByRole('button', { name: say('Use this picture') }).click()
  await expect(
    text(page).getByRole('img', { name: say('The porch in October', 'Le porche en octobre') })
  ).toBeVisible()
}

test('an agent writes a post, publishes it, finds it on their own website, and deletes it @any-screen', async ({
  page
}) => {
  await skipCookieBanner(page)
  await enrolWithWebsite(page, newPerson())
  await page.goto(at('/dashboard/posts'))
  await expect(page.getByText(say('No posts yet'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('New post') }).click()

  await page
    .getByRole('textbox', { name: say('Title') })
    .fill(say('Five questions before you bid', 'Cinq questions avant une offre'))
  await expect(
    page.getByText(
      say(
        'Opens at /blog/five-questions-before-you-bid',
        'S’ouvre à /blog/cinq-questions-avant-une-offre'
      )
    )
  ).toBeVisible()
  await page.getByRole('button', { name: say('Publish'), exact: true }).click()
  await expect(page.getByText(say('Please describe the post in a sentence or two.'))).toBeVisible()
  await expect(page.getByLabel(say('Description'))).toBeFocused()
  await page
    .getByLabel(say('Description'))
    .fill(say('What I ask every buyer.', 'Ce que je demande à chaque acheteur.'))
  await text(page).click()
  await page.keyboard.type(say('Start with the roof.', 'Commencez par le toit.'))
  await addPicture(page)
  const preview = page.frameLocator(`iframe[title="${say('Preview of the post')}"]`)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
    say('Five questions before you bid', 'Cinq questions avant une offre')
  )
  await expect(
    preview.getByText(say('Start with the roof.', 'Commencez par le toit.'))
  ).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: say('Publish'), exact: true }).click()
  await expect(page.getByText(say('Visitors see this version.'))).toBeVisible()
  const link = page.getByRole('link', { name: say('View on your website') })
  const site = await page.context().newPage()
  await site.goto((await link.getAttribute('href')) ?? '')
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(
    say('Five questions before you bid', 'Cinq questions avant une offre')
  )
  const picture = site.getByRole('img', {
    name: say('The porch in October', 'Le porche en octobre')
  })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await site.getByRole('link', { name: say('Blog', 'Blogue'), exact: true }).click()
  await expect(
    site.getByText(say('What I ask every buyer.', 'Ce que je demande à chaque acheteur.'))
  ).toBeVisible()
  await expectAccessible(site)

  await page.getByRole('button', { name: say('Delete') }).click()
  await expect(
    page.getByText(
      say(
        '“Five questions before you bid” was deleted.',
        '« Cinq questions avant une offre » a été supprimé.'
      )
    )
  ).toBeVisible()
  await expect.poll(async () => (await site.reload())?.status()).toBe(404)
  await page.getByRole('button', { name: say('Undo', 'Annuler') }).click()
  await expect(
    page.getByRole('link', {
      name: say('Five questions before you bid', 'Cinq questions avant une offre')
    })
  ).toBeVisible()
  await expect.poll(async () => (await site.reload())?.status()).toBe(200)
  await site.close()
})
