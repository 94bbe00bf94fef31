import { expect, type Page } from '@playwright/test'
import { test } from '../kit/dated-product.ts'
import { expectAccessible, expectToast } from '../kit/journey.ts'

const PHONE = { width: 360, height: 780 }

/** Adds a lead as the agent who is logged in; its id. */
async function addLead(page: Page, lead: object): Promise<string> {
  const answer = await page.evaluate(async (input) => {
    const response = await fetch('/api/user/leads/add', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('access_token')}`
      },
      body: JSON.stringify(input)
    })
    return response.json()
  }, lead)
  return answer.lead.lead_id
}

test('between two showings an agent reads, notes, plans and merges on a phone @any-screen', async ({
  page,
  product
}) => {
  await page.setViewportSize(PHONE)
  await product.openDashboard(page, await product.createAgent())
  const jordan = { name: 'Jordan Lee', email: 'jordan@visitor.test', consent: 'inquiry' }
  await addLead(page, { ...jordan, name: 'J. Lee', message: 'I wrote last year.' })
  const lead_id = await addLead(page, {
    ...jordan,
    phone: '4165550150',
    message: 'Is the house on Glendale Avenue still for sale?'
  })
  await page.goto(`/dashboard/lead?lead_id=${lead_id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Jordan Lee' })).toBeVisible()
  const ways = page.getByRole('list', { name: 'Reach them' }).getByRole('link')
  await expect(ways).toHaveCount(3)
  for (const [way, href] of [
    'tel:+14165550150',
    'sms:+14165550150',
    'mailto:jordan@visitor.test'
  ].entries()) {
    await expect(ways.nth(way)).toHaveAttribute('href', href)
    await expect(ways.nth(way)).toBeInViewport()
  }
  await expect(page.getByText('Is the house on Glendale Avenue still for sale?')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Stage').selectOption('Talking')
  await expectToast(page, 'Moved to Talking.')
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(page.getByText(/^Follow up on /)).toBeVisible()

  await page.getByRole('button', { name: 'Add task' }).click()
  await expect(page.getByText('Please say what is to be done.')).toBeVisible()
  await page.getByLabel('What is to be done').fill('Send the floor plan')
  await page.getByRole('button', { name: 'Add task' }).click()
  const task = page.getByRole('checkbox', { name: 'Done: Send the floor plan' })
  await task.click()
  await expect(task).toBeChecked()

  await page.getByLabel('Note').fill('Has two dogs, needs a garden.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Has two dogs' })).toBeVisible()
  await page.getByLabel('Add a tag').fill('Buyer')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove Buyer' })).toBeVisible()

  await page.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText('I wrote last year.')).toBeVisible()
  await page.getByRole('button', { name: 'Separate J. Lee' }).click()
  await expect(page.getByText('Perhaps the same person: J. Lee')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Erase this person' }).click()
  await page.getByLabel('Type Jordan Lee to confirm').fill('jordan lee')
  await page.getByRole('dialog').getByRole('button', { name: 'Erase this person' }).click()
  await expectToast(page, 'This person was erased.')
  await page.goto(`/dashboard/lead?lead_id=${lead_id}`)
  await expect(page.getByRole('heading', { name: 'There is no such person' })).toBeVisible()
})
