import { expect } from '@playwright/test'
import { paths } from '#rules/paths.ts'
import { enrolWithWebsite } from '../kit/enrol.ts'
import { expectAccessibleOnAnyScreen, expectToast, newPerson, test } from '../kit/journey.ts'

test('an agent adds leads, filters them, moves them on by keyboard, and finds every screen of the CRM accessible @any-screen', async ({
  page
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enrolWithWebsite(page, newPerson())
  await page.goto(paths.leads)
  await expect(page.getByText('No leads yet')).toBeVisible()
  await expectAccessibleOnAnyScreen(page)

  const dialog = page.getByRole('dialog', { name: 'Add a lead' })
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add a lead' }).click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Email', { exact: true }).fill('visitor@example.ca')
    await dialog.getByLabel('Commercial emails').selectOption('They haven’t agreed')
    await dialog.getByRole('button', { name: 'Add lead' }).click()
    await expectToast(page, `${name} was added.`)
  }
  await page.getByRole('button', { name: 'Add a lead' }).click()
  await dialog.getByRole('button', { name: 'Add lead' }).click()
  await expect(dialog.getByText('Please enter a name.')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  const names = ['Marie-Ève Desrosiers-Laflamme', 'Wei Chen', 'Zoë Nguyễn']
  for (const name of names) await add(name)
  await expect(page.getByText('3 leads', { exact: true })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search' }).fill('nguyen')
  await expect(page.getByText('1 lead', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/search=nguyen/)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('link', { name: 'All leads' }).click()
  await page.getByRole('link', { name: 'Wei Chen' }).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Marie-Ève' })).toBeFocused()
  await page.keyboard.press('x')
  await expectAccessibleOnAnyScreen(page)
  await page.getByLabel('Move to stage').selectOption('Talking')
  await expect(page.getByText('Moved 2 leads to Talking.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone for 2 leads.')).toBeVisible()

  await page.getByRole('radio', { name: 'Board' }).check()
  await expect(page).toHaveURL(/layout=board/)
  const move = page.getByLabel('Move Zoë Nguyễn to')
  await move.focus()
  await page.keyboard.press('C')
  await expect(page.getByText('Moved 1 lead to Client.')).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
  await page.getByLabel('Stage', { exact: true }).selectOption('client')
  await expect(page.getByRole('link', { name: 'Zoë Nguyễn' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('3 leads', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'Import' }).click()
  const csv = 'Client,Courriel\nLiam Roy,liam@visitor.test\n'
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByText('1 person in people.csv')).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Import' })).toBeFocused()

  for (const [path, heading] of [
    [paths.campaigns, 'Campaigns'],
    [paths.report, 'Report'],
    [paths.settings, 'Settings']
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessibleOnAnyScreen(page)
  }
  await page.goto(paths.campaigns)
  await page.getByRole('button', { name: 'New campaign' }).click()
  await expect(page.getByText('1 person can receive it now.')).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
})
