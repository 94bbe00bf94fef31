import { expect } from '@playwright/test'
import { enrolWithWebsite } from '../kit/enrol.ts'
import { expectAccessibleOnAnyScreen, newPerson, skipCookieBanner, test } from '../kit/journey.ts'
import { PHONE_PHOTO, pictureBytes } from '../kit/pictures.ts'

const FILES = [
  {
    name: 'front.jpg',
    mimeType: 'image/jpeg',
    buffer: await pictureBytes('jpeg', { width: 1200, height: 800, colour: '#b8401f' })
  },
  { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: PHONE_PHOTO },
  { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a photo') }
]

const HOMES = {
  name: 'homes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'MLS;Price;Address;City\nC1;1 249 000 $;3 Oak Avenue;Ottawa\nC2;0;4 Oak Avenue;Ottawa\n'
  )
}

test('an agent shows a home with photos and an open house, features it, deletes it, puts it back, imports more, and connects a feed @any-screen', async ({
  page
}) => {
  await skipCookieBanner(page)
  await enrolWithWebsite(page, newPerson())
  await page.goto('/dashboard/listings')
  await expect(page.getByText('No listings yet')).toBeVisible()
  await page.getByRole('button', { name: 'New listing' }).click()

  await page.getByLabel('Price').fill('1.2M')
  await expect(page.getByText('That’s $1,200,000.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Street address' }).fill('12 Elm Street')
  await page.getByLabel('City or town').fill('Toronto')
  await page.getByLabel('Add photos').setInputFiles(FILES)
  const photos = page.getByRole('list', { name: 'Photos in the order visitors see them' })
  await expect(photos.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('Please choose a JPEG, PNG or WebP picture.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss letter.pdf' }).click()
  await page.getByRole('button', { name: 'Add an open house' }).click()
  await expect(page.getByLabel('Day')).toBeFocused()
  await page.getByLabel('Day').fill('2030-06-01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(page.getByText('Please give the listing a title')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill('Brick semi by the park')
  await expect(page.getByText('Please say what this photo shows.')).toHaveCount(2)
  await page.getByLabel('Photo 1 shows').fill('The front of the house')
  await page.getByLabel('Photo 2 shows').fill('The garden')
  await page.getByRole('button', { name: 'Move The garden up' }).click()
  await expect(page.getByLabel('Photo 1 shows')).toHaveValue('The garden')
  await expectAccessibleOnAnyScreen(page)
  await page.keyboard.press('Control+s')
  const view = page.getByRole('link', { name: 'View it' })
  const site = await page.context().newPage()
  await site.goto((await view.getAttribute('href')) ?? '')
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Brick semi by the park')
  await site.getByText('Enter an interest rate to see the payment.').click()
  await site.getByLabel('Interest rate, in percent a year').fill('4.5')
  await site.getByRole('form', { name: 'Mortgage payment' }).getByRole('button').click()
  // Figures that nobody has checked in time are hidden.
  await expect(site.locator('[data-answer=payment]')).toContainText(
    /Payment each month\$5,313\.34|We don’t show this result/
  )
  await expect(site).toHaveURL(/rate=4\.5/)
  await site.close()

  await page.getByRole('button', { name: '← Listings' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Brick semi by the park' })
  await expect(row).toContainText('12 Elm Street, Toronto')
  await expect(row).toContainText('$1,200,000')
  await expect(row).toContainText(/Marketed since \w+day, .*: on the MLS by \w+day, /)
  await row.getByRole('button', { name: 'Feature Brick semi by the park' }).click()
  await expect(row.getByRole('button', { name: /^Stop featuring/ })).toBeFocused()
  await expectAccessibleOnAnyScreen(page)

  await row.getByRole('button', { name: 'Delete Brick semi by the park' }).click()
  await expect(page.getByText('“Brick semi by the park” was deleted.')).toBeVisible()
  await expect(page.getByText('No listings yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByRole('button', { name: /^Stop featuring/ })).toBeVisible()

  await page.getByRole('link', { name: 'Import' }).click()
  await page.getByLabel('Choose a file').setInputFiles(HOMES)
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('1')
  await expectAccessibleOnAnyScreen(page)
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('1 listing added.')).toBeVisible()
  await expect(page.getByText('Row 3: the price is zero or less')).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
  await page.getByRole('link', { name: 'See your listings' }).click()
  const imported = page.getByRole('listitem').filter({ hasText: 'House, Ottawa' })
  await expect(imported).toContainText('$1,249,000')

  await page.getByRole('link', { name: 'Feeds of your board' }).click()
  await expect(page.getByText('No feed is connected')).toBeVisible()
  await page.getByRole('button', { name: 'Connect a feed' }).click()
  await page.getByLabel('Client ID').fill('sample-provider')
  await page.getByLabel('Secret', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText(/CREA gave us no access/)).toBeVisible()
  await expect(page.getByLabel('Secret', { exact: true })).toBeFocused()
  await page.getByLabel('Secret', { exact: true }).fill('sample-secret')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('Waiting for agreements')).toBeVisible()
  for (const agreement of ['Data License Agreement', 'National Shared Pool opt-in']) {
    await page.getByRole('button', { name: `Record: ${agreement}, CREA DDF®` }).click()
    await page.getByLabel('Whose turn is it?').selectOption('signed')
    await page.getByLabel('Signed on').fill('2026-01-05')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: `Change: ${agreement}` })).toBeVisible()
  }
  await expect(page.getByText('Waiting for agreements')).toHaveCount(0)
  await page.getByLabel('MLS® number').fill('C9')
  await page.getByRole('button', { name: 'Look it up' }).click()
  await expect(page.getByText(/No listing with the number C9/)).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
  await page.getByRole('button', { name: 'Remove CREA DDF® (Sample homes)' }).click()
  await expect(page.getByText('CREA DDF® (Sample homes) was removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Remove CREA DDF® (Sample homes)' })).toBeVisible()
})
