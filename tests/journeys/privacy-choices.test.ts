import { expect } from '@playwright/test'
import { enrolWithWebsite } from '../kit/enrol.ts'
import { expectAccessible, expectToast, newPerson, test } from '../kit/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

const VISITOR = 'kim@visitor.test'

test('a visitor asks for a deletion by their privacy choices, and the agent answers @any-screen @long', async ({
  page
}) => {
  await enrolWithWebsite(page, newPerson())
  await page.goto('/dashboard/home')
  const site = await page
    .getByRole('link', { name: /\.localhost/ })
    .first()
    .getAttribute('href')
  await page.goto(`${site}/privacy`)
  await page.getByRole('link', { name: /See and withdraw what you agreed to/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your privacy choices' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(VISITOR)
  const ask = page.getByRole('button', { name: 'Email me a link' })
  await ask.click()
  // A form that is sent at once comes back to be sent again.
  const again = page.getByText('Almost done: please press the button once more.')
  const sent = page.getByRole('heading', { name: 'Check your email' })
  await expect(async () => {
    if (await again.isVisible()) await ask.click()
    await expect(sent).toBeVisible({ timeout: 1000 })
  }).toPass()

  await page.goto('/mailbox')
  await page
    .getByRole('link', { name: /Your privacy choices on/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Open your privacy choices' }).click()
  await expect(page.getByText(VISITOR)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ask for a deletion' }).click()
  await expect(page.getByRole('status')).toHaveText('Your request is sent.')

  await page.goto('/dashboard/privacy')
  const request = page.getByRole('article').filter({ hasText: VISITOR })
  await expect(request).toContainText('30 days left.')
  await expectAccessible(page)
  await request.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline the request' })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog.getByText('Please give the reason: the law asks for it.')).toBeVisible()
  await dialog.getByLabel('Your reason').fill('I have to keep the records of our sale.')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expectToast(page, 'The visitor has been told why.')
  await page.getByText('Answered requests').click()
  await expect(request).toContainText('Declined')
})
