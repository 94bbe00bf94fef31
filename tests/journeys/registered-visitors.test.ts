import { expect } from '@playwright/test'
import { expectAccessible, newPerson, test } from '../kit/journey.ts'
import { openEmail } from '../kit/mailbox.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a visitor registers by an emailed link, sees what homes were sold for, and signs out @any-screen @long', async ({
  baseURL,
  page
}) => {
  const host = new URL(baseURL ?? '').host
  const visitor = newPerson()
  await page.goto(`http://amara-osei-homes.${host}/listings`)
  await page.getByRole('link', { name: 'Sold homes, for registered visitors' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sold homes' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name').fill('Kim Visitor')
  await page.getByLabel('Email').first().fill(visitor.email)
  await page.getByLabel('I accept these terms of use.').check()
  const send = page.getByRole('button', { name: 'Email me a link to confirm' })
  await send.click()
  // A form that is sent at once comes back to be sent again.
  const sent = page.getByRole('heading', { name: 'Check your email' })
  const again = page.getByText('Almost done: please press the button once more.')
  await expect(async () => {
    if (await again.isVisible()) await send.click()
    await expect(sent).toBeVisible({ timeout: 1000 })
  }).toPass()

  await openEmail(page, visitor.email, /^Confirm your registration/)
  await page.getByRole('link', { name: 'Confirm and sign in' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Amara Osei' })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(main).toContainText(visitor.email)
  await expectAccessible(page)
  const home = main.getByRole('listitem').getByRole('link').first()
  const path = await home.getAttribute('href')
  await home.click()
  await expect(main).toContainText(/Sold on \w+ \d+, \d{4}/)
  await expectAccessible(page)

  await main.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Email me a link to confirm' })).toBeVisible()
  await page.goto(new URL(path ?? '', page.url()).href)
  await expect(main).not.toContainText('Sold on')
})
