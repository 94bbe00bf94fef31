import { expect, type Locator } from '@playwright/test'
import { leadPath, paths } from '#rules/paths.ts'
import { addLeadByApi, enrolWithWebsite } from '../kit/enrol.ts'
import {
  expectAccessible,
  expectAccessibleOnAnyScreen,
  expectToast,
  newPerson,
  test
} from '../kit/journey.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

test('between two showings an agent answers a new lead, moves it on, sets a reminder and exports it @any-screen', async ({
  page
}) => {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  /** A phone's own list of choices takes two. */
  const choose = async (label: string, option: string) => {
    taps += 2
    await page.getByLabel(label, { exact: true }).selectOption(option)
  }
  const downloadBy = async (button: string) => {
    const download = page.waitForEvent('download')
    await tap(page.getByRole('button', { name: button }))
    return (await download).suggestedFilename()
  }
  const token = await enrolWithWebsite(page, newPerson())
  const jordan = { name: 'Jordan Lee', email: 'jordan@visitor.test', consent: 'inquiry' } as const
  await addLeadByApi(page, token, { ...jordan, name: 'J. Lee', message: 'I wrote last year.' })
  const lead_id = await addLeadByApi(page, token, {
    ...jordan,
    phone: '4165550150',
    message: 'Is the house on Glendale Avenue still for sale?'
  })
  await page.goto(paths.leads)
  const first = page.getByRole('link', { name: 'Jordan Lee' })
  await expect(first).toBeInViewport()
  await tap(first)
  const message = page.getByRole('region', { name: 'Added by hand' })
  await expect(message).toContainText('Is the house on Glendale Avenue still for sale?')
  await expect(message).toBeInViewport()
  const ways = page.getByRole('list', { name: 'Reach them' })
  for (const [way, scheme] of [
    ['Call', 'tel:'],
    ['Text', 'sms:']
  ] as const) {
    const link = ways.getByRole('link', { name: way })
    await expect(link).toHaveAttribute('href', `${scheme}+14165550150`)
    await expect(link).toBeInViewport()
  }
  await expectAccessibleOnAnyScreen(page)
  await tap(ways.getByRole('button', { name: 'Answer' }))
  await choose('Template', 'First answer (English)')
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: 'Send' }))
  await expectToast(page, 'Your answer to Jordan Lee is on its way.')
  await expect(message).toBeHidden()
  await choose('Stage', 'Showing')
  await expectToast(page, 'Moved to Showing.')
  await tap(page.getByRole('button', { name: 'Tomorrow' }))
  await expect(page.getByText(/^Follow up on /)).toBeVisible()
  await tap(page.getByRole('link', { name: 'All leads' }))
  await tap(page.getByRole('button', { name: 'Export' }))
  expect(await downloadBy('Download CSV')).toMatch(/^leads-.*\.csv$/)
  expect(taps).toBeLessThanOrEqual(11)

  await page.goto(leadPath(lead_id))
  expect(await downloadBy('Save contact')).toBe('Jordan Lee.vcf')
  await page.getByRole('button', { name: 'Add task' }).click()
  await expect(page.getByText('Please say what to do.')).toBeVisible()
  await page.getByLabel('What to do').fill('Send the floor plan')
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

  await page.getByRole('button', { name: 'Merge with J. Lee' }).click()
  await expect(page.getByText('I wrote last year.')).toBeVisible()
  await page.getByRole('button', { name: 'Separate J. Lee' }).click()
  await expect(page.getByRole('heading', { name: 'Not the same person' })).toBeVisible()
  await expect(page.getByText('Possible duplicate')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Erase this person' }).click()
  await page.getByLabel('Type Jordan Lee to confirm').fill('jordan lee')
  await page.getByRole('dialog').getByRole('button', { name: 'Erase this person' }).click()
  await expectToast(page, 'This person was erased.')
  await page.goto(leadPath(lead_id))
  await expect(page.getByRole('heading', { name: 'We couldn’t find this person' })).toBeVisible()
})
