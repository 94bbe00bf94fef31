import { expect } from '@playwright/test'
import { addLeadByApi, enrolWithWebsite } from '../kit/enrol.ts'
import {
  expectAccessible,
  expectAccessibleOnAnyScreen,
  expectToast,
  newPerson,
  test
} from '../kit/journey.ts'

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
  await page.goto('/dashboard/team')
  await expect(page.getByText('Nobody has joined your team yet.')).toBeVisible()
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
  await page.keyboard.press('Enter')
  await expectToast(page, `We’ve sent the invitation to ${email}.`)
  await expect(page.getByText('1 of 15 places taken')).toBeVisible()
  await expectAccessibleOnAnyScreen(page)

  const theirs = await (await browser.newContext({ baseURL })).newPage()
  const invitations = theirs.getByRole('listitem').filter({ hasText: email })
  await expect(async () => {
    await theirs.goto('/mailbox')
    await invitations.getByRole('link', { name: /^Join the team of/ }).click({ timeout: 500 })
  }).toPass()
  await theirs.getByRole('link', { name: 'Accept the invitation' }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/^Join Lakeshore Realty/)
  await theirs.getByLabel('Name', { exact: true }).fill('Bea Tran')
  await theirs.getByLabel('Password', { exact: true }).fill('a good password')
  await theirs.getByLabel('Confirm password', { exact: true }).fill('a good password')
  await expectAccessibleOnAnyScreen(theirs)
  await theirs.getByRole('button', { name: 'Join the team' }).click()
  await expect(theirs).toHaveURL(/\/dashboard\/leads$/)
  await expect(theirs.getByText('No leads yet')).toBeVisible()
  const menu = theirs.getByRole('navigation', { name: 'Dashboard', exact: true })
  await theirs.setViewportSize({ width: 1440, height: 900 })
  const links = ['Leads', 'Report', 'Settings', 'Privacy', 'Reset password']
  await expect(menu.getByRole('link')).toHaveText(links)
  await theirs.goto('/dashboard/settings')
  await theirs.getByLabel('Language of emails and receipts').selectOption('Français')
  await expectToast(theirs, 'Your choice has been saved.')

  await page.goto(`/dashboard/lead?lead_id=${lead_id}`)
  await page.getByLabel('Assigned to').selectOption('Bea Tran')
  await expectToast(page, 'Assigned to Bea Tran.')
  await theirs.goto('/dashboard/website')
  await expect(theirs).toHaveURL(/\/dashboard\/leads$/)
  await theirs.getByRole('link', { name: 'Jordan Lee' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Jordan Lee' })).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Erase' })).toHaveCount(0)
  await theirs.goto(`/dashboard/lead?lead_id=${other_id}`)
  await expect(theirs.getByRole('link', { name: 'Priya Nair' })).toHaveCount(0)
  await expect(theirs.getByRole('heading', { level: 1 })).not.toHaveText('Priya Nair')

  await page.reload()
  const seen = page.getByRole('listitem').filter({ hasText: 'Opened' })
  await expect(seen.filter({ hasText: 'Bea Tran' })).toBeVisible()
  await page.goto('/dashboard/leads?layout=board')
  await page.getByLabel('Assign Priya Nair').selectOption('Bea Tran')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Bea Tran', { exact: true }).locator('visible=true')).toHaveCount(1)

  await page.goto('/dashboard/team')
  await page.getByRole('button', { name: 'Change Bea Tran' }).click()
  await page.getByLabel('Areas').fill('Leslieville\nM4E')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Leslieville, M4E')).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
  await page.getByRole('button', { name: 'Remove Bea Tran' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Bea Tran has no access any more.')
  await theirs.goto('/dashboard/leads')
  await expect(theirs.getByText('Jordan Lee')).toHaveCount(0)
  await expect(theirs.getByRole('main')).toContainText('website')
})
