import { expect } from '@playwright/test'
import { paths } from '#rules/paths.ts'
import { enrolWithWebsite } from '../kit/enrol.ts'
import { expectAccessibleOnAnyScreen, expectToast, newPerson, test } from '../kit/journey.ts'
import { at, language, say } from '../kit/language.ts'

test('an agent adds leads, filters them, moves them on by keyboard, and finds every screen of the CRM accessible @any-screen', async ({
  page
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enrolWithWebsite(page, newPerson())
  await page.goto(at(paths.leads))
  await expect(
    page.getByText(say('No leads yet', 'Aucun client potentiel pour l’instant'))
  ).toBeVisible()
  await expectAccessibleOnAnyScreen(page)

  const dialog = page.getByRole('dialog', { name: say('Add a lead') })
  const add = async (name: string) => {
    await page.getByRole('button', { name: say('Add a lead') }).click()
    await dialog.getByLabel(say('Name')).fill(name)
    await dialog.getByLabel(say('Email', 'Courriel'), { exact: true }).fill('visitor@example.ca')
    await expect(dialog.getByLabel(say('Their language', 'Sa langue'))).toHaveValue(language)
    await dialog.getByLabel(say('Commercial emails')).selectOption(say('They haven’t agreed'))
    await dialog.getByRole('button', { name: say('Add lead') }).click()
    await expectToast(page, say(`${name} was added.`, `${name} est maintenant dans la liste.`))
  }
  await page.getByRole('button', { name: say('Add a lead') }).click()
  await dialog.getByRole('button', { name: say('Add lead') }).click()
  await expect(dialog.getByText(say('Please enter a name.'))).toBeVisible()
  await expect(dialog.getByLabel(say('Name'))).toBeFocused()
  await page.keyboard.press('Escape')
  const names = ['Marie-Ève Desrosiers-Laflamme', 'Wei Chen', 'Zoë Nguyễn']
  for (const name of names) await add(name)
  await expect(
    page.getByText(say('3 leads', '3 clients potentiels'), { exact: true })
  ).toBeVisible()

  await page.getByRole('searchbox', { name: say('Search', 'Rechercher') }).fill('nguyen')
  await expect(page.getByText(say('1 lead', '1 client potentiel'), { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/search=nguyen/)
  await page.getByRole('button', { name: say('Filters') }).click()
  await page.getByRole('link', { name: say('All leads', 'Tous') }).click()
  await page.getByRole('link', { name: 'Wei Chen' }).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Marie-Ève' })).toBeFocused()
  await page.keyboard.press('x')
  await expectAccessibleOnAnyScreen(page)
  await page.getByLabel(say('Move to stage')).selectOption(say('Talking'))
  await expect(
    page.getByText(
      say('Moved 2 leads to Talking.', '2 clients potentiels à l’étape « En discussion ».')
    )
  ).toBeVisible()
  await page.getByRole('button', { name: say('Undo', 'Annuler') }).click()
  await expect(
    page.getByText(say('Undone for 2 leads.', 'Annulé pour 2 clients potentiels.'))
  ).toBeVisible()

  await page.getByRole('radio', { name: say('Board', 'Tableau') }).check()
  await expect(page).toHaveURL(/layout=board/)
  const move = page.getByLabel(say('Move Zoë Nguyễn to', 'Déplacer Zoë Nguyễn vers'))
  await move.focus()
  await page.keyboard.press('C')
  await expect(
    page.getByText(say('Moved 1 lead to Client.', '1 client potentiel à l’étape « Client ».'))
  ).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
  await page.getByLabel(say('Stage'), { exact: true }).selectOption('client')
  await expect(page.getByRole('link', { name: 'Zoë Nguyễn' })).toBeVisible()
  await page.goBack()
  await expect(
    page.getByText(say('3 leads', '3 clients potentiels'), { exact: true })
  ).toBeVisible()

  await page.getByRole('button', { name: say('Filters') }).click()
  await page.getByRole('button', { name: say('Import', 'Importer') }).click()
  const csv = 'Client,Courriel\nLiam Roy,liam@visitor.test\n'
  await page
    .getByLabel(say('Choose a file'))
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(
    page.getByText(say('1 person in people.csv', '1 personne dans people.csv'))
  ).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: say('Import', 'Importer') })).toBeFocused()

  for (const [path, heading] of [
    [paths.campaigns, 'Campaigns'],
    [paths.report, 'Report'],
    [paths.settings, 'Settings']
  ] as const) {
    await page.goto(at(path))
    await expect(page.getByRole('heading', { level: 1, name: say(heading) })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessibleOnAnyScreen(page)
  }
  await page.goto(at(paths.campaigns))
  await page.getByRole('button', { name: say('New campaign') }).click()
  await expect(
    page.getByText(say('1 person can receive it now.', '1 personne peut le recevoir maintenant.'))
  ).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
})
