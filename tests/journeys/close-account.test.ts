import { expect } from '@playwright/test'
import { test } from '../kit/dated-product.ts'
import { expectAccessibleOnAnyScreen, expectToast } from '../kit/journey.ts'

test('an agent closes their account with its address and password, and can’t log in any more @any-screen @long', async ({
  page,
  product
}) => {
  const person = await product.createAgent()
  await product.openDashboard(page, person)
  await page.goto('/dashboard/privacy')
  await expect(page.getByRole('heading', { name: 'Close your account' })).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
  const address = page.getByLabel('Type your email address to confirm')
  const password = page.getByLabel('Password', { exact: true })
  const submit = page.getByRole('button', { name: 'Close my account and delete everything' })

  await address.fill('somebody@else.test')
  await password.fill(person.password)
  await submit.click()
  await expect(
    page.getByText('This is not the email address of your account.').first()
  ).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill(person.email)
  await submit.click()
  await expectToast(page, 'Your account is closed.')
  await expect(page).toHaveURL(/\/$/)

  await page.goto('/auth/login')
  const login = page.getByRole('main')
  await login.getByLabel('Email').fill(person.email)
  await login.getByLabel('Password', { exact: true }).fill(person.password)
  await login.getByRole('button', { name: /log ?in/i }).click()
  await expectToast(page, 'Wrong email or password.')
})
