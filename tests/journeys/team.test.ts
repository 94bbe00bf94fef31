import { expect } from '@playwright/test'
import { addLeadByApi, enrolWithWebsite } from '../kit/enrol.ts'
import {
  expectAccessible,
  expectAccessibleOnAnyScreen,
  expectToast,
  newPerson,
  test
} from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'
import { openEmail } from '../kit/mailbox.ts'

/** A year of the plan with teams, in Ontario. */
const BROKERAGE = { plan_id: 3, plan_name: 'Brokerage', price: 1728.22 } as const

const visitor = (name: string) => ({ name, email: 'visitor@example.ca', consent: 'none' }) as const

test('a brokerage invites an agent, gives them a lead, sees that they opened it, and removes them @any-screen', async ({
  baseURL,
  browser,
  page
}) => {
  const { email } = newPerson()
  const token = await enrolWithWebsite(page, newPerson(), BROKERAGE)
  const lead_id = await addLeadByApi(page, token, visitor('Jordan Lee'))
  const other_id = await addLeadByApi(page, token, visitor('Priya Nair'))
  await page.goto(at('/dashboard/team'))
  await expect(page.getByText(say('Nobody has joined your team yet.'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('textbox', { name: say('Email', 'Courriel') })
    .fill(email)
  await page.keyboard.press('Enter')
  await expectToast(
    page,
    say(`We’ve sent the invitation to ${email}.`, `Nous avons envoyé l’invitation à ${email}.`)
  )
  await expect(
    page.getByText(say('1 of 15 places taken', '1 place sur 15 est prise'))
  ).toBeVisible()
  await expectAccessibleOnAnyScreen(page)

  const theirs = await (await browser.newContext({ baseURL })).newPage()
  await openEmail(theirs, email, say(/^Join the team of/, /^Joignez-vous à l’équipe/))
  await theirs.getByRole('link', { name: say('Accept the invitation') }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
    say(/^Join Lakeshore Realty/, /^Joignez-vous à Lakeshore Realty/)
  )
  await theirs.getByLabel(say('Name'), { exact: true }).fill('Bea Tran')
  await theirs.getByLabel(say('Password'), { exact: true }).fill('a good password')
  await theirs.getByLabel(say('Confirm password'), { exact: true }).fill('a good password')
  await expectAccessibleOnAnyScreen(theirs)
  await theirs.getByRole('button', { name: say('Join the team') }).click()
  await expect(theirs).toHaveURL(/\/dashboard\/leads$/)
  await expect(theirs.getByText(say('No leads yet', 'Aucune demande pour le moment'))).toBeVisible()
  const menu = theirs.getByRole('navigation', { name: say('Dashboard'), exact: true })
  await theirs.setViewportSize({ width: 1440, height: 900 })
  const links = [
    say('Leads', 'Clients potentiels'),
    ...['Report', 'Settings', 'Privacy', 'Reset password'].map((name) => say(name))
  ]
  await expect(menu.getByRole('link')).toHaveText(links)
  await theirs.goto(at('/dashboard/settings'))
  await theirs.getByLabel(say('Language of emails and receipts')).selectOption('Français')
  await expectToast(theirs, say('Your choice has been saved.'))

  await page.goto(at(`/dashboard/lead?lead_id=${lead_id}`))
  await page.getByLabel(say('Assigned to')).selectOption('Bea Tran')
  await expectToast(page, say('Assigned to Bea Tran.', 'Confié à Bea Tran.'))
  await theirs.goto(at('/dashboard/website'))
  await expect(theirs).toHaveURL(/\/dashboard\/leads$/)
  await theirs.getByRole('link', { name: 'Jordan Lee' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Jordan Lee' })).toBeVisible()
  await expect(theirs.getByRole('button', { name: say('Erase', 'Effacer') })).toHaveCount(0)
  await theirs.goto(at(`/dashboard/lead?lead_id=${other_id}`))
  await expect(theirs.getByRole('link', { name: 'Priya Nair' })).toHaveCount(0)
  await expect(theirs.getByRole('heading', { level: 1 })).not.toHaveText('Priya Nair')

  await page.reload()
  const seen = page.getByRole('listitem').filter({ hasText: say('Opened', 'A ouvert') })
  await expect(seen.filter({ hasText: 'Bea Tran' })).toBeVisible()
  await page.goto(at('/dashboard/leads?layout=board'))
  await page.getByLabel(say('Assign Priya Nair', 'Confier Priya Nair')).selectOption('Bea Tran')
  await page.getByRole('button', { name: say('Undo', 'Annuler') }).click()
  await expect(page.getByText('Bea Tran', { exact: true }).locator('visible=true')).toHaveCount(1)

  await page.goto(at('/dashboard/team'))
  await page.getByRole('button', { name: say('Change Bea Tran', 'Modifier Bea Tran') }).click()
  await page.getByLabel(say('Areas', 'Secteurs')).fill('Leslieville\nM4E')
  await expectAccessible(page)
  await page.getByRole('button', { name: say('Save') }).click()
  await expect(page.getByText('Leslieville, M4E')).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
  await page.getByRole('button', { name: say('Remove Bea Tran', 'Retirer Bea Tran') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Remove') })
    .click()
  await expectToast(page, say('Bea Tran has no access any more.', 'Bea Tran n’a plus accès.'))
  await theirs.goto(at('/dashboard/leads'))
  await expect(theirs.getByText('Jordan Lee')).toHaveCount(0)
  await expect(theirs.getByRole('main')).toContainText(say('website', 'site Web'))
})
