import { expect, type Page } from '@playwright/test'
import { test } from '../kit/dated-product.ts'
import { expectAccessible, expectAccessibleOnAnyScreen, expectToast } from '../kit/journey.ts'

/** A year of the plan with teams, in Ontario. */
const BROKERAGE = { plan_id: 3, plan_name: 'Brokerage', price: 1728.22 } as const

async function addLead(page: Page, name: string): Promise<string> {
  const answer = await page.evaluate(
    async (input) => {
      const response = await fetch('/api/user/leads/add', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('access_token')}`
        },
        body: JSON.stringify(input)
      })
      return response.json()
    },
    { name, email: 'visitor@example.ca', consent: 'none' }
  )
  return answer.lead.lead_id
}

test('a brokerage invites an agent, gives them a lead, sees that they opened it, and removes them @any-screen', async ({
  browser,
  page,
  product
}) => {
  await product.openDashboard(page, await product.createAgent(BROKERAGE))
  const lead_id = await addLead(page, 'Jordan Lee')
  const other_id = await addLead(page, 'Priya Nair')
  await page.goto('/dashboard/team')
  await expect(page.getByText('Nobody has joined your team yet.')).toBeVisible()
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('bea@brokerage.test')
  await page.keyboard.press('Enter')
  await expectToast(page, 'We’ve sent the invitation to bea@brokerage.test.')
  await expect(page.getByText('1 of 15 places taken')).toBeVisible()
  await expectAccessibleOnAnyScreen(page)

  const theirs = await (await browser.newContext({ baseURL: product.origin })).newPage()
  const invitations = theirs.getByRole('listitem').filter({ hasText: 'bea@brokerage.test' })
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
  await expect(menu.getByRole('link')).toHaveText(['Leads', 'Report', 'Reset password'])

  await page.goto(`/dashboard/lead?lead_id=${lead_id}`)
  await page.getByLabel('Assigned to').selectOption('Bea Tran')
  await expectToast(page, 'Assigned to Bea Tran.')
  await theirs.goto('/dashboard/website')
  await expect(theirs).toHaveURL(/\/dashboard\/leads$/)
  await theirs.getByRole('link', { name: 'Jordan Lee' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Jordan Lee' })).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Erase' })).toHaveCount(0)
  await expectAccessible(theirs)
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
  await expectAccessible(page)

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
