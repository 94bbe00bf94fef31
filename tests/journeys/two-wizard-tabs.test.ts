import { expect } from '@playwright/test'
import { expectStep, newPerson, register, test } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'

test('two wizard tabs show each other’s entries @any-screen @long', async ({ context, page }) => {
  const person = newPerson()
  await register(page, person)
  await expectStep(page, 'Template')
  await page.getByRole('button', { name: say('Next') }).click()
  await expectStep(page, 'Website Details')
  const other = await context.newPage()
  await other.goto(at('/auth/account-setup'))
  await expectStep(other, 'Website Details')

  await page.getByLabel(say('Website name')).pressSequentially('Typed in the first')
  await expect(other.getByLabel(say('Website name'))).toHaveValue('Typed in the first')
  await other.getByLabel(say('Domain')).pressSequentially(person.base_url)
  await expect(page.getByLabel(say('Domain'))).toHaveValue(person.base_url)
  await page.getByLabel(say('Website name')).pressSequentially(', and more')
  await expect(other.getByLabel(say('Website name'))).toHaveValue('Typed in the first, and more')
  await expect(page.getByLabel(say('Domain'))).toHaveValue(person.base_url)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('accountDetails') ?? '{}'))
  expect(kept).toMatchObject({
    website_name: 'Typed in the first, and more',
    base_url: person.base_url
  })
})
